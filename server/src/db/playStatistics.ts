import { dateOf, dayOf } from '@monster/construct';
import type { PlayDay, PuzzleStatistics, SiteStatistics, StatisticsQuery } from '@monster/contract';
import { bucketSeconds, medianSeconds } from '@monster/engine';
import type { TimeCount } from '@monster/engine';
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import { wholeSite } from './plays.ts';
import { findAny, listColumns, toListItem } from './puzzles.ts';
import type { PlayKind, Schema } from './schema.ts';

/** How many days a chart shows, today included. */
const chartDays = 30;
const tenths = 11;

type Count = Pick<Selectable<Schema['play_counts']>, 'kind' | 'slot' | 'total'>;

/** The days up to today, with zeros where nothing was counted. */
function daysOf(counts: readonly Count[], today: string): PlayDay[] {
  const first = dayOf(today) - chartDays + 1;
  const totals = new Map(counts.map(({ kind, slot, total }) => [`${kind} ${slot}`, total]));
  return Array.from({ length: chartDays }, (_, index) => ({
    date: dateOf(first + index),
    starts: totals.get(`start ${first + index}`) ?? 0,
    finishes: totals.get(`finish ${first + index}`) ?? 0,
  }));
}

/** What was counted about puzzles as they are now: a total belongs to a grid. */
function selectCounted(queries: Queries) {
  return queries
    .selectFrom('play_totals')
    .innerJoin('puzzles', (join) =>
      join.onRef('puzzles.id', '=', 'play_totals.puzzle_id').onRef('puzzles.grid', '=', 'play_totals.grid'),
    );
}

async function findMedians(queries: Queries, ids: readonly string[]): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('play_counts')
    .select(['puzzle_id', 'slot', 'total'])
    .where('puzzle_id', 'in', ids)
    .where('kind', '=', 'time')
    .execute();
  const timesOf = (id: string): TimeCount[] =>
    rows
      .filter((row) => row.puzzle_id === id)
      .map(({ slot, total }) => ({ seconds: bucketSeconds(slot), total }));
  return new Map(ids.map((id) => [id, medianSeconds(timesOf(id))]));
}

/** The last days of the whole site, and one page of its puzzles, the most started first. */
export async function readSiteStatistics(
  queries: Queries,
  { page, pageSize }: StatisticsQuery,
  today: string,
): Promise<SiteStatistics> {
  const counts = await queries
    .selectFrom('play_counts')
    .select(['kind', 'slot', 'total'])
    .where('puzzle_id', '=', wholeSite)
    .where('slot', '>', dayOf(today) - chartDays)
    .execute();
  const { total } = await selectCounted(queries)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectCounted(queries)
    .select([...listColumns, 'starts', 'finishes'])
    .orderBy('starts', 'desc')
    .orderBy('play_totals.puzzle_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const medians = await findMedians(
    queries,
    rows.map((row) => row.id),
  );
  const puzzles = rows.map((row) => {
    const { featured: _featured, order: _order, ...item } = toListItem(row);
    const { starts, finishes } = row;
    return { ...item, starts, finishes, medianSeconds: medians.get(row.id) ?? null };
  });
  return { days: daysOf(counts, today), puzzles, total, page, pageSize };
}

function listCounts(queries: Queries, id: string): Promise<Count[]> {
  return queries
    .selectFrom('play_counts')
    .select(['kind', 'slot', 'total'])
    .where('puzzle_id', '=', id)
    .where('total', '>', 0)
    .orderBy('slot')
    .execute();
}

/** How one puzzle is played; undefined if there is none with this id. */
export async function readPuzzleStatistics(
  queries: Queries,
  id: string,
  today: string,
): Promise<PuzzleStatistics | undefined> {
  const puzzle = await findAny(queries, id);
  if (puzzle === undefined) return undefined;
  const totals = await selectCounted(queries)
    .select(['starts', 'finishes'])
    .where('play_totals.puzzle_id', '=', id)
    .executeTakeFirst();
  const counts = totals === undefined ? [] : await listCounts(queries, id);
  const ofKind = (kind: PlayKind): Count[] => counts.filter((count) => count.kind === kind);
  const sumOf = (kind: PlayKind): number => ofKind(kind)[0]?.total ?? 0;
  const times = ofKind('time').map(({ slot, total }) => ({ seconds: bucketSeconds(slot), total }));
  const leftWith = new Map(ofKind('leftWith').map(({ slot, total }) => [slot, total]));
  return {
    puzzle,
    starts: totals?.starts ?? 0,
    finishes: totals?.finishes ?? 0,
    revealed: sumOf('revealAll'),
    hints: sumOf('hint'),
    checks: sumOf('check'),
    reveals: sumOf('reveal'),
    medianSeconds: medianSeconds(times),
    days: daysOf([...ofKind('start'), ...ofKind('finish')], today),
    times,
    wrong: ofKind('wrong').map(({ slot: cell, total }) => ({ cell, total })),
    leftAt: ofKind('leftAt').map(({ slot: word, total }) => ({ word, total })),
    leftWith: Array.from({ length: tenths }, (_, tenth) => leftWith.get(tenth) ?? 0),
  };
}
