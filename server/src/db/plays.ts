import { dayOf } from '@monster/construct';
import type { PlayReport } from '@monster/contract';
import { findEntries, numberGrid } from '@monster/engine';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import { solutionMark } from './editions.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import type { PlayKind } from './schema.ts';

/** A report that has arrived on a UTC date. */
export interface NewPlay {
  readonly puzzleId: string;
  readonly report: PlayReport;
  readonly today: string;
}

/** What became of it: it was counted, it has no published puzzle, or it does not fit the puzzle, as it is or at all. */
export type PlayOutcome = 'counted' | 'noPuzzle' | 'otherGrid' | 'noSuchWord';

/** The rows about the whole site have no puzzle. */
export const wholeSite = '';

/** How long the days of a chart are kept: enough to compare one with the month before. */
const keptDays = 90;

interface PlayedGrid {
  /** As it is stored. */
  readonly grid: string;
  readonly datePublished: string;
  readonly mark: number;
  readonly words: number;
  readonly isWhite: readonly boolean[];
}

async function findGrids(trx: Queries, ids: readonly string[]): Promise<Map<string, PlayedGrid>> {
  const rows = await trx
    .selectFrom('puzzles')
    .select(['id', 'grid', 'date_published'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, grid, date_published: datePublished }) => {
      const solution = JSON.parse(grid) as string[];
      const numbered = numberGrid(solution);
      const isWhite = numbered.flat().map(({ isBlack }) => !isBlack);
      const words = findEntries(numbered).length;
      return [id, { grid, datePublished, mark: solutionMark(solution), words, isWhite }];
    }),
  );
}

function outcomeOf({ report, today }: NewPlay, puzzle: PlayedGrid | undefined): PlayOutcome {
  if (puzzle === undefined || puzzle.datePublished > today) return 'noPuzzle';
  if (report.grid !== puzzle.mark) return 'otherGrid';
  const words = [report.left, report.goneOnFrom].flatMap((stop) => stop?.word ?? []);
  return words.every((word) => word < puzzle.words) ? 'counted' : 'noSuchWord';
}

/** Numbers to add, by their row. */
class Sums {
  readonly #rows = new Map<string, [puzzleId: string, kind: PlayKind, slot: number, total: number]>();

  add(puzzleId: string, kind: PlayKind, slot: number, total = 1): void {
    const key = `${puzzleId} ${kind} ${slot}`;
    this.#rows.set(key, [puzzleId, kind, slot, (this.#rows.get(key)?.[3] ?? 0) + total]);
  }

