import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';
import { callerOf } from './limitRequests.ts';

describeOnBoth('the limits on calls', (db) => {
  let now: number;
  let sites: [FastifyInstance, FastifyInstance];
  beforeEach(async () => {
    await db().queries.deleteFrom('attempts').execute();
    now = testNow + 15_000;
    const make = () => testSite(db(), { TRUST_PROXY: 'true' }, () => now);
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
      Array.from({ length: 62 }, (_, index) => check(sites[index % 2 === 0 ? 0 : 1])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
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

  it('write nothing more for an address over its limit, and store no address', async () => {
    for (let n = 0; n < 80; n += 1) await check(sites[0]);
    const rows = await db().queries.selectFrom('attempts').selectAll().execute();
    expect(rows).toEqual([
      {
        scope: 'GET /api/leaderboard/check',
        subject: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
        window_start: testNow,
        tries: 61,
      },
    ]);
  });

  it('are not lifted by an instance whose clock lags', async () => {
    for (let n = 0; n < 60; n += 1) await check(sites[0]);
    now -= 60_000;
    expect((await check(sites[1])).statusCode).toBe(429);
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
