import type { GameState } from '@monster/engine';
import type { Scores } from './levelProgress.ts';

/** The result of a solved game, for the popup that follows. */
export interface Solved {
  readonly scores: Scores;
  readonly timeMs: number;
  readonly helpUsed: number;
  /** True when a countdown ran; only then are there points to win. */
  readonly isTimed: boolean;
}

export function solvedGame(scores: Scores, game: GameState): Solved {
  return {
    scores,
    timeMs: game.clock.playedMs,
    helpUsed: helpUsed(game),
    isTimed: game.clock.totalMs > 0,
  };
}

/** Returns how often the player was helped; a letter or word that was revealed counts like a hint. */
export function helpUsed({ hintsUsed, reveals }: GameState): number {
  return hintsUsed + reveals;
}

export function describeHints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}
