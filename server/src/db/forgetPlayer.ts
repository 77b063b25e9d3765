import type { Db } from './open.ts';
import { inExclusiveTransaction } from './open.ts';
import { forgetSolvesOf } from './solves.ts';

/** Deletes everything that is stored about a player, all at once. Sums that name nobody stay. */
export async function forgetPlayer(db: Db, player: string): Promise<void> {
  await inExclusiveTransaction(db, async (trx) => {
    await forgetSolvesOf(db, trx, player);
    await trx.deleteFrom('player_names').where('player', '=', player).execute();
  });
}
