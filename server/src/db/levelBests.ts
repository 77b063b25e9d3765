import { LEVELS } from '@monster/engine';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { givenRows } from './batches.ts';
import { isVerified } from './isVerified.ts';
import { lockTotals, moveCounts } from './leaderboardCounts.ts';
import type { Move } from './leaderboardCounts.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';

/** A solve as it was stored. */
export type StoredSolve = Pick<
  Selectable<Schema['solves']>,
  'solve_id' | 'player' | 'puzzle_id' | 'score' | 'doubt' | 'finished_at'
>;

const levelOf: ReadonlyMap<string, number> = new Map(LEVELS.map(({ puzzleId, level }) => [puzzleId, level]));

/** The best of the solves that count, by player and level. A level can be played again for a better score. */
function bestsOf(solves: readonly StoredSolve[]): Map<string, StoredSolve & { level: number }> {
  const bests = new Map<string, StoredSolve & { level: number }>();
  for (const solve of solves) {
    const level = levelOf.get(solve.puzzle_id);
    if (level === undefined || !isVerified(solve.doubt)) continue;
    const key = `${solve.player} ${level}`;
    if ((bests.get(key)?.score ?? -1) < solve.score) bests.set(key, { ...solve, level });
  }
  return bests;
}

interface Verified {
  readonly total: number;
  readonly at: number;
}

async function findTotals(trx: Queries, players: readonly string[]): Promise<Map<string, Verified>> {
  const rows = await trx
    .selectFrom('level_bests')
    .select(({ fn }) => ['player', fn.sum<number>('score').as('total'), fn.max('reached_at').as('at')])
    .where('player', 'in', players)
    .groupBy('player')
    .execute();
  return new Map(rows.map(({ player, total, at }) => [player, { total, at }]));
}

/** The rows of these players, those submitted last first. */
function listRows(trx: Queries, players: readonly string[]) {
  return trx
    .selectFrom('leaderboard')
    .select(['email', 'owner', 'verified_total'])
    .where('owner', 'in', players)
    .orderBy('submitted_at', 'desc')
    .orderBy('email')
    .execute();
}

async function link(
  trx: Queries,
  players: readonly string[],
  totals: ReadonlyMap<string, Verified>,
): Promise<Move[]> {
  const moves: Move[] = [];
  const seen = new Set<string | null>();
  for (const { email, owner, verified_total: before } of await listRows(trx, players)) {
    const verified = seen.has(owner) ? undefined : totals.get(owner ?? '');
    seen.add(owner);
    if ((verified?.total ?? null) === before) continue;
    moves.push({ from: before ?? undefined, to: verified?.total });
    await trx
      .updateTable('leaderboard')
      .set({ verified_total: verified?.total ?? null, verified_at: verified?.at ?? null })
      .where('email', '=', email)
      .execute();
  }
  return moves;
}

/**
 * Shows the verified totals of players on the row that each of them submitted last, and on no other. Returns how rows
 * have moved. Call it after `lockTotals`.
 */
export async function linkTotals(trx: Queries, players: readonly string[]): Promise<Move[]> {
  const totals = players.length === 0 ? new Map<string, Verified>() : await findTotals(trx, players);
  // Whoever has proved nothing has no row to change.
  return totals.size === 0 ? [] : link(trx, [...totals.keys()], totals);
}

/**
 * Raises the best scores of levels, and with them the ranking, after solves were stored. Call it last in the transaction
 * that stores them, since others wait for its lock.
 */
export async function raiseLevelBests(
  kind: Db['kind'],
  trx: Queries,
  solves: readonly StoredSolve[],
): Promise<void> {
  const bests = [...bestsOf(solves).values()];
  if (bests.length === 0) return;
  await lockTotals(kind, trx);
  const given = bests.map(({ player, level, score, solve_id, finished_at }) => [
    player,
    level,
    score,
    solve_id,
    finished_at,
  ]);
  const { rows: raised } = await sql<{ player: string }>`
    insert into level_bests (player, level, score, solve_id, reached_at)
    select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as integer), value ->> 3,
      cast(value ->> 4 as bigint)
    from ${givenRows({ kind }, given)} where true
    on conflict (player, level) do update set
      score = excluded.score, solve_id = excluded.solve_id, reached_at = excluded.reached_at
    where level_bests.score < excluded.score
    returning player`.execute(trx);
  const moves = await linkTotals(trx, [...new Set(raised.map(({ player }) => player))]);
  await moveCounts(kind, trx, { joined: 0, moves });
}

/** Removes what a player has proved; the row on the leaderboard is no longer public. Call it last in its transaction. */
export async function forgetLevelBests(kind: Db['kind'], trx: Queries, player: string): Promise<void> {
  await lockTotals(kind, trx);
  await trx.deleteFrom('level_bests').where('player', '=', player).execute();
  await moveCounts(kind, trx, { joined: 0, moves: await link(trx, [player], new Map()) });
}
