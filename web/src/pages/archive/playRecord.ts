import { isRecord, streakOf } from '@monster/engine';
import { storedResults } from '../../daily/results.ts';
import type { Result } from '../../daily/results.ts';
import { storedCompletions } from '../../game/completions.ts';
import type { Completion } from '../../game/completions.ts';
import { savedGameKey } from '../../game/savedGame.ts';
import { readStored } from '../../lib/storage.ts';
import { dateOf } from '../../lib/late/days.ts';
import { daysOnTime } from '../../streak/statistics.ts';
import type { ChainDay, Progress } from './progress.ts';

/** What this browser has stored about its player. */
export interface PlayRecord {
  /** By puzzle id; a puzzle that is not there was never begun. */
  readonly progress: ReadonlyMap<string, Progress>;
  /** The days of all streaks, by date. */
  readonly chain: ReadonlyMap<string, ChainDay>;
}

/** True when a saved game without a timer has a letter; a game that was only opened has none. */
function hasLetters(puzzleId: string): boolean {
  const { value } = readStored(savedGameKey(puzzleId, 0));
  return isRecord(value) && typeof value['letters'] === 'string' && /[^.]/u.test(value['letters']);
}

/** The time is that of the first attempt, as in the statistics. */
function solvedProgress(
  completions: readonly Completion[],
  result: Result | undefined,
): Progress | undefined {
  const isFirst = result?.outcome === 'solved';
  if (completions.length === 0 && !isFirst) return undefined;
  const solve = completions.find((each) => each.solve !== undefined)?.solve;
  const { timeMs, together } = (isFirst ? result : solve) ?? {};
  return { state: 'solved', timeMs, isGolden: solve?.isGolden, isTogether: together !== undefined };
}

function begunProgress(puzzleId: string, result: Result | undefined): Progress | undefined {
  if (result === undefined) return hasLetters(puzzleId) ? { state: 'begun' } : undefined;
  return { state: result.outcome };
}

/** Returns the days of all streaks by date, those included that a freeze has covered. */
function chainOf(results: readonly Result[], now: number): Map<string, ChainDay> {
  const solved = daysOnTime(results);
  const kinds = new Map<number, ChainDay['kind']>([
    ...streakOf(solved, now).frozen.map((day) => [day, 'frozen'] as const),
    ...solved.map((day) => [day, 'solved'] as const),
  ]);
  return new Map(
    [...kinds].map(([day, kind]) => [
      dateOf(day),
      { kind, isLinkedBefore: kinds.has(day - 1), isLinkedAfter: kinds.has(day + 1) },
    ]),
  );
}

/** Reads how these puzzles went, and the streaks at this time. Never throws. */
export function readPlayRecord(puzzleIds: readonly string[], now: number): PlayRecord {
  const results = storedResults();
  const completions = storedCompletions();
  const progress = new Map<string, Progress>();
  for (const id of puzzleIds) {
    const own = completions.filter(({ puzzleId }) => puzzleId === id);
    const known = solvedProgress(own, results[id]) ?? begunProgress(id, results[id]);
    if (known !== undefined) progress.set(id, known);
  }
  return { progress, chain: chainOf(Object.values(results), now) };
}
