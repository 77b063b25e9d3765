import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRemindersMs } from '../db/reminders.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { isPublicKey, makeVapidKeys } from '../reminders/vapid.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { PushStandIn } from '../testing/pushStandIn.ts';
import { testNow, testSite } from '../testing/site.ts';

const hour = 60 * 60_000;

describeOnBoth('reminders', (db) => {
  const service = new PushStandIn(() => testNow);
  let site: FastifyInstance;

  /** A browser of somebody, at one of the real services; nothing is sent to it. */
  const browser = (name: string) => ({
    ...service.subscribe(name),
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  });
  const wish = (name: string, more: object = {}) => ({
    ...browser(name),
    minute: 13 * 60,
    timeZone: 'Europe/Vienna',
    ...more,
  });
  const set = (payload: object, cookie?: string) =>
    site.inject({
      method: 'PUT',
      url: '/api/reminders',
      payload,
      headers: cookie === undefined ? {} : { cookie },
    });
  const post = (call: string, payload: object) =>
    site.inject({ method: 'POST', url: `/api/reminders/${call}`, payload });
  const rows = () => db().queries.selectFrom('reminders').selectAll().orderBy('endpoint').execute();
  const names = async () => (await rows()).map(({ endpoint }) => endpoint.split('/').at(-1));

  beforeEach(async () => {
    site = await testSite(db());
    await db().queries.deleteFrom('reminders').execute();
    await db().queries.deleteFrom('attempts').execute();
  });
  afterEach(() => site.close());

  it('have a key that all instances share, also after a restart', async () => {
    const ask = async (from: FastifyInstance) =>
      (await from.inject('/api/reminders/key')).json().key as string;
    const other = await testSite(db());
    const [one, two] = await Promise.all([ask(site), ask(other)]);
    expect(isPublicKey(one)).toBe(true);
    expect(two).toBe(one);
    await other.close();
    const { publicKey, privateKey } = makeVapidKeys();
    const own = await testSite(db(), { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(await ask(own)).toBe(publicKey);
    await own.close();
  });

  it('are set, found, changed and removed by the endpoint', async () => {
    const ann = wish('ann');
    const nextAt = testNow + 24 * hour;
    expect((await set(ann)).json()).toEqual({ minute: 780, nextAt });
    expect((await post('find', { endpoint: ann.endpoint })).json()).toEqual({
      reminder: { minute: 780, nextAt },
    });
    expect((await set({ ...ann, minute: 14 * 60 })).json()).toEqual({ minute: 840, nextAt: testNow + hour });
    expect(await names()).toEqual(['ann']);
    expect((await post('off', { endpoint: ann.endpoint })).json()).toEqual({ success: true });
    expect((await post('find', { endpoint: ann.endpoint })).json()).toEqual({ reminder: null });
    // Once more is as good.
    expect((await post('off', { endpoint: ann.endpoint })).statusCode).toBe(200);
  });

  it.each([
    ['endpoint', { endpoint: 'https://evil.example/x' }, /does not know the push service of your browser/u],
    ['endpoint', { endpoint: 'https://127.0.0.1/x' }, /does not know the push service/u],
    ['endpoint', { endpoint: 'http://fcm.googleapis.com/x' }, /does not know the push service/u],
    ['endpoint', { endpoint: 'x'.repeat(2_000) }, /endpoint/u],
    ['p256dh', { p256dh: 'B'.repeat(87) }, /key of your browser is damaged/u],
    ['p256dh', { p256dh: 'short' }, /is not the key of a browser/u],
    ['auth', { auth: 'short' }, /is not the secret of a browser/u],
    ['minute', { minute: 481 }, /choose a whole or a half hour/u],
    ['minute', { minute: 24 * 60 }, /minute/u],
    ['timeZone', { timeZone: 'Mars/Olympus' }, /does not know your time zone. Please check/u],
  ])('with a wrong %s are refused in words, and nothing changes: %j', async (field, wrong, sentence) => {
    await set(wish('bob'));
    const before = await rows();
    const refused = await set(wish('ann', wrong));
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    expect(refused.json().message).toMatch(sentence);
    expect(await rows()).toEqual(before);
  });

  it('cannot be set where the operator has switched them off; the calendar is named instead', async () => {
    const ann = wish('ann');
    await set(ann);
    const off = await testSite(db(), { PUSH_ENABLED: 'false' });
    expect((await off.inject('/api/reminders/key')).json()).toEqual({ key: null });
    const refused = await off.inject({ method: 'PUT', url: '/api/reminders', payload: wish('bob') });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This site sends no reminders. You can still add one to your calendar.',
    ]);
    // Whoever had one can still delete it.
    await off.inject({ method: 'POST', url: '/api/reminders/off', payload: { endpoint: ann.endpoint } });
    expect(await names()).toEqual([]);
    await off.close();
  });

  it('move along when a service gives the browser another endpoint, with hour and zone', async () => {
    const ann = wish('ann', { minute: 90 });
    await set(ann);
    const moved = await post('move', { from: ann.endpoint, ...browser('ann2') });
    expect(moved.statusCode).toBe(200);
    expect(await rows()).toMatchObject([
      { endpoint: 'https://fcm.googleapis.com/fcm/send/ann2', minute: 90, time_zone: 'Europe/Vienna' },
    ]);
    const evil = { ...browser('x'), endpoint: 'https://evil.example/x' };
    expect((await post('move', { from: browser('ann2').endpoint, ...evil })).statusCode).toBe(400);
    expect(await names()).toEqual(['ann2']);
  });

  it('hear of solved puzzles, but not of those of the day after tomorrow', async () => {
    const { endpoint, ...rest } = wish('ann');
    await set({ endpoint, ...rest });
    expect((await post('solved', { endpoint, date: '2026-11-16' })).statusCode).toBe(200);
    const refused = await post('solved', { endpoint, date: '2026-11-17' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'This date is in the future. Please check the clock of your device.',
    ]);
    expect(await rows()).toMatchObject([{ solved_on: '2026-11-16' }]);
    expect(
      (await post('solved', { endpoint: 'https://unknown.example', date: '2026-11-15' })).json(),
    ).toEqual({
      success: true,
    });
  });

  it('are forgotten with the player, and of one browser only the newest few stay', async () => {
    const token = 'a'.repeat(43);
    const cookie = `leaderboard_owner=${token}`;
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) {
      await set(wish(name), cookie);
      await db()
        .queries.updateTable('reminders')
        .set(({ eb }) => ({ seen_at: eb('seen_at', '-', 1) }))
        .execute();
    }
    await set(wish('else'));
    expect(await names()).toEqual(['b2', 'b3', 'b4', 'b5', 'b6', 'else']);
    // A browser without a cookie gets one, so that it can have its reminder deleted, too.
    const given = String((await set(wish('new'))).headers['set-cookie']).split(';')[0] ?? '';
    await site.inject({ method: 'DELETE', url: '/api/player', headers: { cookie: given } });
    expect(await names()).not.toContain('new');
    const forgotten = await site.inject({ method: 'DELETE', url: '/api/player', headers: { cookie } });
    expect(forgotten.statusCode).toBe(200);
    expect(await names()).toEqual(['else']);
  });

  it('of browsers that have said nothing for 400 days are deleted', async () => {
    await set(wish('old'));
    await set(wish('new'));
    const old = { seen_at: testNow - keepRemindersMs - 1 };
    await db().queries.updateTable('reminders').set(old).where('endpoint', 'like', '%old').execute();
    await pruneOldRows({ db: db(), now: () => testNow });
    expect(await names()).toEqual(['new']);
  });
});
