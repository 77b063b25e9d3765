import { solutionHash } from '@monster/engine';
import type { Ghost, Puzzle } from '@monster/engine';
import { ApiError, send } from '../api/client.ts';
import { getRace } from '../api/player/raceCall.ts';
import { bestSolve, ghostOfBest } from './bestSolve.ts';

/** Whom the player races. */
export interface Opponent {
  /** `Your best` for the player's own solve. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly isHelped: boolean;
  readonly ghost: Ghost;
}

/** Either whom to race, or why that is not possible, in words for the player. */
export type FoundOpponent = Opponent | { readonly problem: string };

/** What an address asks for with `race=best`. */
export const ownBest = 'best';

const corrected = 'The puzzle has been corrected since, so this race is over.';

/** The player's best solve, which is in this browser. */
function findOwn(puzzle: Puzzle, puzzleId: string): FoundOpponent {
  const best = bestSolve(puzzleId);
  if (best === null) return { problem: 'You have not solved this puzzle in this browser yet.' };
  const ghost = ghostOfBest(puzzle, best);
  if (ghost === null) return { problem: corrected };
  return { name: 'Your best', isOwn: true, isHelped: best.isHelped, ghost };
}

function problemOf(error: unknown): FoundOpponent {
  if (error instanceof ApiError && error.status === 400)
    return { problem: 'The link to this race is incomplete or wrong.' };
  const reason = error instanceof ApiError && error.status === 404 ? error.reason : undefined;
  return { problem: reason ?? 'The race could not be loaded just now.' };
}

/** Finds whom an address asks to race: the player's own best, or the solve with this id. */
export async function findOpponent(puzzle: Puzzle, puzzleId: string, race: string): Promise<FoundOpponent> {
  if (race === ownBest) return findOwn(puzzle, puzzleId);
  try {
    const found = await send(getRace({ params: { id: race } }));
    if (found.puzzleId !== puzzleId) return { problem: 'This race is on another puzzle.' };
    if (found.grid !== solutionHash(puzzle.cells)) return { problem: corrected };
    return { name: found.name, isOwn: false, isHelped: found.isHelped, ghost: found.ghost };
  } catch (error) {
    return problemOf(error);
  }
}
