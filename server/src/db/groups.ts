import { randomInt } from 'node:crypto';
import type { OwnGroup } from '@monster/contract';
import { GROUP_CODE_LETTERS, MAX_GROUP_MEMBERS } from '@monster/contract/limits';
import type { Selectable } from 'kysely';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';
import { randomText } from './tokens.ts';

const mostGroups = 20;
const codeLength = 6;
const dayMs = 24 * 60 * 60_000;
/** Without a visit by a member, a group is deleted after this time: as long as browsers keep a cookie. */
export const keepGroupsMs = 400 * dayMs;

export type GroupRow = Selectable<Schema['friend_groups']>;
export type MemberRow = Pick<Selectable<Schema['friend_members']>, 'member_id' | 'player' | 'name' | 'seat'>;

/** Somebody who joins: who it is, and the name as it is shown and as it is compared. */
export interface Newcomer {
  readonly player: string;
  readonly name: string;
  readonly nameKey: string;
}

/** Why nobody joined. */
export type JoinRefusal = 'noGroup' | 'removed' | 'full' | 'tooManyGroups' | 'nameTaken';

function makeCode(): string {
  return Array.from(
    { length: codeLength },
    () => GROUP_CODE_LETTERS[randomInt(GROUP_CODE_LETTERS.length)],
  ).join('');
}

export async function findGroup(
  queries: Queries,
  by: { readonly key: string } | { readonly code: string },
): Promise<GroupRow | undefined> {
  const found = queries.selectFrom('friend_groups').selectAll();
  return 'key' in by
    ? found.where('link_key', '=', by.key).executeTakeFirst()
    : found.where('code', '=', by.code).executeTakeFirst();
}

/** The members of a group in the order in which they joined; the first one is its founder. */
export async function listMembers(queries: Queries, groupId: string): Promise<MemberRow[]> {
  return queries
    .selectFrom('friend_members')
    .select(['member_id', 'player', 'name', 'seat'])
    .where('group_id', '=', groupId)
    .orderBy('seat')
    .execute();
}

/** The groups of a player, the one joined last first. */
export async function listGroups(queries: Queries, player: string): Promise<OwnGroup[]> {
  const rows = await queries
    .selectFrom('friend_members as own')
    .innerJoin('friend_groups as friends', 'friends.group_id', 'own.group_id')
    .select((query) => [
      'friends.link_key as key',
      'friends.name',
      query
        .selectFrom('friend_members as member')
        .whereRef('member.group_id', '=', 'own.group_id')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .as('people'),
    ])
    .where('own.player', '=', player)
    .orderBy('own.joined_at', 'desc')
    .orderBy('own.group_id')
    .execute();
  return rows.map(({ people, ...row }) => ({ ...row, people: people ?? 0 }));
}

async function hasTooMany(trx: Queries, player: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('friend_members')
    .select('group_id')
    .where('player', '=', player)
    .execute();
  return rows.length >= mostGroups;
}

async function isRemoved(trx: Queries, groupId: string, player: string): Promise<boolean> {
  const row = await trx
    .selectFrom('friend_removals')
    .select('player')
    .where('player', '=', player)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row !== undefined;
}

async function takeSeat(trx: Queries, groupId: string, newcomer: Newcomer, seat: number, now: number) {
  const { player, name, nameKey: name_key } = newcomer;
  await trx
    .insertInto('friend_members')
    .values({ group_id: groupId, member_id: randomText(8), player, name, name_key, seat, joined_at: now })
    .execute();
}

/** Makes a group with its founder. Exclusive like all that changes who is in a group, so that no limit is exceeded. */
export function createGroup(
  db: Db,
  { name, founder, now }: { readonly name: string; readonly founder: Newcomer; readonly now: number },
): Promise<{ readonly key: string } | 'tooManyGroups'> {
  return inExclusiveTransaction(db, async (trx) => {
    if (await hasTooMany(trx, founder.player)) return 'tooManyGroups';
    for (;;) {
      const [group_id, key] = [randomText(12), randomText(12)];
      const { numInsertedOrUpdatedRows: made } = await trx
        .insertInto('friend_groups')
        .values({ group_id, link_key: key, code: makeCode(), name, created_at: now, visited_at: now })
        // One code in a thousand is taken where there are a hundred thousand groups.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (made === 0n) continue;
      await takeSeat(trx, group_id, founder, 1, now);
      return { key };
    }
  });
}

