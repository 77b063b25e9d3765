import type { CallReply, Group, Reaction } from '@monster/contract';
import type { SolveDoubt } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { react } from '../db/groupReactions.ts';
import { createGroup, findGroup, joinGroup, listMembers, removeMember } from '../db/groups.ts';
import type { Newcomer } from '../db/groups.ts';
import type { Db } from '../db/open.ts';
import { hashToken, makeToken } from '../db/tokens.ts';
import { markOf } from './playedLog.ts';
import { storeRoom } from './rooms.ts';
import { samplePuzzle, testNow } from './site.ts';
import { solveRow } from './solveRow.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Somebody with a browser of their own, which keeps its cookie from the start. */
export function friendOn(site: () => FastifyInstance, address = '10.0.0.1', token = makeToken()) {
  const call = (method: Method, url: string, payload?: object) =>
    site().inject({
      method,
      url: `/api/groups${url}`,
      ...(payload !== undefined && { payload }),
      headers: { cookie: `leaderboard_owner=${token}`, 'x-forwarded-for': address },
    });
  return {
    player: hashToken(token),
    call,
    create: async (name: string, groupName = 'The Solvers') =>
      (await call('POST', '', { groupName, name })).json<{ key: string }>().key,
    join: (key: string, name: string) => call('POST', `/${key}/join`, { name }),
    joinByCode: (code: string, name: string) => call('POST', '/join', { code, name }),
    find: (code: string) => call('POST', '/find', { code }),
    look: async (key: string) => (await call('GET', `/${key}`)).json<Group>(),
    list: async () => (await call('GET', '')).json<CallReply<'listGroups'>>().groups,
    leave: (key: string) => call('POST', `/${key}/leave`),
    rename: (key: string, name: string) => call('PATCH', `/${key}/me`, { name }),
    remove: (key: string, id: string) => call('DELETE', `/${key}/members/${id}`),
    close: (key: string) => call('DELETE', `/${key}`),
    react: (key: string, to: string, reaction: Reaction, date = '2026-11-15') =>
      call('POST', `/${key}/reactions`, { to, date, reaction }),
  };
}

/** The id of the member with this name. */
export function idOf({ members }: Pick<Group, 'members'>, name: string): string {
  return members.find((member) => member.name === name)?.id ?? 'x'.repeat(11);
}

const sampleMark = markOf(samplePuzzle().grid);
let solves = 0;

interface TestSolve {
  readonly seconds?: number;
  readonly isHelped?: boolean;
  readonly doubt?: SolveDoubt;
  readonly grid?: number;
  readonly finishedAt?: number;
}

/** Stores a solve of a sample puzzle. */
export async function storeSolve(
  db: Db,
  player: string,
  puzzleId: string,
  { seconds = 60, isHelped = false, doubt, grid = sampleMark, finishedAt = testNow }: TestSolve = {},
): Promise<void> {
  solves += 1;
  await db.queries
    .insertInto('solves')
    .values(
      solveRow({
        solve_id: `solve ${solves}`,
        player,
        puzzle_id: puzzleId,
        grid,
        started_at: finishedAt - seconds * 1_000,
        finished_at: finishedAt,
        played_ms: seconds * 1_000,
        hints: isHelped ? 1 : 0,
        is_helped: isHelped ? 1 : 0,
        doubt: doubt ?? null,
      }),
    )
    .execute();
}

/** Stores a room, and a group with two members, of whom one reacts to the other, and somebody who was removed. */
export async function storeFriends(db: Db): Promise<void> {
  const people = ['ann', 'bob', 'cid'].map((name) => ({ player: name, name, nameKey: name }));
  const [founder, ...others] = people as [Newcomer, ...Newcomer[]];
  const made = await createGroup(db, { name: 'Group', founder, now: testNow });
  if (typeof made === 'string') throw new Error(made);
  for (const person of others) await joinGroup(db, made, person, testNow);
  const { group_id: groupId } = (await findGroup(db.queries, made)) ?? { group_id: '' };
  const ids = (await listMembers(db.queries, groupId)).map((member) => member.member_id);
  const [from = '', to = '', removed = ''] = ids;
  await react(db, { groupId, today: '2026-11-15', from, to, reaction: 'clap' });
  await removeMember(db, groupId, removed);
  await storeRoom(db);
}
