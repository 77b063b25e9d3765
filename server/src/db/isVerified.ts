import type { SolveDoubt } from '@monster/engine';

/** True for a solve that the replay confirms, though only the first one of a player is ranked. */
export const isVerified = (doubt: SolveDoubt | null): boolean => doubt === null || doubt === 'again';
