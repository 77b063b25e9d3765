import { routes } from '@monster/contract';
import type { CallName, Role, RouteContract } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { rolesOfCalls } from '../admin/roles.ts';
import { isAdminWith, passwordHash } from '../testing/admin.ts';
import { logInAs, storeAccount } from '../testing/accounts.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';

const deskCalls = (Object.keys(routes) as CallName[]).filter((name) => {
  const { url }: RouteContract = routes[name];
  return url.startsWith('/admin/api/');
});

/** What somebody may call who only looks on, apart from what concerns their own account. */
const looking = [
  'listAllPuzzles',
  'getAnyPuzzle',
  'getCalendar',
  'getPuzzleStatistics',
  'getSiteStatistics',
  'listTrash',
  'listNeeded',
];
const ownAccount = [
  'logoutEverywhere',
  'getAccount',
  'changePassword',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
];
const forAdmins = [
  'listNames',
  'hideName',
  'showName',
  'listAudit',
  'getTeam',
  'changeRole',
  'removeAccount',
  'resetSecondFactor',
  'invite',
  'withdrawInvitation',
];

it('every call of the desk has a role', () => {
  expect(Object.keys(rolesOfCalls).sort()).toEqual([...deskCalls].sort());
});

it('a role may do what it says, and nothing else', () => {
  const ofRole = (role: Role) =>
    Object.entries(rolesOfCalls)
      .filter(([, least]) => least === role)
      .map(([name]) => name)
      .sort();
  expect(ofRole('viewer')).toEqual([...looking, ...ownAccount].sort());
  expect(ofRole('admin')).toEqual([...forAdmins].sort());
  for (const name of ofRole('viewer').filter((each) => !ownAccount.includes(each)))
    expect(routes[name as CallName].method).toBe('GET');
});

describeOnBoth('roles', (db) => {
  let site: FastifyInstance;
  beforeAll(async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    site = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash });
    await storeAccount(db(), 'Vera', 'viewer');
    await storeAccount(db(), 'Ed', 'editor');
    await storeAccount(db(), 'Ada', 'admin');
  });

  describe.each([
    ['Vera', ['viewer']],
    ['Ed', ['viewer', 'editor']],
    ['Ada', ['viewer', 'editor', 'admin']],
    ['admin', ['viewer', 'editor', 'admin']],
  ])('%s', (name, roles) => {
    it('gets through to exactly the calls of the role', async () => {
      const { call } = await logInAs(site, name);
      const refused: string[] = [];
      // The last one, since it ends the session.
      for (const each of [
        ...deskCalls.filter((one) => one !== 'logoutEverywhere'),
        'logoutEverywhere' as const,
      ]) {
        const { method, url }: RouteContract = routes[each];
        const answer = await call(method, url.replace(':id', 'nope'), method === 'GET' ? undefined : {});
        expect([each, answer.statusCode]).not.toEqual([each, 401]);
        if (answer.statusCode === 403) refused.push(each);
      }
      const expected = Object.entries(rolesOfCalls).filter(([, least]) => !roles.includes(least));
      expect(refused.sort()).toEqual(expected.map(([each]) => each).sort());
    });
  });

  it('are told what they lack, and nothing changes', async () => {
    const vera = await logInAs(site, 'Vera');
    const answer = await vera.call('DELETE', '/admin/api/puzzles/a');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        message:
          'Your account can look, but not change anything. Ask an admin of the site for the role of an editor.',
      },
    ]);
    expect((await vera.call('GET', '/admin/api/puzzles/a')).statusCode).toBe(200);
    const ed = await logInAs(site, 'Ed');
    expect((await ed.call('GET', '/admin/api/team')).json()).toEqual({
      message: 'Only admins may do this. Ask one of the site’s admins.',
    });
  });

  it('do not open what is in no table', async () => {
    const ed = await logInAs(site, 'Ed');
    expect((await ed.call('GET', '/admin/api/nothing')).statusCode).toBe(403);
    expect((await ed.call('GET', '/admin/api/openapi.json')).statusCode).toBe(403);
  });

  it('change at once, in sessions that are open', async () => {
    const id = await storeAccount(db(), 'Climber', 'viewer');
    const [climber, ada] = [await logInAs(site, 'Climber'), await logInAs(site, 'Ada')];
    const edit = () => climber.call('PATCH', '/admin/api/puzzles/a', { title: 'New' });
    expect((await edit()).statusCode).toBe(403);
    expect((await ada.call('PATCH', `/admin/api/accounts/${id}`, { role: 'editor' })).statusCode).toBe(200);
    expect((await edit()).statusCode).toBe(200);
    expect((await climber.call('GET', '/admin/api/account')).json()).toMatchObject({ role: 'editor' });
    await ada.call('PATCH', `/admin/api/accounts/${id}`, { role: 'viewer' });
    expect((await edit()).statusCode).toBe(403);
  });

  it('are all admins to the check of the specification', async () => {
    const { cookie } = await logInAs(site, 'Vera');
    expect(await isAdminWith(site, cookie)).toBe(true);
  });
});
