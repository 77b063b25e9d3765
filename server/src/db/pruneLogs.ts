import type { Db, Queries } from './open.ts';

/** How long the log of a solve is kept that is not the player's best. */
export const keepLogsMs = 90 * 24 * 60 * 60_000;

const batchSize = 500;

/** A player's best of a puzzle: the fastest solve whose log is there. */
async function findBest(
  trx: Queries,
  { player, puzzle_id: puzzleId, grid }: { player: string; puzzle_id: string; grid: number },
) {
  return trx
    .selectFrom('solves')
    .select('solve_id')
    .where('player', '=', player)
    .where('puzzle_id', '=', puzzleId)
    .where('grid', '=', grid)
    .where('log', 'is not', null)
    .orderBy('played_ms')
    .orderBy('solve_id')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes the logs of solves before a time, except for bests; each one is looked at once. Returns how many there were. */
async function pruneSome(trx: Queries, before: number): Promise<number> {
  const old = await trx
    .selectFrom('solves')
    .select(['solve_id', 'player', 'puzzle_id', 'grid'])
    .where('log', 'is not', null)
    .where('is_kept', '=', 0)
    .where('finished_at', '<', before)
    .orderBy('finished_at')
    .limit(batchSize)
    .execute();
  for (const solve of old) {
    const best = await findBest(trx, solve);
    if (best?.solve_id !== solve.solve_id) {
      await trx.updateTable('solves').set({ log: null }).where('solve_id', '=', solve.solve_id).execute();
      continue;
    }
    // What was the best before is not any more.
    await trx
      .updateTable('solves')
      .set({ log: null, is_kept: 0 })
      .where('player', '=', solve.player)
      .where('puzzle_id', '=', solve.puzzle_id)
      .where('grid', '=', solve.grid)
      .where('is_kept', '=', 1)
      .execute();
    await trx.updateTable('solves').set({ is_kept: 1 }).where('solve_id', '=', solve.solve_id).execute();
  }
  return old.length;
}

/** Deletes the logs of solves before a time, except for each player's best of each puzzle. */
export async function pruneLogs({ queries }: Db, before: number): Promise<void> {
  for (;;) {
    const count = await queries.transaction().execute((trx) => pruneSome(trx, before));
    if (count < batchSize) return;
  }
}
