import { BONUS_SECONDS, MAX_TIMER_MINUTES } from './clock.ts';
import { isRecord } from './isRecord.ts';

export type LevelNumber = 1 | 2 | 3 | 4 | 5;

export interface Level {
  readonly level: LevelNumber;
  readonly puzzleId: string;
}

export const LEVELS: readonly Level[] = [
  { level: 1, puzzleId: '03-1-0001' },
  { level: 2, puzzleId: '04-1-0001' },
  { level: 3, puzzleId: '05-2-0001' },
  { level: 4, puzzleId: '06-3-0001' },
  { level: 5, puzzleId: '07-3-0001' },
];

/** The puzzle that Unlock Monster opens on the daily page. */
export const MONSTER_PUZZLE_ID = '13-4-0001';

/** The puzzle that follows the last level. */
export const AFTER_LEVELS_PUZZLE_ID = '2';

/** Reads the level of a `{level}-{something}` path; null for an invalid one. */
export function parseLevel(levelInfo: string): LevelNumber | null {
  const level = /^([1-5])-./.exec(levelInfo)?.[1];
  return LEVELS.find((each) => String(each.level) === level)?.level ?? null;
}

/** Returns where to go after a level: a path, and the puzzle for its query if the path does not name it. */
export function nextLevelPath(level: number): { readonly path: string; readonly puzzleId: string | null } {
  const next = LEVELS[level];
  return next
    ? { path: `/levels/${next.level}-${LEVELS.length}`, puzzleId: next.puzzleId }
    : { path: `/puzzles/${AFTER_LEVELS_PUZZLE_ID}`, puzzleId: null };
}

/** Returns how much of the bar with five dots is filled. */
export function levelFraction(level: number): number {
  return (level - 1) / (LEVELS.length - 1);
}

/** Returns the highest honest score: the longest timer, no time lost, and a bonus for every word but the last. */
export function highestScore(words: number): number {
  return MAX_TIMER_MINUTES * 60 + (words - 1) * BONUS_SECONDS;
}

/** How far a player has come in the five levels, as the browser stores it. */
export interface LevelProgress {
  readonly currentLevel: number;
  /** The sum of the level scores. */
  readonly totalScore: number;
  /** The best score of each level. */
  readonly levelScores: Readonly<Record<string, number>>;
  readonly isLevelComplete: boolean;
  readonly currentLevelPath: string;
  readonly nextLevelPath: string;
  readonly isFirstVisit: boolean;
  readonly isGameComplete: boolean;
}

const fresh: LevelProgress = {
  currentLevel: 1,
  totalScore: 0,
  levelScores: {},
  isLevelComplete: false,
  currentLevelPath: '',
  nextLevelPath: '',
  isFirstVisit: true,
  isGameComplete: false,
};

/** Keeps the valid parts of stored data; the total is always computed from the scores. */
export function readProgress(stored: unknown): LevelProgress {
  if (!isRecord(stored)) return fresh;
  const { currentLevel, levelScores, currentLevelPath, nextLevelPath: nextPath } = stored;
  const scores = isRecord(levelScores) ? validScores(levelScores) : {};
  return {
    currentLevel: isLevel(currentLevel) ? currentLevel : fresh.currentLevel,
    totalScore: total(scores),
    levelScores: scores,
    isLevelComplete: stored['isLevelComplete'] === true,
    currentLevelPath: isPath(currentLevelPath) ? currentLevelPath : '',
    nextLevelPath: isPath(nextPath) ? nextPath : '',
    isFirstVisit: stored['isFirstVisit'] !== false,
    isGameComplete: stored['isGameComplete'] === true,
  };
}

/** Records that a level is on the screen; a solved level that is opened again stays complete. */
export function enterLevel(progress: LevelProgress, level: number, path: string): LevelProgress {
  return {
    ...progress,
    currentLevel: level,
    currentLevelPath: path,
    isLevelComplete: progress.isLevelComplete && progress.currentLevelPath === path,
    isFirstVisit: false,
  };
}

/** Records that a level is solved; its best score counts. */
export function completeLevel(
  progress: LevelProgress,
  level: number,
  score: number,
  nextPath: string,
): LevelProgress {
  const levelScores = bestScores(progress.levelScores, { [level]: score });
  return {
    ...progress,
    levelScores,
    totalScore: total(levelScores),
    isLevelComplete: true,
    nextLevelPath: nextPath,
    isGameComplete: progress.isGameComplete || level === LEVELS.length,
  };
}

/** Combines two copies of the progress: the best scores of both, and the place in the levels of the later one. */
export function mergeProgress(earlier: LevelProgress, later: LevelProgress): LevelProgress {
  const levelScores = bestScores(earlier.levelScores, later.levelScores);
  return {
    ...later,
    levelScores,
    totalScore: total(levelScores),
    isFirstVisit: earlier.isFirstVisit && later.isFirstVisit,
    isGameComplete: earlier.isGameComplete || later.isGameComplete,
  };
}

type LevelScores = LevelProgress['levelScores'];

function bestScores(some: LevelScores, others: LevelScores): LevelScores {
  const best = { ...some };
  for (const [level, score] of Object.entries(others)) best[level] = Math.max(score, best[level] ?? 0);
  return best;
}

function validScores(scores: Record<string, unknown>): Record<string, number> {
  const entries = LEVELS.map(({ level }) => [String(level), scores[level]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isScore(entry[1])));
}

function total(scores: LevelScores): number {
  return Object.values(scores).reduce((sum, score) => sum + score, 0);
}

function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isLevel(value: unknown): value is number {
  return LEVELS.some(({ level }) => level === value);
}

/** True for a path on this site: stored data must not lead elsewhere. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