  get rows() {
    return [...this.#rows.values()];
  }
}

function sumsOf(plays: readonly NewPlay[]): Sums {
  const sums = new Sums();
  for (const { puzzleId, report, today } of plays) {
    const day = dayOf(today);
    const ofDay = (kind: 'start' | 'finish'): void =>
      [puzzleId, wholeSite].forEach((id) => sums.add(id, kind, day));
    if (report.start === true) ofDay('start');
    if (report.end === 'solved') ofDay('finish');
    if (report.end === 'revealed') sums.add(puzzleId, 'revealAll', 0);
    for (const [kind, total] of [
      ['hint', report.hints],
      ['check', report.checks],
      ['reveal', report.reveals],
    ] as const)
      if (total > 0) sums.add(puzzleId, kind, 0, total);
    for (const [stop, total] of [
      [report.left, 1],
      [report.goneOnFrom, -1],
    ] as const)
      if (stop !== null) {
        sums.add(puzzleId, 'leftAt', stop.word, total);
        sums.add(puzzleId, 'leftWith', stop.filled, total);
      }
  }
  return sums;
}

/** Forgets what was counted about grids that these puzzles no longer have. */
async function forgetOtherGrids(
  trx: Queries,
  grids: ReadonlyMap<string, PlayedGrid>,
  ids: readonly string[],
): Promise<void> {
  const known = await trx
    .selectFrom('play_totals')
    .select(['puzzle_id', 'grid'])
    .where('puzzle_id', 'in', ids)
    .execute();
  const other = known.filter((row) => grids.get(row.puzzle_id)?.grid !== row.grid);
  await forgetPlays(
    trx,
    other.map((row) => row.puzzle_id),
  );
}

async function addTotals(
  db: Db,
  trx: Queries,
  plays: readonly { readonly puzzleId: string; readonly report?: PlayReport }[],
  grids: ReadonlyMap<string, PlayedGrid>,
): Promise<void> {
  const totals = new Map<string, [id: string, grid: string, starts: number, finishes: number]>();
  for (const { puzzleId, report } of plays) {
    const [, , starts, finishes] = totals.get(puzzleId) ?? ['', '', 0, 0];
    totals.set(puzzleId, [
      puzzleId,
      grids.get(puzzleId)?.grid ?? '',
      starts + (report?.start === true ? 1 : 0),
      finishes + (report?.end === 'solved' ? 1 : 0),
    ]);
  }
  await sql`insert into play_totals (puzzle_id, grid, starts, finishes)
    select value ->> 0, value ->> 1, cast(value ->> 2 as integer), cast(value ->> 3 as integer)
    from ${givenRows(db, [...totals.values()])} where true
    on conflict (puzzle_id) do update set
      starts = play_totals.starts + excluded.starts, finishes = play_totals.finishes + excluded.finishes`.execute(
    trx,
  );
}

async function addCounts(db: Db, trx: Queries, sums: Sums): Promise<void> {
  const more = sums.rows.filter(([, , , total]) => total > 0);
  const less = sums.rows.filter(([, , , total]) => total < 0);
  await sql`insert into play_counts (puzzle_id, kind, slot, total)
    select value ->> 0, value ->> 1, cast(value ->> 2 as integer), cast(value ->> 3 as integer)
    from ${givenRows(db, more)} where true
    on conflict (puzzle_id, kind, slot) do update set total = play_counts.total + excluded.total`.execute(
    trx,
  );
  if (less.length === 0) return;
  // What a report takes back may never have been counted, so no sum falls below zero.
  await sql`update play_counts set total = case
      when total + cast(value ->> 3 as integer) < 0 then 0 else total + cast(value ->> 3 as integer) end
    from ${givenRows(db, less)}
    where puzzle_id = value ->> 0 and kind = value ->> 1 and slot = cast(value ->> 2 as integer)`.execute(
    trx,
  );
}

/** Counts a report. Exclusive, so that instances neither wait for each other's rows crosswise nor miss a new grid. */
export const recordPlay = inBatches(
  (db: Db, plays: readonly NewPlay[]): Promise<PlayOutcome[]> =>
    inExclusiveTransaction(db, async (trx) => {
      const ids = [...new Set(plays.map(({ puzzleId }) => puzzleId))];
      const grids = await findGrids(trx, ids);
      const outcomes = plays.map((play) => outcomeOf(play, grids.get(play.puzzleId)));
      const counted = plays.filter((_, index) => outcomes[index] === 'counted');
      if (counted.length === 0) return outcomes;
      await forgetOtherGrids(
        trx,
        grids,
        counted.map(({ puzzleId }) => puzzleId),
      );
      await addTotals(db, trx, counted, grids);
      await addCounts(db, trx, sumsOf(counted));
      return outcomes;
    }),
  1,
);

/** The letters that were corrected in a replayed solve. */
export interface Corrections {
  readonly puzzleId: string;
  /** The mark of the solution that was played. */
  readonly grid: number;
  readonly cells: readonly number[];
}

/**
 * Counts letters that were wrong at first, for puzzles that still have the solution that was played. Call it in an
 * exclusive transaction, like that of a report.
 */
export async function addCorrections(db: Db, trx: Queries, solves: readonly Corrections[]): Promise<void> {
  if (solves.length === 0) return;
  const grids = await findGrids(trx, [...new Set(solves.map(({ puzzleId }) => puzzleId))]);
  const counted = solves.filter(({ puzzleId, grid }) => grids.get(puzzleId)?.mark === grid);
  const sums = new Sums();
  for (const { puzzleId, cells } of counted)
    for (const cell of cells)
      if (grids.get(puzzleId)?.isWhite[cell] === true) sums.add(puzzleId, 'wrong', cell);
  if (sums.rows.length === 0) return;
  await forgetOtherGrids(
    trx,
    grids,
    counted.map(({ puzzleId }) => puzzleId),
  );
  await addTotals(db, trx, counted, grids);
  await addCounts(db, trx, sums);
}

/** Counts the letters that were corrected in a solve. */
export const recordCorrections = inBatches(
  (db: Db, solves: readonly Corrections[]): Promise<undefined[]> =>
    inExclusiveTransaction(db, async (trx) => {
      await addCorrections(db, trx, solves);
      return solves.map(() => undefined);
    }),
  1,
);

/** Removes what was counted about puzzles that are gone for good. */
export async function forgetPlays(trx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('play_counts').where('puzzle_id', 'in', ids).execute();
  await trx.deleteFrom('play_totals').where('puzzle_id', 'in', ids).execute();
}

/** Gives a puzzle that comes back under a new id what was counted about its grid under the old one. */
export async function copyPlays(trx: Queries, from: string, to: string, grid: string): Promise<void> {
  await sql`insert into play_counts (puzzle_id, kind, slot, total)
    select cast(${to} as text), kind, slot, total from play_counts
    where puzzle_id = ${from}
      and exists (select 1 from play_totals where play_totals.puzzle_id = ${from} and grid = ${grid})`.execute(
    trx,
  );
  await sql`insert into play_totals (puzzle_id, grid, starts, finishes)
    select cast(${to} as text), grid, starts, finishes from play_totals
    where puzzle_id = ${from} and grid = ${grid}`.execute(trx);
}

/** Removes days that no chart shows any more; the totals stay. */
export async function prunePlayDays(queries: Queries, today: string): Promise<void> {
  await sql`delete from play_counts
    where kind in ('start', 'finish') and slot < ${dayOf(today) - keptDays}`.execute(queries);
}
