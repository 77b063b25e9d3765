import { csvLine } from '@monster/engine';
import type { Play } from './plays.ts';

/** "0:01:23", which spreadsheets take for a duration; they would take "1:23" for hours and minutes. */
function durationOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (count: number): string => String(count % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/** Returns what was played as CSV, the oldest first. A game that has not ended has no time; `together` is the number of others. */
export function resultsCsv(plays: readonly Play[]): string {
  const rows = plays.map(({ date, puzzleId, size, outcome, timeMs, hintsUsed, together }) => [
    date,
    puzzleId,
    size === null ? '' : String(size),
    outcome,
    timeMs === null || outcome === 'begun' ? '' : durationOf(timeMs),
    String(hintsUsed),
    String(together),
  ]);
  return [['date', 'puzzle', 'size', 'outcome', 'time', 'hints', 'together'], ...rows].map(csvLine).join('');
}
