import type { Group, OwnGroup } from '@monster/contract';
import { REACTIONS } from '@monster/contract/limits';
import { isBoolean, isNumber, isString, listOf, objectOf, oneOf, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

type Today = Group['today'];
type Week = Group['week'];
type WeekDay = Week['rows'][number]['days'][number];

const isTime = objectOf<Exclude<WeekDay, 'untimed' | null>>({ playedMs: isNumber, isHelped: isBoolean });
const isWeekDay: Check<WeekDay> = (value): value is WeekDay =>
  value === null || value === 'untimed' || isTime(value);

const isToday = objectOf<Today>({
  date: isString,
  puzzle: orNull(objectOf<{ id: string; title: string }>({ id: isString, title: isString })),
  times: listOf(
    objectOf<Today['times'][number]>({
      member: isString,
      place: isNumber,
      playedMs: isNumber,
      isHelped: isBoolean,
    }),
  ),
  untimed: listOf(isString),
  waiting: listOf(isString),
});

const isWeek = objectOf<Week>({
  dates: listOf(isString),
  rows: listOf(
    objectOf<Week['rows'][number]>({
      member: isString,
      days: listOf(isWeekDay),
      solved: isNumber,
      firstPlaces: isNumber,
      totalMs: isNumber,
    }),
  ),
});

const isJoined = objectOf<{ key: string }>({ key: isString });

export const listGroups = defineCall<'listGroups'>(
  'GET /api/groups',
  objectOf<{ groups: OwnGroup[] }>({
    groups: listOf(objectOf<OwnGroup>({ key: isString, name: isString, people: isNumber })),
  }),
);
export const createGroup = defineCall<'createGroup'>('POST /api/groups', isJoined);
export const findGroup = defineCall<'findGroup'>(
  'POST /api/groups/find',
  objectOf<{ name: string; people: number }>({ name: isString, people: isNumber }),
);
export const joinByCode = defineCall<'joinByCode'>('POST /api/groups/join', isJoined);

export const getGroup = defineCall<'getGroup'>(
  'GET /api/groups/:key',
  objectOf<Group>({
    name: isString,
    code: orNull(isString),
    me: orNull(isString),
    isFounder: isBoolean,
    members: listOf(objectOf<Group['members'][number]>({ id: isString, name: isString })),
    today: isToday,
    week: isWeek,
    reactions: listOf(
      objectOf<Group['reactions'][number]>({ from: isString, to: isString, reaction: oneOf(...REACTIONS) }),
    ),
  }),
);
export const joinGroup = defineCall<'joinGroup'>('POST /api/groups/:key/join', isJoined);
export const renameMember = defineCall<'renameMember'>('PATCH /api/groups/:key/me', isSuccess);
export const leaveGroup = defineCall<'leaveGroup'>('POST /api/groups/:key/leave', isSuccess);
export const removeMember = defineCall<'removeMember'>('DELETE /api/groups/:key/members/:id', isSuccess);
export const closeGroup = defineCall<'closeGroup'>('DELETE /api/groups/:key', isSuccess);
export const react = defineCall<'react'>('POST /api/groups/:key/reactions', isSuccess);
