import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import { MAX_GROUP_MEMBERS } from '@monster/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameKey, tidyName } from '../admin/accountName.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import {
  createGroup,
  deleteGroup,
  findGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listMembers,
  noteVisit,
  removeMember,
  renameMember,
} from '../db/groups.ts';
import type { GroupRow, JoinRefusal, MemberRow, Newcomer } from '../db/groups.ts';
import { listReactions, react } from '../db/groupReactions.ts';
import { readGroupTimes } from '../db/groupTimes.ts';
import { answer } from '../http/answer.ts';
import { checkName } from '../http/checkName.ts';
import { HttpError } from '../http/errors.ts';
import { givePlayer, playerOf } from '../http/playerCookie.ts';

const noGroup = (field: 'key' | 'code'): HttpError =>
  new HttpError(
    404,
    field === 'key'
      ? 'There is no group at this link. It may have been closed.'
      : 'No group has this code. Please check the six letters.',
    field,
  );

const refusals: Record<
  Exclude<JoinRefusal, 'noGroup'>,
  readonly [status: number, message: string, field?: string]
> = {
  removed: [403, 'The founder of this group has removed you, so you cannot join it again.'],
  full: [409, `This group is full: at most ${MAX_GROUP_MEMBERS} people can be in it.`],
  tooManyGroups: [409, 'You are in 20 groups already. Please leave one of them first.'],
  nameTaken: [409, 'Somebody in this group has this name. Please choose another.', 'name'],
};

/** What a call got, or the refusal as an answer. */
function orRefuse<T extends object>(outcome: T | JoinRefusal, field: 'key' | 'code' = 'key'): T {
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'noGroup') throw noGroup(field);
  throw new HttpError(...refusals[outcome]);
}

function newcomer(context: Context, player: string, name: string): Newcomer {
  checkName(context, name, 'name');
  return { player, name: tidyName(name), nameKey: nameKey(name) };
}

interface Visit {
  readonly group: GroupRow;
  readonly members: readonly MemberRow[];
  /** Who is asking, if it is a member. */
  readonly me: MemberRow | undefined;
}

async function visit(context: Context, request: FastifyRequest, key: string): Promise<Visit> {
  const { queries } = context.db;
  const group = await findGroup(queries, { key });
  if (group === undefined) throw noGroup('key');
  const members = await listMembers(queries, group.group_id);
  const player = playerOf(context, request);
  return { group, members, me: members.find((member) => member.player === player) };
}

async function visitAsMember(context: Context, request: FastifyRequest, key: string) {
  const { group, members, me } = await visit(context, request, key);
  if (me === undefined) throw new HttpError(403, 'You are not in this group.');
  return { group, members, me };
}

async function visitAsFounder(context: Context, request: FastifyRequest, key: string) {
  const found = await visitAsMember(context, request, key);
  if (found.me !== found.members[0]) throw new HttpError(403, 'Only the founder of the group can do this.');
  return found;
}

function answerNewcomers(app: FastifyInstance, context: Context): void {
  const { db, now } = context;

  answer(app, routes.createGroup, async ({ body, request, reply }) => {
    checkName(context, body.groupName, 'groupName');
    const founder = newcomer(context, givePlayer(context, request, reply), body.name);
    return orRefuse(await createGroup(db, { name: tidyName(body.groupName), founder, now: now() }));
  });

  answer(app, routes.findGroup, async ({ body: { code } }) => {
    const group = await findGroup(db.queries, { code });
    if (group === undefined) throw noGroup('code');
    return { name: group.name, people: (await listMembers(db.queries, group.group_id)).length };
  });

  answer(app, routes.joinByCode, async ({ body: { code, name }, request, reply }) => {
    const player = givePlayer(context, request, reply);
    return orRefuse(await joinGroup(db, { code }, newcomer(context, player, name), now()), 'code');
  });

  answer(app, routes.joinGroup, async ({ params: { key }, body: { name }, request, reply }) => {
    const player = givePlayer(context, request, reply);
    return orRefuse(await joinGroup(db, { key }, newcomer(context, player, name), now()));
  });
}

function answerVisitors(app: FastifyInstance, context: Context): void {
  const { db, now } = context;

  answer(app, routes.listGroups, async ({ request }) => {
    const player = playerOf(context, request);
    return { groups: player === undefined ? [] : await listGroups(db.queries, player) };
  });

  answer(app, routes.getGroup, async ({ params: { key }, request, reply }) => {
    // Pages ask for it again and again, and mostly nothing has changed.
    reply.header('cache-control', 'private, no-cache');
    const { group, members, me } = await visit(context, request, key);
    if (me !== undefined) await noteVisit(db.queries, group, now());
    const today = utcToday(context);
    return {
      name: group.name,
      code: me === undefined ? null : group.code,
      me: me?.member_id ?? null,
      isFounder: me !== undefined && me === members[0],
      members: members.map(({ member_id: id, name }) => ({ id, name })),
      ...(await readGroupTimes(db.queries, members, today)),
      reactions: me === undefined ? [] : await listReactions(db.queries, group.group_id, today),
    };
  });
}

function answerMembers(app: FastifyInstance, context: Context): void {
  const { db } = context;

  answer(app, routes.renameMember, async ({ params: { key }, body: { name }, request }) => {
    const { group, me } = await visitAsMember(context, request, key);
    const outcome = await renameMember(db, group.group_id, newcomer(context, me.player, name));
    if (outcome === 'nameTaken') throw new HttpError(...refusals.nameTaken);
    return { success: true };
  });

  answer(app, routes.leaveGroup, async ({ params: { key }, request }) => {
    const { group, me } = await visitAsMember(context, request, key);
    await leaveGroup(db, group.group_id, me.member_id);
    return { success: true };
  });

  answer(app, routes.react, async ({ params: { key }, body, request }) => {
    const { group, members, me } = await visitAsMember(context, request, key);
    const today = utcToday(context);
    if (body.date !== today) throw new HttpError(409, 'A new day has begun. Please look again.', 'date');
    const { to, reaction } = body;
    if (to === me.member_id) throw new HttpError(400, 'Reactions are for others.', 'to');
    if (members.every(({ member_id: id }) => id !== to)) throw noMember('to');
    await react(db, { groupId: group.group_id, today, from: me.member_id, to, reaction });
    return { success: true };
  });
}

const noMember = (field: string): HttpError => new HttpError(404, 'This person is not in the group.', field);

function answerFounder(app: FastifyInstance, context: Context): void {
  const { db } = context;

  answer(app, routes.removeMember, async ({ params: { key, id }, request }) => {
    const { group, me } = await visitAsFounder(context, request, key);
    if (id === me.member_id) throw new HttpError(400, 'You cannot remove yourself. Leave instead.', 'id');
    if (!(await removeMember(db, group.group_id, id))) throw noMember('id');
    return { success: true };
  });

  answer(app, routes.closeGroup, async ({ params: { key }, request }) => {
    const { group } = await visitAsFounder(context, request, key);
    await deleteGroup(db.queries, group.group_id);
    return { success: true };
  });
}

/** Groups of friends. Nothing in an answer tells who somebody is elsewhere on the site. */
export async function groupRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  answerNewcomers(app, context);
  answerVisitors(app, context);
  answerMembers(app, context);
  answerFounder(app, context);
}
