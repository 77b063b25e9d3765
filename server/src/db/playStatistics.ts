import { dateOf, dayOf } from '@monster/construct';
import type { PlayDay, PuzzleStatistics, SiteStatistics, StatisticsQuery } from '@monster/contract';
import { bucketSeconds, medianSeconds, solutionHash, timeBucket } from '@monster/engine';
import type { TimeCount } from '@monster/engine';
import type { Selectable } from 'kysely';
import { solutionMark } from './editions.ts';
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

/** How long the ranked solves of puzzles took, to the second, with and without help, on the grids they have now. */
async function findTimes(
  queries: Queries,
  /** With the marks of their solutions. */
  puzzles: ReadonlyMap<string, number>,
): Promise<Map<string, TimeCount[]>> {
  const times = new Map<string, TimeCount[]>([...puzzles.keys()].map((id) => [id, []]));
  if (puzzles.size === 0) return times;
  const rows = await queries
    .selectFrom('solve_counts')
    .select(['puzzle_id', 'grid', 'first_second', 'solves'])
    .where('puzzle_id', 'in', [...puzzles.keys()])
    .where('width', '=', 1)
    .where('solves', '>', 0)
    .execute();
  for (const { puzzle_id: id, grid, first_second: seconds, solves: total } of rows)
    if (grid === puzzles.get(id)) times.get(id)?.push({ seconds, total });
  return times;
}

/** The same times in steps of 5%, shortest first. */
function inSteps(times: readonly TimeCount[]): TimeCount[] {
  const buckets = new Map<number, number>();
  for (const { seconds, total } of times) {
    const bucket = timeBucket(seconds);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + total);
  }
  return [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([bucket, total]) => ({ seconds: bucketSeconds(bucket), total }));
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
    .select([...listColumns, 'play_totals.grid', 'starts', 'finishes'])
    .orderBy('starts', 'desc')
    .orderBy('play_totals.puzzle_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const times = await findTimes(
    queries,
    new Map(rows.map(({ id, grid }) => [id, solutionMark(JSON.parse(grid) as string[])])),
  );
  const puzzles = rows.map((row) => {
    const { featured: _featured, order: _order, ...item } = toListItem(row);
    const { starts, finishes } = row;
    return { ...item, starts, finishes, medianSeconds: medianSeconds(times.get(row.id) ?? []) };
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
  const times = (await findTimes(queries, new Map([[id, solutionHash(puzzle.grid.flat())]]))).get(id) ?? [];
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
    times: inSteps(times),
    wrong: ofKind('wrong').map(({ slot: cell, total }) => ({ cell, total })),
    leftAt: ofKind('leftAt').map(({ slot: word, total }) => ({ word, total })),
    leftWith: Array.from({ length: tenths }, (_, tenth) => leftWith.get(tenth) ?? 0),
  };
}
