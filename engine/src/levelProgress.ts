import { isRecord } from './isRecord.ts';
import { LEVELS } from './levels.ts';

/** How far a player is in the five levels, as the browser keeps it. */
export interface LevelProgress {
  readonly currentLevel: number;
  /** The sum of the level scores. */
  readonly totalScore: number;
  /** By level; the better one where a level was played again. */
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

/** Keeps of stored data what is valid; the total always follows from the scores. */
export function readProgress(stored: unknown): LevelProgress {
  if (!isRecord(stored)) return fresh;
  const { currentLevel, levelScores, currentLevelPath, nextLevelPath } = stored;
  const scores = isRecord(levelScores) ? validScores(levelScores) : {};
  return {
    currentLevel: isLevel(currentLevel) ? currentLevel : fresh.currentLevel,
    totalScore: total(scores),
    levelScores: scores,
    isLevelComplete: stored['isLevelComplete'] === true,
    currentLevelPath: isPath(currentLevelPath) ? currentLevelPath : '',
    nextLevelPath: isPath(nextLevelPath) ? nextLevelPath : '',
    isFirstVisit: stored['isFirstVisit'] !== false,
    isGameComplete: stored['isGameComplete'] === true,
  };
}

/** A level is on the screen; opened again, a solved one stays complete. */
export function enterLevel(progress: LevelProgress, level: number, path: string): LevelProgress {
  return {
    ...progress,
    currentLevel: level,
    currentLevelPath: path,
    isLevelComplete: progress.isLevelComplete && progress.currentLevelPath === path,
    isFirstVisit: false,
  };
}

/** A level is solved: its better score counts. */
export function completeLevel(
  progress: LevelProgress,
  level: number,
  score: number,
  nextPath: string,
): LevelProgress {
  const levelScores = { ...progress.levelScores, [level]: Math.max(score, progress.levelScores[level] ?? 0) };
  return {
    ...progress,
    levelScores,
    totalScore: total(levelScores),
    isLevelComplete: true,
    nextLevelPath: nextPath,
    isGameComplete: progress.isGameComplete || level === LEVELS.length,
  };
}

function validScores(scores: Record<string, unknown>): Record<string, number> {
  const entries = LEVELS.map(({ level }) => [String(level), scores[level]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isScore(entry[1])));
}

function total(scores: Readonly<Record<string, number>>): number {
  return Object.values(scores).reduce((sum, score) => sum + score, 0);
}

function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isLevel(value: unknown): value is number {
  return LEVELS.some(({ level }) => level === value);
}

/** Of this site alone: what is stored must not lead elsewhere. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}
