import { z } from 'zod';
import { GROUP_CODE_PATTERN, normalizeGroupCode, REACTIONS } from './limits.ts';
import { playerName } from './names.ts';
import { puzzleId, utcDate } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

/** What people may call themselves and their groups. */
const friendName = playerName;

/** In a group's link: whoever has it sees the group. */
const groupKey = z.string().regex(/^[\w-]{16}$/u, 'is not the key of a group');
/** Names a person within a group, and nowhere else. */
const memberId = z.string().regex(/^[\w-]{11}$/u, 'is not the id of a member');

/** The letters that people pass on by word of mouth. */
const groupCode = z
  .string()
  .overwrite(normalizeGroupCode)
  .regex(GROUP_CODE_PATTERN, 'Please enter the six letters of the code.');

const reaction = z.enum(REACTIONS);
export type Reaction = z.infer<typeof reaction>;

/** A solve with a time. Those without help come first; equal seconds share a place. */
const friendTime = z.object({
  member: memberId,
  place: z.int(),
  playedMs: z.int(),
  isHelped: z.boolean(),
});

/** What a member did on one day: solved it in a time, solved it without one that counts, or neither. */
const friendDay = z
  .union([z.object({ playedMs: z.int(), isHelped: z.boolean() }), z.literal('untimed')])
  .nullable();

const friendWeek = z.object({
  member: memberId,
  /** From Monday to Sunday. */
  days: z.array(friendDay),
  solved: z.int(),
  firstPlaces: z.int(),
  totalMs: z.int(),
});

const group = z.object({
  name: z.string(),
  /** Only for members. */
  code: z.string().nullable(),
  /** Who is asking; null for somebody who has not joined. */
  me: memberId.nullable(),
  isFounder: z.boolean(),
  /** In the order in which they joined. */
  members: z.array(z.object({ id: memberId, name: z.string() })),
  today: z.object({
    date: utcDate,
    puzzle: z.object({ id: puzzleId, title: z.string() }).nullable(),
    times: z.array(friendTime),
    /** Who has solved it without a time that counts. */
    untimed: z.array(memberId),
    waiting: z.array(memberId),
  }),
  week: z.object({ dates: z.array(utcDate), rows: z.array(friendWeek) }),
  /** Those of today; only for members. */
  reactions: z.array(z.object({ from: memberId, to: memberId, reaction })),
});
export type Group = z.infer<typeof group>;

const ownGroup = z.object({ key: groupKey, name: z.string(), people: z.int() });
export type OwnGroup = z.infer<typeof ownGroup>;

const success = z.object({ success: z.boolean() });
const params = z.object({ key: groupKey });
const joined = z.object({ key: groupKey });

/** Groups of friends, who see each other's times. People are known by their browser's cookie. */
export const groupRoutes = {
  listGroups: {
    method: 'GET',
    url: '/api/groups',
    summary: 'The groups that this browser has joined, the newest first',
    reply: z.object({ groups: z.array(ownGroup) }),
  },
  createGroup: {
    method: 'POST',
    url: '/api/groups',
    summary: 'Makes a group of friends, with the caller as its founder',
    body: z.object({ groupName: friendName, name: friendName }),
    reply: joined,
  },
  findGroup: {
    method: 'POST',
    url: '/api/groups/find',
    summary: 'What a code leads to: the name of a group and how many people are in it',
    body: z.object({ code: groupCode }),
    reply: z.object({ name: z.string(), people: z.int() }),
  },
  joinByCode: {
    method: 'POST',
    url: '/api/groups/join',
    summary: 'Joins the group with this code; joining again changes nothing',
    body: z.object({ code: groupCode, name: friendName }),
    reply: joined,
  },
  getGroup: {
    method: 'GET',
    url: '/api/groups/:key',
    summary: 'The times of a group: of today and of this week',
    params,
    reply: group,
  },
  joinGroup: {
    method: 'POST',
    url: '/api/groups/:key/join',
    summary: 'Joins the group with this key; joining again changes nothing',
    params,
    body: z.object({ name: friendName }),
    reply: joined,
  },
  renameMember: {
    method: 'PATCH',
    url: '/api/groups/:key/me',
    summary: 'Changes the name of the caller within a group',
    params,
    body: z.object({ name: friendName }),
    reply: success,
  },
  leaveGroup: {
    method: 'POST',
    url: '/api/groups/:key/leave',
    summary: 'Leaves a group; the founder hands it on, and the last one deletes it',
    params,
    reply: success,
  },
  removeMember: {
    method: 'DELETE',
    url: '/api/groups/:key/members/:id',
    summary: 'Removes somebody from a group; only for its founder',
    params: z.object({ key: groupKey, id: memberId }),
    reply: success,
  },
  closeGroup: {
    method: 'DELETE',
    url: '/api/groups/:key',
    summary: 'Deletes a group and everything in it; only for its founder',
    params,
    reply: success,
  },
  react: {
    method: 'POST',
    url: '/api/groups/:key/reactions',
    summary: 'Reacts to what a member did today; the same reaction again takes it back',
    params,
    body: z.object({ to: memberId, date: utcDate, reaction }),
    reply: success,
  },
} as const satisfies Record<string, RouteContract>;
