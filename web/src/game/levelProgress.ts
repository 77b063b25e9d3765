import { completeLevel, enterLevel, mergeProgress, readProgress } from '@monster/engine';
import type { LevelProgress } from '@monster/engine';
import { readCopies, writeStored } from '../lib/storage.ts';

const key = 'monster-progress';

/** Never stored: it lasts only until the page is left. */
let sessionScore = 0;

/** The scores that the completion popup shows. */
export interface Scores {
  readonly level: number;
  readonly total: number;
  readonly session: number;
}

/** Returns the progress, with what this tab could not save. */
export function levelProgress(): LevelProgress {
  return readCopies(key)
    .map((copy) => readProgress(copy))
    .reduce(mergeProgress, readProgress(undefined));
}

/** Saves that the player has opened a level. */
export function noteLevelEntered(level: number, path: string): void {
  writeStored(key, enterLevel(levelProgress(), level, path));
}

/** Saves that a level was solved and returns the scores. */
export function noteLevelSolved(level: number, score: number, nextPath: string): Scores {
  const progress = completeLevel(levelProgress(), level, score, nextPath);
  writeStored(key, progress);
  return { level: score, total: progress.totalScore, session: addToSession(score) };
}

/** Adds a score to the session and returns the new total. Puzzles outside the levels count only for the session. */
export function addToSession(score: number): number {
  sessionScore += score;
  return sessionScore;
}
