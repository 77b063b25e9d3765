import { BONUS_SECONDS, MAX_TIMER_MINUTES } from './clock.ts';

export interface Level {
  readonly level: number;
  readonly puzzleId: string;
}

export const LEVELS: readonly Level[] = ['03-1-0001', '04-1-0001', '05-2-0001', '06-3-0001', '07-3-0001'].map(
  (puzzleId, i) => ({ level: i + 1, puzzleId }),
);

/** The puzzle that Unlock Monster leads to, on the daily page. */
export const MONSTER_PUZZLE_ID = '13-4-0001';

/** The level of a `{level}-{something}` path, or null: 'Invalid level path'. */
export function parseLevel(levelInfo: string): number | null {
  const level = Number(/^([1-5])-./.exec(levelInfo)?.[1]);
  return level > 0 ? level : null;
}

/** Where to go after a level: a path, and the puzzle for its query where the path does not name it. */
export function nextLevelPath(level: number): { readonly path: string; readonly puzzleId: string | null } {
  const next = LEVELS[level];
  return next
    ? { path: `/levels/${next.level}-${LEVELS.length}`, puzzleId: next.puzzleId }
    : { path: '/puzzles/2', puzzleId: null };
}

/** How much of the bar with five dots is filled. */
export function levelFraction(level: number): number {
  return (level - 1) / (LEVELS.length - 1);
}

/** No honest score is higher: the longest timer, no second lost, and a bonus for every word but the last. */
export function highestScore(words: number): number {
  return MAX_TIMER_MINUTES * 60 + (words - 1) * BONUS_SECONDS;
}
