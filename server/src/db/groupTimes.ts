import { dateOf, dayOf, weekdayOf } from '@monster/construct';
import type { Group } from '@monster/contract';
import { isInSeries, newestFirst, placesOf, weekTable } from '@monster/engine';
import type { FriendSolve, SolveDoubt } from '@monster/engine';
import { solutionMark } from './editions.ts';
import type { MemberRow } from './groups.ts';
import type { Queries } from './open.ts';

/** Solves that ended in a full, right grid, but have no time that counts. */
const solvedDoubts: readonly SolveDoubt[] = ['again', 'lateStart', 'aheadOfClock', 'tooFast', 'tooEven'];

/** The Daily Teaser of a day, and the mark of the solution that it has now. */
interface DailyGrid {
  readonly id: string;
  readonly title: string;
  readonly grid: number;
}

/** The seven dates from Monday to Sunday around a date. */
function weekOf(date: string): string[] {
  const monday = dayOf(date) - ((weekdayOf(dayOf(date)) + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => dateOf(monday + index));
}

/** The puzzles of the series on these dates, as far as they are published. */
async function findDailies(
  queries: Queries,
  dates: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, DailyGrid>> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(['id', 'title', 'date_published as datePublished', 'grid'])
    .where(
      'date_published',
      'in',
      dates.filter((date) => date <= today),
    )
    .execute();
  // Of several on one day, the one that the site shows first.
  const dailies = newestFirst(rows.filter(isInSeries)).toReversed();
  return new Map(
    dailies.map(({ id, title, datePublished, grid }) => [
      datePublished.slice(0, 10),
      { id, title, grid: solutionMark(JSON.parse(grid) as string[]) },
    ]),
  );
}

interface SolveRow {
  readonly player: string;
  readonly puzzle_id: string;
  readonly grid: number;
  readonly played_ms: number;
  readonly is_helped: number;
  readonly doubt: SolveDoubt | null;
}

/** What these players have made of these puzzles: their ranked solves, and those of this week without a time. */
async function findSolves(
  queries: Queries,
  players: readonly string[],
  puzzleIds: readonly string[],
  since: number,
): Promise<SolveRow[]> {
  if (players.length === 0 || puzzleIds.length === 0) return [];
  const found = queries
    .selectFrom('solves')
    .select(['player', 'puzzle_id', 'grid', 'played_ms', 'is_helped', 'doubt'])
    .where('player', 'in', players)
    .where('puzzle_id', 'in', puzzleIds);
  const [ranked, others] = await Promise.all([
    found.where('doubt', 'is', null).execute(),
    found.where('finished_at', '>=', since).where('doubt', 'in', solvedDoubts).execute(),
  ]);
  return [...ranked, ...others];
}

/** What the members of a group made of a puzzle, in the order of the members. */
function solvesOf(
  members: readonly MemberRow[],
  daily: DailyGrid | undefined,
  rows: readonly SolveRow[],
): FriendSolve[] {
  const ofDaily = rows.filter((row) => row.puzzle_id === daily?.id && row.grid === daily.grid);
  return members.flatMap(({ player, member_id: member }) => {
    const own = ofDaily.filter((row) => row.player === player);
    if (own.length === 0) return [];
    const ranked = own.find(({ doubt }) => doubt === null);
    return ranked === undefined
      ? { member, time: null }
      : { member, time: { playedMs: ranked.played_ms, isHelped: ranked.is_helped === 1 } };
  });
}

/** The times of a group's members: of today, and of the week from Monday to Sunday (UTC). */
export async function readGroupTimes(
  queries: Queries,
  members: readonly MemberRow[],
  today: string,
): Promise<Pick<Group, 'today' | 'week'>> {
  const dates = weekOf(today);
  const dailies = await findDailies(queries, dates, today);
  const rows = await findSolves(
    queries,
    members.map(({ player }) => player),
    [...dailies.values()].map(({ id }) => id),
    Date.parse(dates[0] ?? today),
  );
  const days = dates.map((date) => solvesOf(members, dailies.get(date), rows));
  const ofToday = days[dates.indexOf(today)] ?? [];
  const daily = dailies.get(today);
  const ids = members.map(({ member_id: id }) => id);
  return {
    today: {
      date: today,
      puzzle: daily === undefined ? null : { id: daily.id, title: daily.title },
      times: placesOf(ofToday),
      untimed: ofToday.filter(({ time }) => time === null).map(({ member }) => member),
      waiting: ids.filter((id) => ofToday.every(({ member }) => member !== id)),
    },
    week: {
      dates,
      rows: weekTable(ids, days).map((row) => ({ ...row, days: [...row.days] })),
    },
  };
}
