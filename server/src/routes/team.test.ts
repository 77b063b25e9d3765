import type { AuditPage, Team } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, cookieOf, forgetLogins, isAdminWith, logIn, passwordHash } from '../testing/admin.ts';
import { callerWith, logInAs, storeAccount } from '../testing/accounts.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

const day = 24 * 60 * 60_000;
const goodPassword = 'plum tree in spring';

describeOnBoth('the team', (db) => {
  let now = testNow;
  let site: FastifyInstance;
  let admin: Awaited<ReturnType<typeof logInAs>>;
  beforeAll(async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    site = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash }, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    await forgetLogins(db());
    for (const table of ['accounts', 'account_invitations', 'audit_entries'] as const)
      await db().queries.deleteFrom(table).execute();
    admin = await logInAs(site, 'admin');
  });

  const team = async (): Promise<Team> => (await admin.call('GET', '/admin/api/team')).json();
  const invite = async (role = 'editor', nameHint = ''): Promise<string> => {
    const answer = await admin.call('POST', '/admin/api/invitations', { role, nameHint });
    return answer.json<{ token: string }>().token;
  };
  const post = (url: string, payload: object) => site.inject({ method: 'POST', url, payload });
  const check = (token: string) => post('/admin/invitation/check', { token });
  const accept = (token: string, name = 'Bea', password = goodPassword) =>
    post('/admin/invitation/accept', { token, name, password });
  const trail = async (): Promise<string[]> => {
    const { entries } = (await admin.call('GET', '/admin/api/audit')).json<AuditPage>();
    return entries
      .map(({ actor, call, subject, outcome }) => [actor, call, subject, outcome].join(' | '))
      .reverse();
  };

  it('starts with the admin of the settings', async () => {
    expect(await team()).toEqual({
      accounts: [
        {
          id: 'settings',
          name: 'admin',
          role: 'admin',
          isFromSettings: true,
          isYou: true,
          hasSecondFactor: false,
          lastLoginAt: testNow,
        },
      ],
      invitations: [],
    });
  });

  describe('an invitation', () => {
    it('lets somebody choose a name and a password, and logs them in', async () => {
      const token = await invite('editor', '  Bea ');
      expect((await check(token)).json()).toEqual({ role: 'editor', nameHint: 'Bea', invitedBy: 'admin' });
      const joined = await accept(token, ' Bea  Lee ');
      expect([joined.statusCode, joined.json()]).toEqual([200, { success: true }]);
      const bea = callerWith(site, cookieOf(joined));
      expect((await bea('GET', '/admin/api/account')).json()).toEqual({
        name: 'Bea Lee',
        role: 'editor',
        isFromSettings: false,
        hasSecondFactor: false,
        recoveryCodes: 0,
      });
      expect((await bea('PATCH', '/admin/api/puzzles/a', { title: 'By Bea' })).statusCode).toBe(200);
      expect((await team()).invitations).toEqual([]);
      expect(await trail()).toEqual([
        'admin | login |  | done',
        'admin | invite | editor, for Bea | done',
        'Bea Lee | acceptInvitation | editor, invited by admin | done',
        'Bea Lee | updatePuzzle | a: title | done',
      ]);
      const [{ entries, actors }, all] = [
        (await admin.call('GET', '/admin/api/audit?actor=Bea%20Lee')).json<AuditPage>(),
        await trail(),
      ];
      expect([entries.length, all.length]).toEqual([2, 4]);
      expect(actors).toEqual(expect.arrayContaining(['Bea Lee', 'admin']));
      expect((await logIn(site, { username: 'bea lee', password: goodPassword })).statusCode).toBe(200);
    });

    it('works once, even for two at the same time', async () => {
      const token = await invite();
      const answers = await Promise.all([accept(token, 'Bea'), accept(token, 'Bob')]);
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 410]);
      const late = await accept(token, 'Cat');
      const message =
        'This invitation has been used. If that was not you, tell the person who sent it to you.';
      expect([late.statusCode, late.json()]).toEqual([410, { message, field: 'token' }]);
      expect((await check(token)).json()).toEqual({ message, field: 'token' });
      expect((await team()).accounts).toHaveLength(2);
    });

    it('works for seven days', async () => {
      const token = await invite();
      now += 7 * day - 1;
      expect((await check(token)).statusCode).toBe(200);
      now += 1;
      for (const answer of [await check(token), await accept(token)])
        expect([answer.statusCode, answer.json()]).toEqual([
          410,
          { message: 'This invitation is more than 7 days old. Ask for a new one.', field: 'token' },
        ]);
    });

    it('can be withdrawn', async () => {
      const token = await invite('viewer', 'Bea');
      const [pending] = (await team()).invitations;
      expect(pending).toMatchObject({ nameHint: 'Bea', role: 'viewer', invitedBy: 'admin' });
      const url = `/admin/api/invitations/${pending?.id ?? ''}`;
      expect((await admin.call('DELETE', url)).statusCode).toBe(200);
      expect((await admin.call('DELETE', url)).statusCode).toBe(404);
      expect((await check(token)).statusCode).toBe(404);
      expect((await accept(token)).statusCode).toBe(404);
      expect((await team()).invitations).toEqual([]);
      expect((await trail()).slice(-2, -1)).toEqual(['admin | withdrawInvitation | viewer, for Bea | done']);
    });

    it('is stored only as a hash, and its link is in no list', async () => {
      const token = await invite();
      const rows = await db().queries.selectFrom('account_invitations').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify([rows, await team(), await trail()])).not.toContain(token);
    });

    it.each([
      ['admin', goodPassword, 409, 'name'],
      [' ADMIN ', goodPassword, 409, 'name'],
      ['Ａdmin', goodPassword, 409, 'name'],
      ['zoe\u0308', goodPassword, 409, 'name'],
      ['  ', goodPassword, 400, 'name'],
      ['Be\u200ba', goodPassword, 400, 'name'],
      ['Bea', 'password1', 400, 'password'],
      ['Plum Tree', 'plumtree', 400, 'password'],
      ['Bea', 'short', 400, 'password'],
    ])('refuses the name %j with the password %j, and can be tried again', async (...row) => {
      const [name, password, status, field] = row;
      await storeAccount(db(), 'ZOË', 'viewer');
      const token = await invite();
      const answer = await accept(token, name, password);
      expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
      expect(answer.cookies).toEqual([]);
      expect((await team()).accounts).toHaveLength(2);
      expect((await check(token)).statusCode).toBe(200);
    });
  });

  describe('an account', () => {
    it('that is removed has no session and no login from then on', async () => {
      const id = await storeAccount(db(), 'Bea', 'editor');
      const bea = await logInAs(site, 'Bea');
      const other = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash }, () => now);
      expect(await isAdminWith(other, bea.cookie)).toBe(true);
      expect((await admin.call('DELETE', `/admin/api/accounts/${id}`)).statusCode).toBe(200);
      expect([await isAdminWith(site, bea.cookie), await isAdminWith(other, bea.cookie)]).toEqual([
        false,
        false,
      ]);
      expect((await bea.call('GET', '/admin/api/puzzles')).statusCode).toBe(401);
      expect((await logIn(site, { username: 'Bea', password: adminPassword })).statusCode).toBe(401);
      const again = await admin.call('DELETE', `/admin/api/accounts/${id}`);
      expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
        404,
        'This account no longer exists. Somebody else may have removed it.',
      ]);
      expect(await isAdminWith(site, admin.cookie)).toBe(true);
    });

    it('of the settings, and one’s own, cannot be changed here', async () => {
      const id = await storeAccount(db(), 'Ada', 'admin');
      const ada = await logInAs(site, 'Ada');
      for (const target of ['settings', id]) {
        const url = `/admin/api/accounts/${target}`;
        for (const answer of [
          await ada.call('DELETE', url),
          await ada.call('PATCH', url, { role: 'viewer' }),
          await ada.call('POST', `${url}/reset-second-factor`),
        ])
          expect(answer.statusCode).toBe(409);
      }
      expect((await team()).accounts.map(({ name, role }) => [name, role])).toEqual([
        ['admin', 'admin'],
        ['Ada', 'admin'],
      ]);
    });

    it('keeps a role that nobody knows out', async () => {
      const id = await storeAccount(db(), 'Bea', 'viewer');
      const answer = await admin.call('PATCH', `/admin/api/accounts/${id}`, { role: 'owner' });
      expect(answer.statusCode).toBe(400);
      expect((await team()).accounts[1]?.role).toBe('viewer');
    });

    it('is named by the audit trail, with what was done to it', async () => {
      const id = await storeAccount(db(), 'Bea', 'viewer');
      await admin.call('PATCH', `/admin/api/accounts/${id}`, { role: 'editor' });
      await admin.call('DELETE', `/admin/api/accounts/${id}`);
      await admin.call('DELETE', '/admin/api/accounts/settings');
      expect((await trail()).slice(1)).toEqual([
        'admin | changeRole | Bea: viewer → editor | done',
        'admin | removeAccount | Bea | done',
        'admin | removeAccount | admin | refused',
      ]);
    });

    it('logs in under its name however that is written, and fails under the name it has', async () => {
      await storeAccount(db(), 'Zoë', 'viewer');
      for (const username of ['zoë', 'ZOE\u0308', ' Zoë '])
        expect((await logIn(site, { username, password: adminPassword })).statusCode).toBe(200);
      await logIn(site, { username: 'ZOË', password: 'wrong' });
      await logIn(site, { username: 'my secret', password: 'wrong' });
      const failures = (await trail()).filter((line) => line.includes('wrongCredentials'));
      expect(failures.sort()).toEqual([
        ' | login |  | wrongCredentials',
        'Zoë | login |  | wrongCredentials',
      ]);
    });

    it('waits its turn under attack, whichever way the attackers write its name', async () => {
      await storeAccount(db(), 'Bea', 'viewer');
      const from = (address: string, username: string) =>
        logIn(site, { username, password: 'wrong' }, { remoteAddress: address });
      for (let n = 0; n < 50; n += 1) await from(`10.0.0.${n}`, n % 2 === 0 ? 'BEA' : 'bea');
      // The first two of those who take turns find the way free.
      for (const [address, status] of [
        ['10.0.1.1', 401],
        ['10.0.1.2', 401],
        ['10.0.1.3', 429],
      ] as const)
        expect((await from(address, 'bEa')).statusCode).toBe(status);
      expect((await from('10.0.1.4', 'Somebody else')).statusCode).toBe(401);
    });
  });

  it('logs out everywhere alone: the sessions of colleagues go on', async () => {
    await storeAccount(db(), 'Bea', 'editor');
    const [bea, again] = [await logInAs(site, 'Bea'), await logInAs(site, 'Bea')];
    expect((await bea.call('POST', '/admin/api/logout-everywhere')).statusCode).toBe(200);
    expect([await isAdminWith(site, bea.cookie), await isAdminWith(site, again.cookie)]).toEqual([
      false,
      false,
    ]);
    expect(await isAdminWith(site, admin.cookie)).toBe(true);
  });
});
