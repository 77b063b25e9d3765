import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt } from '../admin/totp.ts';
import { adminPassword, cookieOf, forgetLogins, isAdminWith, logIn, passwordHash } from '../testing/admin.ts';
import { logInAs, storeAccount } from '../testing/accounts.ts';
import type { callerWith } from '../testing/accounts.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

const step = 30_000;
const nextPassword = 'plum tree in spring';
const second = '/admin/api/account/second-factor';
type Call = ReturnType<typeof callerWith>;

describeOnBoth('one’s own account', (db) => {
  let now = testNow;
  let site: FastifyInstance;
  let id: string;
  let bea: Awaited<ReturnType<typeof logInAs>>;
  beforeAll(async () => {
    site = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash }, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    await forgetLogins(db());
    for (const table of ['accounts', 'account_recovery_codes', 'audit_entries'] as const)
      await db().queries.deleteFrom(table).execute();
    id = await storeAccount(db(), 'Bea', 'viewer');
    bea = await logInAs(site, 'Bea');
  });

  const statusOf = async (username: string, password: string, code?: string): Promise<number> =>
    (await logIn(site, { username, password, code })).statusCode;

  describe('changes its password', () => {
    const change = (call: Call, current: string, next = nextPassword) =>
      call('POST', '/admin/api/account/password', { current, next });

    it('which ends all other sessions, and the old password', async () => {
      const other = await logInAs(site, 'Bea');
      const answer = await change(bea.call, adminPassword);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      expect([await isAdminWith(site, bea.cookie), await isAdminWith(site, other.cookie)]).toEqual([
        false,
        false,
      ]);
      expect(await isAdminWith(site, cookieOf(answer))).toBe(true);
      expect([await statusOf('Bea', adminPassword), await statusOf('Bea', nextPassword)]).toEqual([401, 200]);
    });

    it.each([
      ['wrong', nextPassword, 'current', 'This is not your current password.'],
      [adminPassword, 'password1', 'next', 'The password must not be one of the most common passwords.'],
      [adminPassword, 'bea', 'next', 'The password must have at least 8 characters.'],
    ])('but not from %j to %j', async (current, next, field, message) => {
      const answer = await change(bea.call, current, next);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
      expect(await isAdminWith(site, bea.cookie)).toBe(true);
      expect(await statusOf('Bea', adminPassword)).toBe(200);
    });

    it('and has to wait after many wrong ones', async () => {
      const codes: number[] = [];
      for (let n = 0; n < 6; n += 1) codes.push((await change(bea.call, `wrong ${n}`)).statusCode);
      expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
      expect(await isAdminWith(site, bea.cookie)).toBe(true);
    });

    it('unless it is that of the settings', async () => {
      const admin = await logInAs(site, 'admin');
      const answer = await change(admin.call, adminPassword);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { message: 'The password of this account is in the settings of the site. Change it there.' },
      ]);
      expect(await statusOf('admin', adminPassword)).toBe(200);
    });
  });

  /** Turns the second factor on; returns its secret and the recovery codes. */
  const turnOn = async (call: Call) => {
    const started = await call('POST', `${second}/start`, { password: adminPassword });
    const { secret } = started.json<{ secret: string }>();
    const confirmed = await call('POST', `${second}/confirm`, { code: codeAt(secret, now) });
    return { secret, codes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  };

  describe('with a second factor', () => {
    it('asks for a code after the right password only', async () => {
      const { secret } = await turnOn(bea.call);
      now += step;
      const missing = await logIn(site, { username: 'Bea', password: adminPassword });
      expect([missing.statusCode, missing.json(), missing.cookies]).toEqual([
        401,
        {
          success: false,
          needsCode: true,
          message: 'Please enter the code that your authenticator app shows.',
        },
        [],
      ]);
      const wrong = await logIn(site, { username: 'Bea', password: 'wrong', code: codeAt(secret, now) });
      expect(wrong.json()).toEqual({ success: false, message: 'Invalid credentials' });
      const right = await logIn(site, {
        username: 'Bea',
        password: adminPassword,
        code: codeAt(secret, now),
      });
      expect([right.statusCode, right.json()]).toEqual([200, { success: true }]);
    });

    it('takes each code once, and none from before the last', async () => {
      const { secret } = await turnOn(bea.call);
      // The code that confirmed it is used up as well.
      expect(await statusOf('Bea', adminPassword, codeAt(secret, now))).toBe(401);
      now += 2 * step;
      const [previous, current] = [codeAt(secret, now - step), codeAt(secret, now)];
      expect(await statusOf('Bea', adminPassword, current)).toBe(200);
      expect(await statusOf('Bea', adminPassword, current)).toBe(401);
      expect(await statusOf('Bea', adminPassword, previous)).toBe(401);
      now += step;
      const spaced = codeAt(secret, now).replace(/^.{3}/u, '$& ');
      expect(await statusOf('Bea', adminPassword, spaced)).toBe(200);
    });

    it('takes a code only from one of two who have it', async () => {
      const { secret } = await turnOn(bea.call);
      now += step;
      const code = codeAt(secret, now);
      const answers = await Promise.all([1, 2].map(() => statusOf('Bea', adminPassword, code)));
      expect(answers.sort((a, b) => a - b)).toEqual([200, 401]);
    });

    it('makes whoever guesses codes wait, and says so in the audit trail', async () => {
      const { secret } = await turnOn(bea.call);
      now += step;
      const codes: number[] = [];
      for (let n = 0; n < 6; n += 1) codes.push(await statusOf('Bea', adminPassword, '000000'));
      expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
      now += 2 * step;
      expect(await statusOf('Bea', adminPassword, codeAt(secret, now))).toBe(200);
      const entries = db().queries.selectFrom('audit_entries').select(['actor', 'outcome', 'times']);
      expect(await entries.where('kind', '=', 'failedLogin').orderBy('outcome').execute()).toEqual([
        { actor: 'Bea', outcome: 'refused', times: 1 },
        { actor: 'Bea', outcome: 'wrongCode', times: 5 },
      ]);
    });

    it('has ten recovery codes, each of which works once', async () => {
      const { codes } = await turnOn(bea.call);
      expect(codes).toHaveLength(10);
      const [first = '', other = ''] = codes;
      expect(await statusOf('Bea', adminPassword, first)).toBe(200);
      expect(await statusOf('Bea', adminPassword, first)).toBe(401);
      expect(await statusOf('Bea', adminPassword, other.toUpperCase().replaceAll('-', ' '))).toBe(200);
      expect((await bea.call('GET', '/admin/api/account')).json()).toMatchObject({
        hasSecondFactor: true,
        recoveryCodes: 8,
      });
      const rows = await db().queries.selectFrom('account_recovery_codes').selectAll().execute();
      expect(rows).toHaveLength(8);
      for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    });

    it('replaces the recovery codes for a code, and the old ones work no more', async () => {
      const { secret, codes } = await turnOn(bea.call);
      now += step;
      const answer = await bea.call('POST', `${second}/recovery-codes`, { code: codeAt(secret, now) });
      const [fresh = ''] = answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
      expect(await statusOf('Bea', adminPassword, codes[0])).toBe(401);
      expect(await statusOf('Bea', adminPassword, fresh)).toBe(200);
    });

    it('turns it off for a code, but not without one', async () => {
      const { secret } = await turnOn(bea.call);
      now += step;
      const off = (code: string) => bea.call('POST', `${second}/remove`, { code });
      expect((await off('000000')).statusCode).toBe(400);
      expect(await statusOf('Bea', adminPassword)).toBe(401);
      expect((await off(codeAt(secret, now))).statusCode).toBe(200);
      expect(await statusOf('Bea', adminPassword)).toBe(200);
      expect((await off(codeAt(secret, now))).statusCode).toBe(409);
    });

    it('can have it reset by an admin, who sees who has one', async () => {
      await turnOn(bea.call);
      const admin = await logInAs(site, 'admin');
      const seen = (await admin.call('GET', '/admin/api/team')).json<{ accounts: object[] }>();
      expect(seen.accounts[1]).toMatchObject({ name: 'Bea', hasSecondFactor: true });
      expect((await admin.call('POST', `/admin/api/accounts/${id}/reset-second-factor`)).statusCode).toBe(
        200,
      );
      expect(await statusOf('Bea', adminPassword)).toBe(200);
    });
  });

  describe('sets up a second factor', () => {
    it('which counts only once a code is confirmed', async () => {
      const started = await bea.call('POST', `${second}/start`, { password: adminPassword });
      const { secret, uri } = started.json<{ secret: string; uri: string }>();
      expect(uri).toContain(`secret=${secret}`);
      expect(await statusOf('Bea', adminPassword)).toBe(200);
      const wrong = await bea.call('POST', `${second}/confirm`, { code: '000000' });
      expect([wrong.statusCode, wrong.json<{ field: string }>().field]).toEqual([400, 'code']);
      expect(await statusOf('Bea', adminPassword)).toBe(200);
    });

    it('only with the password, so that nobody does it at a desk that was left', async () => {
      const answer = await bea.call('POST', `${second}/start`, { password: 'wrong' });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'This is not your current password.', field: 'password' },
      ]);
      expect((await bea.call('POST', `${second}/confirm`, { code: '000000' })).statusCode).toBe(409);
    });

    it('with the newest key, if two tabs do it', async () => {
      const start = async (): Promise<string> =>
        (await bea.call('POST', `${second}/start`, { password: adminPassword })).json<{ secret: string }>()
          .secret;
      const [old, fresh] = [await start(), await start()];
      const confirm = (secret: string) =>
        bea.call('POST', `${second}/confirm`, { code: codeAt(secret, now) });
      expect((await confirm(old)).statusCode).toBe(400);
      expect((await confirm(fresh)).statusCode).toBe(200);
      expect((await confirm(fresh)).statusCode).toBe(409);
      expect((await bea.call('POST', `${second}/start`, { password: adminPassword })).statusCode).toBe(409);
    });

    it('for the admin of the settings, too', async () => {
      const admin = await logInAs(site, 'admin');
      const { secret } = await turnOn(admin.call);
      now += step;
      expect(await statusOf('admin', adminPassword)).toBe(401);
      expect(await statusOf('admin', adminPassword, codeAt(secret, now))).toBe(200);
      // Another instance, and the old session, know the same account.
      const other = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash }, () => now);
      expect((await logIn(other)).statusCode).toBe(401);
      expect(await isAdminWith(other, admin.cookie)).toBe(true);
    });
  });
});
