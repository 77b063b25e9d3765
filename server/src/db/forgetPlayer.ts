import { forgetPlayerInGroups } from './groups.ts';
import { moveCounts } from './leaderboardCounts.ts';
import { forgetLevelBests } from './levelBests.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db } from './open.ts';
import { forgetPlayerName } from './playerNames.ts';
import { forgetReminders } from './reminders.ts';
import { forgetPlayerInRooms } from './rooms.ts';
import { forgetSolvesOf } from './solves.ts';

/** Deletes everything that is stored about a player, all at once. Sums that name nobody stay. */
export async function forgetPlayer(db: Db, player: string): Promise<void> {
  await inExclusiveTransaction(db, async (trx) => {
    await forgetPlayerInGroups(trx, player);
    await forgetPlayerInRooms(db, trx, player);
    await forgetSolvesOf(db, trx, player);
    await forgetPlayerName(trx, player);
    await forgetReminders(trx, player);
    // From here on, others wait.
    await forgetLevelBests(db.kind, trx, player);
    const rows = await trx.deleteFrom('leaderboard').where('owner', '=', player).returning('email').execute();
    await moveCounts(db.kind, trx, { joined: -rows.length, moves: [] });
  });
}
