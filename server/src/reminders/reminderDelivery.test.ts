import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { PushStandIn } from '../testing/pushStandIn.ts';
import type { Treatment } from '../testing/pushStandIn.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';
import { PushSender } from './pushSender.ts';
import { ReminderDelivery } from './reminderDelivery.ts';
import { contactOf, readVapidKeys } from './vapid.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Noon in UTC is the time of the tests; the reminders are at one. */
const atOne = testNow + hour;

describeOnBoth('the delivery of reminders', (db) => {
  let service: PushStandIn;
  let sender: PushSender;
  let site: FastifyInstance;
  let now: number;
  let logged: string[];

  const instance = (): ReminderDelivery =>
    new ReminderDelivery({
      db: db(),
      now: () => now,
      siteUrl: 'https://crossword.example',
      sender,
      log: {
        warn: (details: unknown, text?: string) => void logged.push(`${text} ${JSON.stringify(details)}`),
      },
    });
  const runAt = async (time: number): Promise<void> => {
    now = time;
    await instance().runOnce();
  };
  const call = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const answer = await site.inject({ method, url, payload });
    expect(answer.statusCode).toBe(200);
    return answer.json() as Record<string, unknown>;
  };
  const remind = async (name: string, more: object = {}) => {
    const key = (await site.inject('/api/reminders/key')).json().key as string;
    const subscription = service.subscribe(name, key);
    await call('PUT', '/api/reminders', { ...subscription, minute: 13 * 60, timeZone: 'UTC', ...more });
    return subscription;
  };
  const received = (): string[] => service.received.map(({ to }) => to);
  const stored = async (): Promise<string[]> => {
    const rows = await db().queries.selectFrom('reminders').select('endpoint').orderBy('endpoint').execute();
    return rows.map(({ endpoint }) => endpoint.slice(endpoint.lastIndexOf('/') + 1));
  };

  beforeAll(() =>
    storePuzzles(db(), samplePuzzle({ title: 'Daily Teaser - Owls', datePublished: '2026-11-15' })),
  );
  beforeEach(async () => {
    now = testNow;
    logged = [];
    service = new PushStandIn(() => now);
    const env = { PUSH_HOSTS: await service.start(), LOG_LEVEL: 'silent' };
    site = await testSite(db(), env, () => now);
    const config = readConfig(env);
    const keys = await readVapidKeys(db(), config);
    // Long enough for a busy machine; only a hang takes all of it.
    const terms = { hosts: config.PUSH_HOSTS, keys, contact: contactOf(config), withinMs: 4_000 };
    sender = new PushSender({ ...terms, now: () => now });
    await db().queries.deleteFrom('reminders').execute();
    await db().queries.deleteFrom('attempts').execute();
  });
  afterEach(async () => {
    sender.stop();
    await site.close();
    await service.stop();
  });
  afterAll(() => db().queries.deleteFrom('puzzles').execute());

  it('comes at the chosen time, once per day, with the title of the day and the way to it', async () => {
    await remind('ann');
    await runAt(atOne - 1);
    expect(received()).toEqual([]);
    await runAt(atOne);
    await runAt(atOne + minute);
    expect(service.received.map(({ message }) => message)).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Today’s egg is waiting',
          body: 'Daily Teaser - Owls',
          navigate: 'https://crossword.example/todaycrossword?puzzle=today',
          lang: 'en-US',
          dir: 'ltr',
          tag: 'daily',
        },
      },
    ]);
    await runAt(atOne + day);
    expect(received()).toEqual(['ann', 'ann']);
  });

  it('leaves out a day whose puzzle is solved, and only that', async () => {
    const { endpoint } = await remind('ann');
    await remind('bob');
    await call('POST', '/api/reminders/solved', { endpoint, date: '2026-11-15' });
    // An older puzzle, solved later, changes nothing about today.
    await call('POST', '/api/reminders/solved', { endpoint, date: '2026-11-02' });
    await runAt(atOne);
    expect(received()).toEqual(['bob']);
    await runAt(atOne + day);
    expect(received().sort()).toEqual(['ann', 'bob', 'bob']);
  });

  it('sends no second one when the player chooses a later hour of the same day', async () => {
    const subscription = await remind('ann');
    await runAt(atOne);
    const later = { ...subscription, minute: 20 * 60, timeZone: 'UTC' };
    expect(await call('PUT', '/api/reminders', later)).toEqual({
      minute: 20 * 60,
      nextAt: testNow + 8 * hour + day,
    });
    await runAt(testNow + 8 * hour);
    expect(received()).toEqual(['ann']);
    await runAt(testNow + 8 * hour + day);
    expect(received()).toEqual(['ann', 'ann']);
  });

  it('sends nothing late after the site was down, and goes on the next day', async () => {
    await remind('ann');
    await runAt(atOne + 2 * hour + 1);
    expect(received()).toEqual([]);
    await runAt(atOne + day + 2 * hour);
    expect(received()).toEqual(['ann']);
  });

  it('goes on the next day after a clock of the site was three days ahead', async () => {
    now += 3 * day;
    await remind('ann');
    await runAt(testNow);
    expect(received()).toEqual([]);
    await runAt(atOne);
    expect(received()).toEqual(['ann']);
  });

  it.each([404, 410])('deletes a subscription whose service answers %i', async (status) => {
    await remind('ann');
    await remind('bob');
    service.treat('ann', { status });
    await runAt(atOne);
    expect([await stored(), received(), logged]).toEqual([['bob'], ['bob'], []]);
  });

  it.each([
    ['seconds', '1800'],
    ['a date', new Date(atOne + 30 * minute).toUTCString()],
  ])('waits as long as a 429 asks to in %s', async (_how, value) => {
    await remind('ann');
    service.treat('ann', { status: 429, headers: { 'retry-after': value } });
    await runAt(atOne);
    service.treat('ann', 'work');
    await runAt(atOne + 30 * minute - 1);
    expect(received()).toEqual([]);
    await runAt(atOne + 30 * minute);
    expect(received()).toEqual(['ann']);
  });

  it('tries on the next day when a service asks to wait for days', async () => {
    await remind('ann');
    service.treat('ann', { status: 503, headers: { 'retry-after': '999999' } });
    await runAt(atOne);
    service.treat('ann', 'work');
    await runAt(atOne + day);
    expect(received()).toEqual(['ann']);
  });

  it.each<[string, Treatment]>([
    ['500', { status: 500 }],
    ['a hang', 'hang'],
    ['a closed socket', 'close the socket'],
  ])('waits longer each time after %s, and holds up nobody else', async (_what, treatment) => {
    await remind('ann');
    await remind('bob');
    service.treat('ann', treatment);
    const attempts = () => service.requests.filter((name) => name === 'ann').length;
    await runAt(atOne);
    expect(received()).toEqual(['bob']);
    await runAt(atOne + minute);
    await runAt(atOne + 3 * minute - 1);
    expect(attempts()).toBe(2);
    service.treat('ann', 'work');
    await runAt(atOne + 3 * minute);
    expect(received()).toEqual(['bob', 'ann']);
    expect(logged).toHaveLength(2);
  });

  it.each([400, 401, 403, 413, 307])(
    'tries again on the next day after a %i, and deletes the subscription after three days of it',
    async (status) => {
      await remind('ann');
      service.treat('ann', { status, headers: { location: `${service.origin}/push/elsewhere` } });
      for (const days of [0, 1, 2]) {
        await runAt(atOne + days * day);
        await runAt(atOne + days * day + hour);
      }
      expect([service.requests, await stored()]).toEqual([['ann', 'ann', 'ann'], ['ann']]);
      await runAt(atOne + 3 * day);
      expect(await stored()).toEqual([]);
      expect(logged[0]).toBe(`push services did not take all reminders {"refusals":{"${status}":1}}`);
    },
  );

  it('forgives a service that works again', async () => {
    await remind('ann');
    for (const days of [0, 1, 2, 3, 4]) {
      service.treat('ann', days === 2 ? 'work' : { status: 403 });
      await runAt(atOne + days * day);
    }
    expect(await stored()).toEqual(['ann']);
  });

  it('sends each message once when four instances work at once', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `p${index}`);
    for (const name of names) await remind(name);
    now = atOne;
    await Promise.all([instance(), instance(), instance(), instance()].map((job) => job.runOnce()));
    await instance().runOnce();
    expect(received().sort()).toEqual(names.sort());
  });

  it('takes over from an instance that died, once its claim has ended', async () => {
    await remind('ann');
    const claim = { leased_by: 'an instance that died', lease_until: atOne + minute };
    await db().queries.updateTable('reminders').set(claim).execute();
    await runAt(atOne);
    expect(service.requests).toEqual([]);
    await runAt(atOne + minute);
    expect(received()).toEqual(['ann']);
  });
});
