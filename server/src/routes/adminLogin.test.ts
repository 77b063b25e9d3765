import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeFirstPassword } from '../admin/credentials.ts';
import { adminPassword, cookieOf, logIn, passwordHash } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

const hour = 60 * 60 * 1000;

describeOnBoth('the admin login', (db) => {
  let now = testNow;
  let site: FastifyInstance;
  let withHash: Record<string, string>;
  beforeAll(async () => {
    withHash = { ADMIN_PASSWORD_HASH: await passwordHash };
    site = await testSite(db(), withHash, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    await db().queries.deleteFrom('attempts').execute();
    await db().queries.deleteFrom('admin_sessions').execute();
  });

  const check = async (cookie: string): Promise<boolean> =>
    (await site.inject({ url: '/admin/check', headers: { cookie } })).json<{ isAdmin: boolean }>().isAdmin;
  const wrong = { username: 'admin', password: 'wrong' };

  it('opens a session with the right name and password', async () => {
    const answer = await logIn(site);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.cookies).toEqual([
      {
        name: 'admin_session',
        value: expect.stringMatching(/^[\w-]{43}$/u) as string,
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
    expect(await check(cookieOf(answer))).toBe(true);
    expect(await check('')).toBe(false);
    expect(await check('admin_session=guess')).toBe(false);
  });

  it.each([wrong, { username: 'root', password: adminPassword }])('refuses %j', async (body) => {
    const answer = await logIn(site, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { success: false, message: 'Invalid credentials' },
    ]);
    expect(answer.cookies).toEqual([]);
  });

  it.each([
    [{ username: 'admin' }, 'password'],
    [{ username: '', password: 'x' }, 'username'],
  ])('names the field that is missing or empty in %j', async (body, field) => {
    const answer = await logIn(site, body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
  });

  it('accepts the password from the settings, or else the one that the first start made', async () => {
    const plain = await testSite(db(), { ADMIN_PASSWORD: 'from the settings' });
    expect((await logIn(plain, { username: 'admin', password: 'from the settings' })).statusCode).toBe(200);
    const password = await makeFirstPassword(db(), 'boss', testNow);
    const stored = await testSite(db(), { ADMIN_USERNAME: 'boss' });
    expect((await logIn(stored, { username: 'boss', password })).statusCode).toBe(200);
    expect((await logIn(stored, { username: 'boss', password: 'wrong' })).statusCode).toBe(401);
  });

  it('lets nobody in when there is no password', async () => {
    const bare = await testSite(db(), { ADMIN_USERNAME: 'nobody' });
    expect((await logIn(bare, { username: 'nobody', password: 'x' })).statusCode).toBe(401);
  });

  it('stores only a hash of the session', async () => {
    const cookie = cookieOf(await logIn(site));
    const rows = await db().queries.selectFrom('admin_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('ends the previous session on a new login, and the session on logout', async () => {
    const first = cookieOf(await logIn(site));
    const again = await logIn(site, undefined, { headers: { cookie: first } });
    const second = cookieOf(again);
    expect([await check(first), await check(second)]).toEqual([false, true]);
    const logout = await site.inject({ method: 'POST', url: '/admin/logout', headers: { cookie: second } });
    expect(logout.json()).toEqual({ success: true });
    expect(logout.cookies).toMatchObject([{ name: 'admin_session', value: '', path: '/' }]);
    expect(await check(second)).toBe(false);
  });

  it('answers logout and check without a session', async () => {
    for (const cookie of ['', 'admin_session=guess']) {
      const logout = await site.inject({ method: 'POST', url: '/admin/logout', headers: { cookie } });
      expect([logout.statusCode, logout.json()]).toEqual([200, { success: true }]);
      expect(await check(cookie)).toBe(false);
    }
  });

  it('ends a session after 12 hours without a call, but not while calls continue', async () => {
    const cookie = cookieOf(await logIn(site));
    now += 11 * hour;
    expect(await check(cookie)).toBe(true);
    now += 11 * hour;
    expect(await check(cookie)).toBe(true);
    now += 12 * hour;
    expect(await check(cookie)).toBe(false);
  });

  it('marks the cookie Secure behind https', async () => {
    const behindProxy = await testSite(db(), { ...withHash, TRUST_PROXY: 'true' });
    const forwarded = await logIn(behindProxy, undefined, { headers: { 'x-forwarded-proto': 'https' } });
    expect(forwarded.cookies[0]).toMatchObject({ secure: true });
    const https = await testSite(db(), { ...withHash, SITE_URL: 'https://a.example' });
    expect((await logIn(https)).cookies[0]).toMatchObject({ secure: true });
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    [{ origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://site.example', host: 'internal' }, 200],
  ])('answers a POST with %j with status %i', async (headers, status) => {
    const open = await testSite(db(), { ...withHash, SITE_URL: 'https://site.example' });
    expect((await logIn(open, undefined, { headers })).statusCode).toBe(status);
  });

  it('makes an address wait after failures, longer each time, and says how long', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await logIn(site, wrong)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await logIn(site);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.json()).toEqual({ message: 'Too many attempts. Please try again in 1 second.' });
    now += 1_000;
    expect((await logIn(site, wrong)).statusCode).toBe(401);
    expect((await logIn(site)).headers['retry-after']).toBe('2');
    now += 2_000;
    expect((await logIn(site)).statusCode).toBe(200);
    expect((await logIn(site, wrong)).statusCode).toBe(401);
  });

  it('counts simultaneous attempts across all instances', async () => {
    const other = await testSite(db(), withHash, () => now);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => logIn(n % 2 === 0 ? site : other, wrong)),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  });

  it('lets the admin in while many other addresses fail on the same name', async () => {
    await logIn(site, wrong, { remoteAddress: '10.0.0.1' });
    await db().queries.updateTable('attempts').set({ tries: 50 }).where('scope', '=', 'login name').execute();
    expect((await logIn(site, wrong, { remoteAddress: '10.0.0.1' })).statusCode).toBe(401);
    expect((await logIn(site, wrong, { remoteAddress: '10.0.0.1' })).headers['retry-after']).toBe('60');
    expect((await logIn(site, undefined, { remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
  });

  it('stores no address', async () => {
    await logIn(site, wrong, { remoteAddress: '10.0.0.9' });
    const rows = await db().queries.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('10.0.0.9');
  });
});
