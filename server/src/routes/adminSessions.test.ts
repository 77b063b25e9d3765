import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../admin/password.ts';
import { endOutdatedSessions } from '../admin/session.ts';
import { readConfig } from '../config.ts';
import { adminPassword, cookieOf, forgetLogins, isAdminWith, logIn, passwordHash } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

const hour = 60 * 60 * 1000;

describeOnBoth('an admin session', (db) => {
  let now = testNow;
  let site: FastifyInstance;
  let withHash: Record<string, string>;
  beforeAll(async () => {
    withHash = { ADMIN_PASSWORD_HASH: await passwordHash };
    site = await testSite(db(), withHash, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    await forgetLogins(db());
  });

  const check = (cookie: string, on = site) => isAdminWith(on, cookie);

  it('is stored only as a hash', async () => {
    const cookie = cookieOf(await logIn(site));
    const rows = await db().queries.selectFrom('admin_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    const token = /admin_session=([\w-]+)/u.exec(cookie)?.[1];
    expect(token).toBeDefined();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends on a new login in the same browser, and on logout', async () => {
    const first = cookieOf(await logIn(site));
    const again = await logIn(site, undefined, { headers: { cookie: first } });
    const second = cookieOf(again);
    expect([await check(first), await check(second)]).toEqual([false, true]);
    const logout = await site.inject({ method: 'POST', url: '/admin/logout', headers: { cookie: second } });
    expect(logout.json()).toEqual({ success: true });
    expect(logout.cookies).toMatchObject([{ name: 'admin_session', value: '', path: '/' }]);
    expect(await check(second)).toBe(false);
  });

  it('is not needed for logout and check', async () => {
    for (const cookie of ['', 'admin_session=guess']) {
      const logout = await site.inject({ method: 'POST', url: '/admin/logout', headers: { cookie } });
      expect([logout.statusCode, logout.json()]).toEqual([200, { success: true }]);
      expect(await check(cookie)).toBe(false);
    }
  });

  it('ends after 12 hours without a call, but not while calls continue', async () => {
    const cookie = cookieOf(await logIn(site));
    now += 11 * hour;
    expect(await check(cookie)).toBe(true);
    now += 11 * hour;
    expect(await check(cookie)).toBe(true);
    now += 12 * hour;
    expect(await check(cookie)).toBe(false);
  });

  it('ends seven days after the login, however often it is used', async () => {
    const cookie = cookieOf(await logIn(site));
    const checkAfter = async (wait: number): Promise<boolean> => {
      now += wait;
      return check(cookie);
    };
    for (let hours = 8; hours < 7 * 24; hours += 8) expect(await checkAfter(8 * hour)).toBe(true);
    expect(await checkAfter(8 * hour - 1)).toBe(true);
    expect(await checkAfter(1)).toBe(false);
  });

  it('ends seven days after its first call if a clock was ahead at the login', async () => {
    now += 72 * hour;
    const cookie = cookieOf(await logIn(site));
    now = testNow;
    expect(await check(cookie)).toBe(true);
    const sessions = await db().queries.selectFrom('admin_sessions').select('created_at').execute();
    expect(sessions).toEqual([{ created_at: testNow }]);
  });

  it('and every other one end with “log out everywhere”', async () => {
    const [mine, other] = [cookieOf(await logIn(site)), cookieOf(await logIn(site))];
    expect([await check(mine), await check(other)]).toEqual([true, true]);
    const post = (cookie: string) =>
      site.inject({ method: 'POST', url: '/admin/api/logout-everywhere', headers: { cookie } });
    expect((await post('')).statusCode).toBe(401);
    expect(await check(other)).toBe(true);
    const answer = await post(mine);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.cookies).toMatchObject([{ name: 'admin_session', value: '' }]);
    expect([await check(mine), await check(other)]).toEqual([false, false]);
  });

  describe('belongs to a password', () => {
    it('that all instances know, from the settings or as a hash', async () => {
      const settings = { ADMIN_PASSWORD: adminPassword };
      const instances = [await testSite(db(), settings), await testSite(db(), settings)] as const;
      const cookie = cookieOf(await logIn(instances[0]));
      expect(await check(cookie, instances[1])).toBe(true);
      expect(await check(cookie, await testSite(db(), settings))).toBe(true);
      expect(await check(cookieOf(await logIn(site)), await testSite(db(), withHash))).toBe(true);
    });

    it.each([
      [{ ADMIN_PASSWORD: 'another horse' }],
      [{ ADMIN_PASSWORD_HASH: 'another' }],
      [{}],
      [{ ADMIN_PASSWORD: adminPassword, ADMIN_USERNAME: 'boss' }],
    ])('and ends when an instance starts with %j', async (settings: Record<string, string>) => {
      const before = await testSite(db(), { ADMIN_PASSWORD: adminPassword });
      const cookie = cookieOf(await logIn(before));
      const env = { ...settings };
      if (env['ADMIN_PASSWORD_HASH'] !== undefined)
        env['ADMIN_PASSWORD_HASH'] = await hashPassword('another', { cost: 2 ** 10 });
      expect(await check(cookie, before)).toBe(true);
      expect(await check(cookie, await testSite(db(), env))).toBe(false);
      // Even where the old password is still in use, and if it returns.
      await endOutdatedSessions({ config: readConfig(env), db: db(), now: () => now });
      expect(await check(cookie, before)).toBe(false);
    });

    it('and goes on when an instance starts with the same one', async () => {
      const settings = { ADMIN_PASSWORD: adminPassword };
      const cookie = cookieOf(await logIn(await testSite(db(), settings)));
      await endOutdatedSessions({ config: readConfig(settings), db: db(), now: () => now });
      expect(await check(cookie, await testSite(db(), settings))).toBe(true);
    });
  });

  it.each([
    ['behind a proxy that speaks https', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
    ['on a site whose address is https', { SITE_URL: 'https://a.example' }, {}],
  ])('has a cookie that only this host can set, %s', async (_where, env, headers) => {
    const https = await testSite(db(), { ...withHash, ...env });
    const login = await logIn(https, undefined, { headers });
    // Browsers accept these names only with Secure, with this path and without a domain.
    const rules = { secure: true, path: '/', httpOnly: true, sameSite: 'Strict' };
    expect(login.cookies).toEqual([
      {
        ...rules,
        name: '__Host-known_browser',
        maxAge: 180 * 24 * 60 * 60,
        value: expect.any(String) as string,
      },
      { ...rules, name: '__Host-admin_session', value: expect.any(String) as string },
    ]);
    const call = async (cookie: string): Promise<unknown> =>
      (await https.inject({ url: '/admin/check', headers: { ...headers, cookie } })).json();
    expect(await call(cookieOf(login))).toEqual({ isAdmin: true });
    // A cookie of a subdomain or of plain http has no such name.
    expect(await call(cookieOf(login).replaceAll('__Host-', ''))).toEqual({ isAdmin: false });
    const logout = await https.inject({
      method: 'POST',
      url: '/admin/logout',
      headers: { ...headers, cookie: cookieOf(login) },
    });
    expect(logout.cookies).toMatchObject([{ ...rules, name: '__Host-admin_session', value: '' }]);
  });
});
