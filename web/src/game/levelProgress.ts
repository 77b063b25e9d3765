import { completeLevel, enterLevel, readProgress } from '@monster/engine';
import type { LevelProgress } from '@monster/engine';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'monster-progress';

/** Kept apart and never stored: it ends with the page. */
let sessionScore = 0;

/** What the popup of a solved level shows. */
export interface Scores {
  readonly level: number;
  readonly total: number;
  readonly session: number;
}

export function levelProgress(): LevelProgress {
  return readProgress(readStored(key).value);
}

/** Takes note that a level is on the screen. */
export function noteLevelEntered(level: number, path: string): void {
  writeStored(key, enterLevel(levelProgress(), level, path));
}

/** Takes note of a solved level, and tells the scores. */
export function noteLevelSolved(level: number, score: number, nextPath: string): Scores {
  const progress = completeLevel(levelProgress(), level, score, nextPath);
  writeStored(key, progress);
  return { level: score, total: progress.totalScore, session: addToSession(score) };
}

/** Scores of a puzzle outside of the levels count for the session alone. */
export function addToSession(score: number): number {
  sessionScore += score;
  return sessionScore;
}
