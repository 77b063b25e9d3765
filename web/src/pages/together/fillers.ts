import type { RoomPeople } from '@monster/contract';
import type { Puzzle, Word } from '@monster/engine';

/** By cell, the seat of whoever wrote its letter; null for one that was given. */
export type Writers = readonly (number | null)[];

/** Somebody who has filled cells of a finished grid. */
export interface Filler {
  /** Null for letters that were given. */
  readonly seat: number | null;
  readonly name: string;
  readonly count: number;
}

/** What somebody is called over a finished grid. Names of removed people are not kept. */
export function fillerName({ members }: RoomPeople, me: number, seat: number | null): string {
  if (seat === null) return 'Given';
  if (seat === me) return 'You';
  return members.find((member) => member.seat === seat)?.name ?? 'Removed player';
}

/** Returns who has filled how many cells: whoever filled most comes first, and what was given last. */
export function fillersOf({ cells }: Puzzle, writers: Writers, people: RoomPeople, me: number): Filler[] {
  const counts = new Map<number | null, number>();
  for (const [cell, { isBlack }] of cells.entries()) {
    const seat = writers[cell] ?? null;
    if (!isBlack) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return [...counts]
    .map(([seat, count]) => ({ seat, name: fillerName(people, me, seat), count }))
    .sort((a, b) => {
      if (a.seat === null || b.seat === null) return a.seat === null ? 1 : -1;
      return b.count - a.count || a.seat - b.seat;
    });
}

/** Letters of a word that follow each other and have one writer. */
export interface Run {
  readonly letters: string;
  readonly seat: number | null;
}

/** Splits a word by who wrote its letters. */
export function runsOf({ answer, cells }: Word, writers: Writers): Run[] {
  const runs: Run[] = [];
  for (const [index, cell] of cells.entries()) {
    const [letter, seat, last] = [answer[index] ?? '', writers[cell] ?? null, runs.at(-1)];
    if (last?.seat === seat) runs[runs.length - 1] = { seat, letters: last.letters + letter };
    else runs.push({ seat, letters: letter });
  }
  return runs;
}

/**
 * Returns the names of the others who have solved a grid: those who wrote a letter of it and, if it has just been solved,
 * those who were there to see it.
 */
export function companionsOf(
  { members }: RoomPeople,
  writers: Writers,
  me: number,
  isJustSolved: boolean,
): string[] {
  return members
    .filter(({ seat, isHere }) => seat !== me && (writers.includes(seat) || (isJustSolved && isHere)))
    .map(({ name }) => name);
}
