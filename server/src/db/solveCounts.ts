import { wholeSeconds } from '@monster/engine';
import type { TimeCount } from '@monster/engine';
import { sql } from 'kysely';
import { givenRows } from './batches.ts';
import type { Db, Queries } from './open.ts';

/** The ranked solves that are compared with each other: of one grid, with help or without. */
export interface Board {
  readonly puzzleId: string;
  readonly grid: number;
  readonly isHelped: boolean;
}

const minute = 60;
const widths = [1, minute] as const;
const firstOf = (width: number, seconds: number): number => seconds - (seconds % width);

/** Counts solves on their boards, or takes them off with -1; call it in the transaction that changes their rows. */
export async function addSolveCounts(
  kind: Db['kind'],
  trx: Queries,
  solves: readonly (Board & { readonly playedMs: number })[],
  each: 1 | -1 = 1,
): Promise<void> {
  const rows = new Map<string, [string, number, number, number, number, number]>();
  for (const { puzzleId, grid, isHelped, playedMs } of solves)
    for (const width of widths) {
      const first = firstOf(width, wholeSeconds(playedMs));
      const key = [puzzleId, grid, isHelped, width, String(first).padStart(9, '0')].join(' ');
      const before = rows.get(key)?.[5] ?? 0;
      rows.set(key, [puzzleId, grid, isHelped ? 1 : 0, width, first, before + each]);
    }
  if (rows.size === 0) return;
  // Everyone writes these rows in one order, so two transactions cannot deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`insert into solve_counts (puzzle_id, grid, is_helped, width, first_second, solves)
    select value ->> 0, cast(value ->> 1 as bigint), cast(value ->> 2 as integer), cast(value ->> 3 as integer),
      cast(value ->> 4 as integer), cast(value ->> 5 as integer)
    from ${givenRows({ kind }, sorted)} where true
    on conflict (puzzle_id, grid, is_helped, width, first_second)
      do update set solves = solve_counts.solves + excluded.solves`.execute(trx);
}

function ofBoard(queries: Queries, { puzzleId, grid, isHelped }: Board) {
  return queries
    .selectFrom('solve_counts')
    .where('puzzle_id', '=', puzzleId)
    .where('grid', '=', grid)
    .where('is_helped', '=', isHelped ? 1 : 0);
}

/** Every time of a board with its number of solves, the fastest first. */
export async function listTimes(queries: Queries, board: Board): Promise<TimeCount[]> {
  return ofBoard(queries, board)
    .select(['first_second as seconds', 'solves as total'])
    .where('width', '=', 1)
    .where('solves', '>', 0)
    .orderBy('first_second')
    .execute();
}

/** How many solves of a board were faster than a time, and how many there are. Reads at most about 1,500 rows. */
export async function placeOf(
  queries: Queries,
  board: Board,
  seconds: number,
): Promise<{ faster: number; slower: number; solves: number }> {
  const first = firstOf(minute, seconds);
  const rows = await ofBoard(queries, board)
    .select(['width', 'first_second', 'solves'])
    .where((eb) =>
      eb.or([
        eb('width', '=', minute),
        eb.and([
          eb('width', '=', 1),
          eb('first_second', '>=', first),
          eb('first_second', '<', first + minute),
        ]),
      ]),
    )
    .execute();
  const sum = (isIn: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isIn).reduce((all, row) => all + row.solves, 0);
  const wide = (isIn: (start: number) => boolean): number =>
    sum((row) => row.width === minute && isIn(row.first_second));
  const narrow = (isIn: (second: number) => boolean): number =>
    sum((row) => row.width === 1 && isIn(row.first_second));
  return {
    faster: wide((start) => start < first) + narrow((second) => second < seconds),
    slower: wide((start) => start > first) + narrow((second) => second > seconds),
    solves: wide(() => true),
  };
}
