import { dayOf } from '@monster/construct';
import type { Group, Reaction } from '@monster/contract';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';

/** Nobody sees those of earlier days; a day more for clocks that differ. */
const keptDays = 2;

interface NewReaction {
  readonly groupId: string;
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly reaction: Reaction;
}

/** The reactions of a group on one day. */
export async function listReactions(
  queries: Queries,
  groupId: string,
  today: string,
): Promise<Group['reactions']> {
  return queries
    .selectFrom('friend_reactions')
    .select(['from_member as from', 'to_member as to', 'reaction'])
    .where('group_id', '=', groupId)
    .where('day', '=', dayOf(today))
    .orderBy('to_member')
    .orderBy('from_member')
    .execute();
}

/** Reacts to a member's day, in place of an earlier reaction; the same one again takes it back. */
export function react(db: Db, { groupId, today, from, to, reaction }: NewReaction): Promise<void> {
  return inExclusiveTransaction(db, async (trx) => {
    const row = { group_id: groupId, day: dayOf(today), to_member: to, from_member: from };
    const same = await trx
      .deleteFrom('friend_reactions')
      .where('group_id', '=', groupId)
      .where('day', '=', row.day)
      .where('to_member', '=', to)
      .where('from_member', '=', from)
      .returning('reaction')
      .executeTakeFirst();
    if (same?.reaction === reaction) return;
    // Somebody who has left meanwhile gets no reaction.
    const member = await trx
      .selectFrom('friend_members')
      .select('member_id')
      .where('group_id', '=', groupId)
      .where('member_id', 'in', [from, to])
      .execute();
    if (member.length === 2)
      await trx
        .insertInto('friend_reactions')
        .values({ ...row, reaction })
        .execute();
  });
}

/** Deletes reactions that nobody sees anymore. */
export async function pruneReactions(queries: Queries, today: string): Promise<void> {
  await queries
    .deleteFrom('friend_reactions')
    .where('day', '<', dayOf(today) - keptDays)
    .execute();
}
