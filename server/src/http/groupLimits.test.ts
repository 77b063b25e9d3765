import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { friendOn } from '../testing/friends.ts';
import { testNow, testSite } from '../testing/site.ts';

const minute = 60_000;
const wrong = 'ZZZZZZ';

describeOnBoth('the limits on groups', (db) => {
  let now: number;
  let sites: [FastifyInstance, FastifyInstance];
  let code: string;
  let key: string;
  beforeEach(async () => {
    for (const table of ['friend_groups', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    now = testNow;
    const make = () => testSite(db(), { TRUST_PROXY: '1' }, () => now);
    sites = [await make(), await make()];
    key = await friendOn(() => sites[0], '10.9.9.9').create('Ann');
    await db().queries.updateTable('friend_groups').set({ code: 'QRTWXY' }).execute();
    code = 'QRTWXY';
  });
  const at = (address: string, site: 0 | 1 = 0) => friendOn(() => sites[site], address);
  const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
  /** Tries wrong codes in both calls that take one, on both instances; returns how many were looked up. */
  const guess = async (times: number, addressOf: (n: number) => string) => {
    let looked = 0;
    for (let n = 0; n < times; n += 1) {
      const friend = at(addressOf(n), n % 2 === 0 ? 0 : 1);
      const answer = n % 3 === 0 ? friend.joinByCode(wrong, 'Eve') : friend.find(wrong);
      looked += (await statusOf(answer)) === 404 ? 1 : 0;
    }
    return looked;
  };

  it('let an address try 10 wrong codes in ten minutes, across calls and instances', async () => {
    expect(await guess(15, () => '10.0.0.1')).toBe(10);
    expect(await statusOf(at('10.0.0.1').find(code))).toBe(429);
    expect(await statusOf(at('10.0.0.1', 1).joinByCode(code, 'Eve'))).toBe(429);
    expect(await statusOf(at('10.0.0.2').find(code))).toBe(200);
    now += 10 * minute;
    expect(await statusOf(at('10.0.0.1').find(code))).toBe(200);
  });

  it('hold no more guesses that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => statusOf(at('10.0.0.1').find(wrong))));
    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
  });

  it('do not count right codes, or what is no code at all', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect(await statusOf(at('10.0.0.1').find(code))).toBe(200);
      expect(await statusOf(at('10.0.0.1').find('x'))).toBe(400);
    }
    expect(await guess(12, () => '10.0.0.1')).toBe(10);
  });

  it('let an address try 50 wrong codes per day', async () => {
    let looked = 0;
    for (let round = 0; round < 7; round += 1) {
      looked += await guess(10, () => '10.0.0.1');
      now += 10 * minute;
    }
    expect(looked).toBe(50);
  });

  it('let all addresses together try 300 wrong codes per hour', async () => {
    expect(await guess(310, (n) => `10.1.${n}.1`)).toBe(300);
    expect(await statusOf(at('10.2.0.1').find(code))).toBe(429);
    now += 60 * minute;
    expect(await statusOf(at('10.2.0.1').find(code))).toBe(200);
  });

  it('write nothing more for an address over its limit', async () => {
    await guess(15, () => '10.0.0.1');
    const stored = () => db().queries.selectFrom('attempts').selectAll().orderBy('scope').execute();
    const before = await stored();
    await guess(15, () => '10.0.0.1');
    expect(await stored()).toEqual(before);
  });

  it('let an address make 10 groups per day', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await at('10.0.0.1', n % 2 === 0 ? 0 : 1).create('Eve')).toMatch(/^[\w-]{16}$/u);
    const body = { groupName: 'One more', name: 'Eve' };
    expect(await statusOf(at('10.0.0.1').call('POST', '', body))).toBe(429);
  });

  it('let an address join 30 times per day, by link or by code; a name that is taken does not count', async () => {
    const statuses = [];
    for (let n = 0; n < 32; n += 1) {
      expect([409, 429]).toContain(await statusOf(at('10.0.0.1').join(key, 'ann')));
      const friend = at('10.0.0.1', n % 2 === 0 ? 0 : 1);
      statuses.push(
        await statusOf(n % 3 === 0 ? friend.joinByCode(code, `P${n}`) : friend.join(key, `P${n}`)),
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});
