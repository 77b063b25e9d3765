import { useCompletions } from './useCompletions.ts';

/** Returns the ids of all puzzles solved in this browser, by any player. Empty in the server-rendered HTML. */
export function useSolved(): string[] {
  return useCompletions().map(({ puzzleId }) => puzzleId);
}
