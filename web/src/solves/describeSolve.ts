import type { Medal, OwnTime, SolveOutcome } from '@monster/contract';

const count = (total: number): string => total.toLocaleString('en-US');

const doubts: Readonly<Record<NonNullable<SolveOutcome['doubt']>, string>> = {
  unreadable: 'the server could not replay the game',
  impossible: 'the server could not replay the game',
  otherGrid: 'the puzzle was replaced while you played',
  unsolved: 'the server could not replay the game to its end',
  revealed: 'all or most of the answers were revealed',
  tooFast: 'nobody types that fast',
  tooEven: 'the letters came as evenly as from a machine',
  otherTimer: 'the countdown was changed during the game',
  aheadOfClock: 'the game claims more time than has passed',
  lateStart: 'the game began without a connection',
  again: 'only the first time that you solve a puzzle is',
};

/** Says why a solve is not ranked; the server may know reasons that this page does not. */
export function describeDoubt(doubt: string): string {
  return `Not ranked: ${(doubts as Readonly<Record<string, string>>)[doubt] ?? 'the server had a doubt'}.`;
}

export const medalNames: Readonly<Record<Medal, string>> = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
};

const medalShares: Readonly<Record<Medal, string>> = {
  gold: 'the fastest tenth',
  silver: 'the fastest third',
  bronze: 'the faster half',
};

/** Says what a medal means. */
export function describeMedal(medal: Medal): string {
  return `${medalNames[medal]}: you are in ${medalShares[medal]} of those who needed no help.`;
}

/** Says how a ranked solve compares with the others of its kind. */
export function describeStanding({ standing, isHelped }: Pick<OwnTime, 'standing' | 'isHelped'>): string {
  if (standing === null) return '';
  const kind = isHelped ? 'with help' : 'without help';
  if (standing.fasterThan === null) return `You are the first to solve it ${kind}.`;
  if (standing.fasterThan === 0) return `You have solved it ${kind}.`;
  return `Faster than ${standing.fasterThan}% of those who solved it ${kind}.`;
}

/** The place of a ranked solve, for example `Rank 12 of 1,204`. */
export function describeRank({ rank, solves }: NonNullable<OwnTime['standing']>): string {
  return `Rank ${count(rank)} of ${count(solves)}`;
}
