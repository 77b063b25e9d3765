import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFirstPassword } from '../admin/credentials.ts';
import { adminPassword, cookieOf, forgetLogins, isAdminWith, logIn, passwordHash } from '../testing/admin.ts';
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
    await forgetLogins(db());
  });

  const check = (cookie: string, on = site) => isAdminWith(on, cookie);
  const wrong = { username: 'admin', password: 'wrong' };

  it('opens a session with the right name and password', async () => {
    const answer = await logIn(site);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const cookie = {
      value: expect.stringMatching(/^[\w-]{43}$/u) as string,
      httpOnly: true,
      sameSite: 'Strict',
    };
    expect(answer.cookies).toEqual([
      { ...cookie, name: 'known_browser', path: '/', maxAge: 180 * 24 * 60 * 60 },
      { ...cookie, name: 'admin_session', path: '/' },
    ]);
    expect(await check(cookieOf(answer))).toBe(true);
    expect(await check('')).toBe(false);
    expect(await check('admin_session=guess')).toBe(false);
  });

  it.each([
    [
      { username: '', password: 'x' },
      { message: 'Please enter a username.', field: 'username' },
    ],
    [{ password: 'x' }, { message: 'Please enter a username.', field: 'username' }],
    [
      { username: 'admin', password: '' },
      { message: 'Please enter a password.', field: 'password' },
    ],
  ])('answers %j with a sentence', async (body, sentence) => {
    const answer = await logIn(site, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, sentence]);
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

  it('replaces a weak hash that an earlier version stored, and keeps the sessions that it opened', async () => {
    const { queries } = db();
    const hash = await passwordHash;
    await queries
      .insertInto('admins')
      .values({ username: 'keeper', password_hash: hash, created_at: testNow })
      .execute();
    const right = { username: 'keeper', password: adminPassword };
    const before = await testSite(db(), { ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD_HASH: hash });
    const stored = await testSite(db(), { ADMIN_USERNAME: 'keeper' });
    const old = cookieOf(await logIn(before, right));
    const cookie = cookieOf(await logIn(stored, right));
    const admins = queries.selectFrom('admins').select('password_hash').where('username', '=', 'keeper');
    expect((await admins.executeTakeFirstOrThrow()).password_hash).toMatch(/^scrypt\$131072\$/u);
    expect([await check(old, stored), await check(cookie, stored)]).toEqual([true, true]);
    expect((await logIn(stored, right)).statusCode).toBe(200);
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

  it('checks only a few passwords at once and asks strangers to come back, but not a known browser', async () => {
    const slow = await testSite(db(), { ADMIN_PASSWORD: adminPassword }, () => now);
    const cookie = cookieOf(await logIn(slow, undefined, { remoteAddress: '10.3.1.1' }));
    const flood = Array.from({ length: 20 }, (_, n) =>
      logIn(slow, wrong, { remoteAddress: `10.3.0.${n + 1}` }),
    );
    const refused = await Promise.any(
      flood.map(async (answer) => {
        if ((await answer).statusCode !== 429) throw new Error('not refused');
        return answer;
      }),
    );
    expect(refused.headers['retry-after']).toBe('5');
    const known = logIn(slow, undefined, { remoteAddress: '10.3.1.2', headers: { cookie } });
    expect((await known).statusCode).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  describe('while a name is under attack', () => {
    beforeEach(async () => {
      await logIn(site, wrong, { remoteAddress: '10.0.0.1' });
      const failures = db().queries.updateTable('attempts').set({ tries: 50 });
      await failures.where('scope', '=', 'login name').execute();
    });
    const from = (n: number, body: object = wrong) => logIn(site, body, { remoteAddress: `10.1.0.${n}` });

    it('lets only one attempt through every ten seconds, whatever the address', async () => {
      expect([(await from(1)).statusCode, (await from(2)).statusCode]).toEqual([401, 401]);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => from(n + 3)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
      expect(answers[0]?.headers['retry-after']).toBe('10');
      now += 10_000;
      expect([(await from(30)).statusCode, (await from(31)).statusCode]).toEqual([401, 429]);
    });

    it('lets the admin in from a new browser after a short wait', async () => {
      const right = { username: 'admin', password: adminPassword };
      expect([(await from(1)).statusCode, (await from(2)).statusCode]).toEqual([401, 401]);
      expect((await from(3, right)).statusCode).toBe(429);
      now += 10_000;
      expect((await from(3, right)).statusCode).toBe(200);
    });

    it('does not let an address that has to wait use up the turns of others', async () => {
      const waiting = { scope: 'login address', window_start: now + 300_000 };
      await db().queries.updateTable('attempts').set(waiting).where('scope', '=', 'login address').execute();
      await from(1);
      for (let n = 0; n < 5; n += 1) await logIn(site, wrong, { remoteAddress: '10.0.0.1' });
      expect((await from(2)).statusCode).toBe(401);
    });

    it('lets a browser that has logged in before in at once', async () => {
      const cookie = cookieOf(await from(1, { username: 'admin', password: adminPassword }));
      for (const n of [2, 3, 4]) await from(n);
      expect((await from(5)).statusCode).toBe(429);
      const known = await logIn(site, undefined, { remoteAddress: '10.1.0.6', headers: { cookie } });
      expect(known.statusCode).toBe(200);
      // The token is replaced by every login.
      const again = await logIn(site, undefined, { remoteAddress: '10.1.0.7', headers: { cookie } });
      expect(again.statusCode).toBe(429);
    });

    it('ends with the day', async () => {
      now += 12 * hour;
      for (let n = 0; n < 4; n += 1) expect((await from(n)).statusCode).toBe(401);
    });
  });

  it('holds nobody up after a clock was three days ahead', async () => {
    now += 72 * hour;
    for (let n = 0; n < 20; n += 1) await logIn(site, wrong);
    await db().queries.updateTable('attempts').set({ tries: 50 }).where('scope', '=', 'login name').execute();
    for (const n of [1, 2, 3]) await logIn(site, wrong, { remoteAddress: `10.2.0.${n}` });
    const cookie = cookieOf(await logIn(site, undefined, { remoteAddress: '10.2.0.9' }));
    now -= 72 * hour;
    expect((await logIn(site)).statusCode).toBe(200);
    for (const n of [1, 2, 3, 4])
      expect((await logIn(site, wrong, { remoteAddress: `10.2.0.${n}` })).statusCode).toBe(401);
    // A session that was opened meanwhile ends like any other.
    await check(cookie);
    now += 12 * hour;
    expect(await check(cookie)).toBe(false);
  });

  it('stores no address', async () => {
    await logIn(site, wrong, { remoteAddress: '10.0.0.9' });
    const rows = await db().queries.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('10.0.0.9');
  });
});
