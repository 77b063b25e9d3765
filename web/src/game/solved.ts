import { finalScore } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import type { Solve } from './completions.ts';
import { addToSession, levelProgress } from './levelProgress.ts';
import type { Scores } from './levelProgress.ts';
import type { PuzzleMetadata } from './metadata.ts';

/** A solved game, for the popup that follows. */
export interface Solved {
  readonly game: GameState;
  readonly scores: Scores;
  /** True for a game that was solved earlier and has been opened again. */
  readonly isAgain: boolean;
}

/** Returns the scores after a game outside the levels, which counts only for the session, and only when it is new. */
export function scoresAfter(game: GameState, isAgain: boolean): Scores {
  const level = finalScore(game);
  return { level, total: levelProgress().totalScore, session: addToSession(isAgain ? 0 : level) };
}

/** Returns what the lair keeps of a game that has just been solved. */
export function solveOf(metadata: PuzzleMetadata, { words }: Puzzle, game: GameState): Solve {
  return {
    title: metadata.title,
    date: metadata.datePublished.slice(0, 10),
    solvedAt: new Date().toISOString(),
    timeMs: Math.round(game.clock.playedMs),
    isGolden: isGolden(game),
    word: words.reduce((longest, { answer }) => (answer.length > longest.length ? answer : longest), ''),
  };
}

/** True for a game without any help: it hatches a golden monster. */
export function isGolden(game: GameState): boolean {
  return helpUsed(game) === 0 && game.checks === 0;
}

/** Returns how often the player was helped; a letter or word that was revealed counts like a hint. */
export function helpUsed({ hintsUsed, reveals }: GameState): number {
  return hintsUsed + reveals;
}

export function describeHints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}
