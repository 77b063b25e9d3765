import type { SolveOutcome } from '@monster/contract';
import { isHelped } from '@monster/engine';
import type { SolveDoubt, SolveFigures } from '@monster/engine';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';
import { raiseLevelBests } from './levelBests.ts';
import { isVerified } from './isVerified.ts';
import { addSolveCounts } from './solveCounts.ts';
import type { Board } from './solveCounts.ts';

/** A solve that was replayed. */
export interface NewSolve extends Omit<Board, 'isHelped'> {
  readonly solveId: string;
  readonly player: string;
  readonly timerMinutes: number;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly figures: SolveFigures;
  readonly doubt: SolveDoubt | null;
  readonly log: string;
}

type Row = Selectable<Schema['solves']>;

export function toOutcome(row: Row): SolveOutcome {
  const { solve_id: solveId, doubt, played_ms: playedMs, score, hints, checks, reveals } = row;
  return { solveId, doubt, playedMs, score, hints, checks, reveals };
}

async function insert(db: Db, trx: Queries, solves: readonly NewSolve[]): Promise<Row[]> {
  const rows = solves.map(({ figures, ...solve }) => [
    solve.solveId,
    solve.player,
    solve.puzzleId,
    solve.grid,
    solve.timerMinutes,
    solve.startedAt,
    solve.finishedAt,
    figures.playedMs,
    figures.score,
    figures.hints,
    figures.checks,
    figures.reveals,
    isHelped(figures) ? 1 : 0,
    solve.doubt ?? '',
    // What nobody can race is not worth its space.
    isVerified(solve.doubt) ? solve.log : '',
  ]);
  // Whoever was refused knows the answers, too, and must not try again until a game passes.
  const earlier = sql`select 'again' from solves as earlier where earlier.player = value ->> 1
    and earlier.puzzle_id = value ->> 2 and earlier.grid = cast(value ->> 3 as bigint) limit 1`;
  const { rows: stored } =
    await sql<Row>`insert into solves (solve_id, player, puzzle_id, grid, timer_minutes,
      started_at, finished_at, played_ms, score, hints, checks, reveals, is_helped, doubt, log, is_kept)
    select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as bigint), cast(value ->> 4 as integer),
      cast(value ->> 5 as bigint), cast(value ->> 6 as bigint), cast(value ->> 7 as bigint),
      cast(value ->> 8 as integer), cast(value ->> 9 as integer), cast(value ->> 10 as integer),
      cast(value ->> 11 as integer), cast(value ->> 12 as integer),
      coalesce(nullif(value ->> 13, ''), (${earlier})),
      nullif(value ->> 14, ''), 0
    from ${givenRows(db, rows)} where true
    on conflict do nothing returning *`.execute(trx);
  return stored;
}

/** What became of a solve: as it was stored, now or earlier by the same player; or its ticket was somebody else's. */
export type StoredSolve = (SolveOutcome & { readonly isNew: boolean }) | 'used';

/** Stores solves, the first that a player has sent as ranked. A ticket that was used before stores nothing again. */
async function store(db: Db, trx: Queries, solves: readonly NewSolve[]): Promise<StoredSolve[]> {
  const first = await insert(db, trx, solves);
  const isIn = (rows: readonly Row[], { solveId }: NewSolve): boolean =>
    rows.some((row) => row.solve_id === solveId);
  const others = solves.filter((solve) => !isIn(first, solve));
  const again =
    others.length === 0
      ? []
      : await insert(
          db,
          trx,
          others.map((solve) => ({ ...solve, doubt: solve.doubt ?? 'again' })),
        );
  const known = others.filter((solve) => !isIn(again, solve)).map(({ solveId }) => solveId);
  const earlier =
    known.length === 0
      ? []
      : await trx.selectFrom('solves').selectAll().where('solve_id', 'in', known).execute();
  await addSolveCounts(db.kind, trx, first.filter(({ doubt }) => doubt === null).map(boardOfRow));
  const stored = [...first, ...again];
  await raiseLevelBests(db.kind, trx, stored);
  const all = new Map([...stored, ...earlier].map((row) => [row.solve_id, row]));
  return solves.map(({ solveId, player }) => {
    const row = all.get(solveId);
    if (row === undefined || row.player !== player) return 'used';
    return { ...toOutcome(row), isNew: !earlier.includes(row) };
  });
}

const boardOfRow = (row: Row) => ({
  puzzleId: row.puzzle_id,
  grid: row.grid,
  isHelped: row.is_helped === 1,
  playedMs: row.played_ms,
});

/** Stores a solve that was replayed, and says how it was stored. */
export const recordSolve = inBatches(
  (db: Db, solves: readonly NewSolve[]): Promise<StoredSolve[]> =>
    db.queries.transaction().execute((trx) => store(db, trx, solves)),
  2,
);

/** The solve that counts for a player: the ranked one, of the grid that it was started on; without one, the last. */
export async function findOwnSolve(
  queries: Queries,
  player: string,
  puzzleId: string,
): Promise<Row | undefined> {
  return queries
    .selectFrom('solves')
    .selectAll()
    .where('player', '=', player)
    .where('puzzle_id', '=', puzzleId)
    .orderBy(sql`case when doubt is null then 0 else 1 end`)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Gives a puzzle that comes back under a new id the solves of its grid. */
export async function moveSolves(trx: Queries, from: string, to: string, grid: number): Promise<void> {
  for (const table of ['solves', 'solve_counts'] as const)
    await sql`update ${sql.table(table)} set puzzle_id = ${to} where puzzle_id = ${from} and grid = ${grid}`.execute(
      trx,
    );
}

/** Forgets the solves of puzzles that are gone for good. */
export async function forgetSolves(trx: Queries, puzzleIds: readonly string[]): Promise<void> {
  if (puzzleIds.length === 0) return;
  await trx.deleteFrom('solves').where('puzzle_id', 'in', puzzleIds).execute();
  await trx.deleteFrom('solve_counts').where('puzzle_id', 'in', puzzleIds).execute();
}

/** Forgets all solves of a player, who is then no longer counted anywhere. */
export async function forgetSolvesOf({ kind }: Db, trx: Queries, player: string): Promise<void> {
  const gone = await trx.deleteFrom('solves').where('player', '=', player).returningAll().execute();
  await addSolveCounts(kind, trx, gone.filter(({ doubt }) => doubt === null).map(boardOfRow), -1);
}