/** Lets somebody join a group, or says why not. Who has joined before stays under the name of then. */
export function joinGroup(
  db: Db,
  by: Parameters<typeof findGroup>[1],
  newcomer: Newcomer,
  now: number,
): Promise<{ readonly key: string } | JoinRefusal> {
  return inExclusiveTransaction(db, async (trx) => {
    const group = await findGroup(trx, by);
    if (group === undefined) return 'noGroup';
    const members = await listMembers(trx, group.group_id);
    if (members.some(({ player }) => player === newcomer.player)) return { key: group.link_key };
    if (await isRemoved(trx, group.group_id, newcomer.player)) return 'removed';
    if (members.length >= MAX_GROUP_MEMBERS) return 'full';
    if (await hasTooMany(trx, newcomer.player)) return 'tooManyGroups';
    if (await isNameTaken(trx, group.group_id, newcomer.nameKey)) return 'nameTaken';
    await takeSeat(trx, group.group_id, newcomer, (members.at(-1)?.seat ?? 0) + 1, now);
    return { key: group.link_key };
  });
}

async function isNameTaken(trx: Queries, groupId: string, nameKey: string, by?: string): Promise<boolean> {
  const row = await trx
    .selectFrom('friend_members')
    .select('player')
    .where('group_id', '=', groupId)
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  return row !== undefined && row.player !== by;
}

/** Gives a member another name. */
export function renameMember(
  db: Db,
  groupId: string,
  { player, name, nameKey }: Newcomer,
): Promise<'renamed' | 'nameTaken'> {
  return inExclusiveTransaction(db, async (trx) => {
    if (await isNameTaken(trx, groupId, nameKey, player)) return 'nameTaken';
    await trx
      .updateTable('friend_members')
      .set({ name, name_key: nameKey })
      .where('group_id', '=', groupId)
      .where('player', '=', player)
      .execute();
    return 'renamed';
  });
}

/** Takes a member out, with all reactions from and to them; a group without members is deleted. */
async function takeOut(trx: Queries, groupId: string, memberId: string): Promise<void> {
  await trx
    .deleteFrom('friend_reactions')
    .where('group_id', '=', groupId)
    .where((is) => is.or([is('to_member', '=', memberId), is('from_member', '=', memberId)]))
    .execute();
  await trx
    .deleteFrom('friend_members')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .execute();
  if ((await listMembers(trx, groupId)).length === 0) await deleteGroup(trx, groupId);
}

/** Deletes a group; its members, removals and reactions go with it. */
export async function deleteGroup(queries: Queries, groupId: string): Promise<void> {
  await queries.deleteFrom('friend_groups').where('group_id', '=', groupId).execute();
}

/** Lets a member leave. The group goes to whoever joined next. */
export function leaveGroup(db: Db, groupId: string, memberId: string): Promise<void> {
  return inExclusiveTransaction(db, (trx) => takeOut(trx, groupId, memberId));
}

/** Removes a member, who cannot come back in the same browser. Returns false if there is no such member. */
export function removeMember(db: Db, groupId: string, memberId: string): Promise<boolean> {
  return inExclusiveTransaction(db, async (trx) => {
    const members = await listMembers(trx, groupId);
    const member = members.find(({ member_id: id }) => id === memberId);
    if (member === undefined) return false;
    await trx.insertInto('friend_removals').values({ group_id: groupId, player: member.player }).execute();
    await takeOut(trx, groupId, memberId);
    return true;
  });
}

/** Makes groups forget a player, who leaves all of them. */
export async function forgetPlayerInGroups(trx: Queries, player: string): Promise<void> {
  const own = await trx
    .selectFrom('friend_members')
    .select(['group_id', 'member_id'])
    .where('player', '=', player)
    .orderBy('group_id')
    .execute();
  for (const { group_id: groupId, member_id: memberId } of own) await takeOut(trx, groupId, memberId);
  await trx.deleteFrom('friend_removals').where('player', '=', player).execute();
}

/** Notes that a member has looked at a group; at most once per day, since looking must not cost a write. */
export async function noteVisit(queries: Queries, group: GroupRow, now: number): Promise<void> {
  if (now - group.visited_at < dayMs) return;
  await queries
    .updateTable('friend_groups')
    .set({ visited_at: now })
    .where('group_id', '=', group.group_id)
    .execute();
}

/** Deletes the groups that no member has visited since a time. */
export async function pruneGroups(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('friend_groups').where('visited_at', '<', before).execute();
}
