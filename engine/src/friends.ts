import { wholeSeconds } from './playTimes.ts';

/** What somebody in a group of friends did with the puzzle of a day; without a time, the solve is not ranked. */
export interface FriendSolve {
  readonly member: string;
  readonly time: FriendSolveTime | null;
}

export interface FriendSolveTime {
  readonly playedMs: number;
  readonly isHelped: boolean;
}

/** A ranked solve and its place among friends. */
export interface FriendPlace extends FriendSolveTime {
  readonly member: string;
  readonly place: number;
}

export interface FriendWeekRow {
  readonly member: string;
  /** Per day: the time, 'untimed' for a solve that is not ranked, or null. */
  readonly days: readonly (FriendSolveTime | 'untimed' | null)[];
  readonly solved: number;
  readonly firstPlaces: number;
  readonly totalMs: number;
}

const compareTimes = (a: FriendSolveTime, b: FriendSolveTime): number =>
  Number(a.isHelped) - Number(b.isHelped) || wholeSeconds(a.playedMs) - wholeSeconds(b.playedMs);

/** The ranked solves of a day in order: those without help first, however long they took. Equal times share a place. */
export function placesOf(solves: readonly FriendSolve[]): FriendPlace[] {
  const times = solves
    .flatMap(({ member, time }) => (time === null ? [] : { member, ...time }))
    .sort(compareTimes);
  return times.map((time) => ({
    ...time,
    place: times.findIndex((other) => compareTimes(other, time) === 0) + 1,
  }));
}

/**
 * The table of a week: who has solved the most days with a time comes first, then who was faster in total. Members who
 * are level stay in their order.
 */
export function weekTable(
  members: readonly string[],
  days: readonly (readonly FriendSolve[])[],
): FriendWeekRow[] {
  const winners = days.map((solves) => placesOf(solves).filter(({ place }) => place === 1));
  const rows = members.map((member) => {
    const own = days.map((solves) => solves.find((solve) => solve.member === member));
    const times = own.flatMap((solve) => solve?.time ?? []);
    return {
      member,
      days: own.map((solve) => (solve === undefined ? null : (solve.time ?? ('untimed' as const)))),
      solved: own.filter((solve) => solve !== undefined).length,
      timed: times.length,
      firstPlaces: winners.filter((ofDay) => ofDay.some((winner) => winner.member === member)).length,
      totalMs: times.reduce((sum, { playedMs }) => sum + playedMs, 0),
    };
  });
  return rows
    .sort((a, b) => b.timed - a.timed || a.totalMs - b.totalMs)
    .map(({ timed: _timed, ...row }) => row);
}
