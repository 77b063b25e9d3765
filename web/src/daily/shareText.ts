import { clockFace } from '../game/clockFace.ts';
import { formatDate } from '../lib/dates.ts';

/** What is told of a solved puzzle. */
export interface Shared {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly puzzleId: string;
  readonly date: string;
  readonly size: number;
  readonly timeMs: number;
  readonly hintsUsed: number;
}

/** The whole seconds of a time, rounded down as a wall clock does. */
export function formatTime(ms: number): string {
  return clockFace(Math.floor(ms / 1000));
}

export function describeHints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}

/** A text for friends that gives nothing away: no letter, and no uid in its link. */
export function shareText({ siteName, siteUrl, puzzleId, date, size, timeMs, hintsUsed }: Shared): string {
  return [
    `${siteName}, Daily Teaser of ${formatDate(date, 'medium')} (${size}×${size})`,
    `Solved in ${formatTime(timeMs)} with ${describeHints(hintsUsed)}`,
    `${siteUrl}/todaycrossword?puzzle=${encodeURIComponent(puzzleId)}`,
  ].join('\n');
}
