import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';
import { routes } from '@monster/contract';
import type { CallName, RouteContract } from '@monster/contract';
import { callLimits } from './limits.ts';
import { callerOf } from './limitRequests.ts';

const day = 24 * 60 * 60_000;

it('every public write has a limit', () => {
  const writes = Object.entries<RouteContract>(routes).filter(
    ([, { method, url }]) => method !== 'GET' && !url.startsWith('/admin/api/'),
  );
  expect(writes.length).toBeGreaterThan(6);
  expect(writes.filter(([name]) => callLimits[name as CallName] === undefined)).toEqual([]);
});

describeOnBoth('the limits on calls', (db) => {
  let now: number;
  let sites: [FastifyInstance, FastifyInstance];
  beforeEach(async () => {
    await db().queries.deleteFrom('attempts').execute();
    now = testNow + 15_000;
    const make = () => testSite(db(), { TRUST_PROXY: '1' }, () => now);
    sites = [await make(), await make()];
  });

  const check = (site: FastifyInstance, address = '10.0.0.1') =>
    site.inject({
      url: '/api/leaderboard/check',
      query: { email: 'ann@example.com' },
      headers: { 'x-forwarded-for': address },
    });
  const post = (payload: object) =>
    sites[0].inject({
      method: 'POST',
      url: '/api/emails',
      payload,
      headers: { 'x-forwarded-for': '10.0.0.1' },
    });

  it('apply to an address across all instances, and end with the minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => check(sites[index % 2 === 0 ? 0 : 1])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = await check(sites[0]);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '45',
      { message: 'Too many requests from your network. Please try again in 45 seconds.' },
    ]);
    expect((await check(sites[0], '10.0.0.2')).statusCode).toBe(200);
    now += 45_000;
    expect((await check(sites[0])).statusCode).toBe(200);
  });

  it('also count invalid calls, and count each call separately', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => post({ email: 'nobody' })));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(120);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await check(sites[0])).statusCode).toBe(200);
  });

  it('cost no write for a caller with few calls, and later count these, too', async () => {
    const send = async (site: FastifyInstance) =>
      (await site.inject({ method: 'POST', url: '/api/emails', payload: {} })).statusCode;
    const stored = () => db().queries.selectFrom('attempts').select('tries').execute();
    for (let n = 0; n < 10; n += 1) expect(await send(sites[0])).toBe(400);
    expect(await stored()).toEqual([]);
    for (let n = 0; n < 50; n += 1) expect(await send(sites[0])).toBe(400);
    expect(await stored()).toEqual([{ tries: 60 }]);
    for (let n = 0; n < 60; n += 1) expect(await send(sites[1])).toBe(400);
    expect([await send(sites[0]), await send(sites[1])]).toEqual([429, 429]);
  });

  it('write nothing more for an address over its limit, and store no address', async () => {
    for (let n = 0; n < 30; n += 1) await check(sites[0]);
    const rows = await db().queries.selectFrom('attempts').selectAll().orderBy('tries').execute();
    expect(rows.map(({ tries }) => tries)).toEqual([20, 20, 21]);
    expect(rows[2]).toEqual({
      scope: 'checkLeaderboard per 60000 ms',
      subject: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
      window_start: testNow,
      tries: 21,
    });
  });

  it('are not lifted by an instance whose clock lags', async () => {
    for (let n = 0; n < 20; n += 1) await check(sites[0]);
    now -= 60_000;
    expect((await check(sites[1])).statusCode).toBe(429);
  });

  it('hold nobody up after a clock was three days ahead', async () => {
    now += 3 * day;
    for (let n = 0; n < 21; n += 1) await check(sites[0]);
    now -= 3 * day;
    expect((await check(sites[0])).statusCode).toBe(200);
    for (let n = 0; n < 19; n += 1) await check(sites[1]);
    expect((await check(sites[1])).statusCode).toBe(429);
  });

  it('let an address check 100 emails per day', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 102; n += 1) {
      if (n % 20 === 0) now += 60_000;
      statuses.push((await check(sites[n % 2 === 0 ? 0 : 1])).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    const refused = await check(sites[0]);
    expect(Number(refused.headers['retry-after'])).toBe((testNow + day / 2 - now) / 1_000);
    now = testNow + day / 2;
    expect((await check(sites[0])).statusCode).toBe(200);
  });

  it('slow down many addresses that go through a list of emails together', async () => {
    const answers = [];
    for (let n = 0; n < 62; n += 1) answers.push(await check(sites[n % 2 === 0 ? 0 : 1], `10.1.0.${n}`));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    const refused = await check(sites[0], '10.1.1.1');
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Too many requests. Please try again in 45 seconds.' },
    ]);
    now += 45_000;
    expect((await check(sites[0], '10.1.1.1')).statusCode).toBe(200);
  });

  it('count HEAD like GET', async () => {
    const head = () =>
      sites[0].inject({
        method: 'HEAD',
        url: '/api/leaderboard/check?email=ann%40example.com',
        headers: { 'x-forwarded-for': '10.0.0.1' },
      });
    for (let n = 0; n < 10; n += 1) await head();
    for (let n = 0; n < 10; n += 1) expect((await check(sites[0])).statusCode).toBe(200);
    expect([(await head()).statusCode, (await check(sites[0])).statusCode]).toEqual([429, 429]);
  });

  const uid = 'a'.repeat(64);
  it.each([
    [`/api/puzzle-completions/${uid}`, 120],
    [`/api/leaderboard?uid=${uid}`, 60],
    ['/api/leaderboard?%75id=x', 60],
  ])('let an address look up %s %i times per minute, without a write', async (url, times) => {
    const look = () => sites[0].inject({ url, headers: { 'x-forwarded-for': '10.0.0.1' } });
    for (let n = 0; n < times; n += 1) expect((await look()).statusCode).not.toBe(429);
    expect((await look()).statusCode).toBe(429);
    expect(await db().queries.selectFrom('attempts').selectAll().execute()).toEqual([]);
    now += 45_000;
    expect((await look()).statusCode).not.toBe(429);
  });

  it('leave the leaderboard alone that is the same for everyone', async () => {
    for (let n = 0; n < 40; n += 1) expect((await sites[0].inject('/api/leaderboard')).statusCode).toBe(200);
  });

  it.each(['/admin/login', '/admin/logout'])('apply to %s before its body is read', async (url) => {
    const send = () => sites[0].inject({ method: 'POST', url, payload: 'x'.repeat(10_000) });
    for (let n = 0; n < 60; n += 1) expect([413, 415, 400]).toContain((await send()).statusCode);
    expect((await send()).statusCode).toBe(429);
  });
});

describe('one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('at %s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});
