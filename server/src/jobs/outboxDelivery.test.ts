import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContactsApi } from '../sendgrid/contactsApi.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { SendGridStandIn, standInKey } from '../testing/sendGridStandIn.ts';
import type { Treatment } from '../testing/sendGridStandIn.ts';
import { testNow, testSite } from '../testing/site.ts';
import { backOffMs, OutboxDelivery } from './outboxDelivery.ts';

const put = 'PUT /v3/marketing/contacts';
const lookUp = 'GET /v3/marketing/field_definitions';

describeOnBoth('the delivery of contact updates', (db) => {
  let sendGrid: SendGridStandIn;
  let baseUrl: string;
  let site: FastifyInstance;
  let now: number;
  let logged: string[];

  /** One instance of the job; on a busy machine, an answer may take a while. */
  const instance = async (key = standInKey): Promise<OutboxDelivery> => {
    const write = (details: unknown, text?: string): void =>
      void logged.push(`${text} ${JSON.stringify(details)}`);
    const settings = { SENDGRID_BASE_URL: baseUrl, SENDGRID_LIST_IDS: ['list-1', 'list-2'] };
    const api = await createContactsApi(key, settings, 2000);
    return new OutboxDelivery({
      db: db(),
      now: () => now,
      api,
      log: { error: write, warn: write },
      random: () => 0.5,
    });
  };
  const update = async (email: string, value: string): Promise<void> => {
    const payload = { email, customField: 'MonsterWelcomeLevel', value };
    const answer = await site.inject({ method: 'POST', url: '/api/sendgrid/update-contact', payload });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  };
  const statuses = async () => {
    const rows = await db()
      .queries.selectFrom('outbox')
      .selectAll()
      .orderBy('contact')
      .orderBy('seq')
      .execute();
    return rows.map(({ contact, status }) => `${contact} ${status}`);
  };
  const received = (): string[] => sendGrid.received.map(({ email, value }) => `${email} ${value}`);

  beforeAll(async () => {
    site = await testSite(db(), { SENDGRID_API_KEY: standInKey }, () => now);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    sendGrid = new SendGridStandIn();
    baseUrl = await sendGrid.start();
    now = testNow;
    logged = [];
    await db().queries.deleteFrom('outbox').execute();
    await db().queries.deleteFrom('attempts').execute();
  });
  afterEach(() => sendGrid.stop());

  it('goes on after a clock was three days ahead', async () => {
    const threeDays = 3 * 24 * 60 * 60_000;
    const job = await instance();
    now += threeDays;
    await update('new@example.com', 'Level 1 Success');
    await update('failed@example.com', 'Level 1 Success');
    sendGrid.treatNext('work', { status: 429 });
    await job.runOnce();
    now -= threeDays;
    await job.runOnce();
    expect(await statuses()).toEqual(['failed@example.com sent', 'new@example.com sent']);
  });

  it('names the field by its id and the lists, and looks the id up once', async () => {
    const job = await instance();
    await job.runOnce();
    expect(sendGrid.requests).toEqual([]);
    await update(' Ann@Example.COM ', 'Level 1 Success');
    await job.runOnce();
    await update('ann@example.com', 'Level 2 Skip');
    await job.runOnce();
    expect(sendGrid.received).toEqual([
      { email: 'ann@example.com', value: 'Level 1 Success', listIds: ['list-1', 'list-2'] },
      { email: 'ann@example.com', value: 'Level 2 Skip', listIds: ['list-1', 'list-2'] },
    ]);
    expect(sendGrid.requests).toEqual([lookUp, put, put]);
    expect(await statuses()).toEqual(['ann@example.com sent', 'ann@example.com sent']);
  });

  it('sends many contacts in one request, but the updates of one contact one after another', async () => {
    for (const level of [1, 2, 3])
      for (const who of ['ann', 'bob']) await update(`${who}@x.org`, `Level ${level} Success`);
    const job = await instance();
    await job.runOnce();
    expect(received().sort()).toEqual(['ann@x.org Level 1 Success', 'bob@x.org Level 1 Success']);
    await job.runOnce();
    await job.runOnce();
    expect(received().filter((text) => text.startsWith('ann'))).toEqual([
      'ann@x.org Level 1 Success',
      'ann@x.org Level 2 Success',
      'ann@x.org Level 3 Success',
    ]);
    expect(sendGrid.requests).toEqual([lookUp, put, put, put]);
  });

  it('keeps the order when ten updates of one contact arrive at once', async () => {
    const values = [1, 2, 3, 4, 5].flatMap((level) => [`Level ${level} Skip`, `Level ${level} Success`]);
    await Promise.all(values.map((value) => update('ann@x.org', value)));
    const rows = await db().queries.selectFrom('outbox').select('seq').orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(values.map((_, index) => index + 1));
  });

  it.each<[string, Treatment]>([
    ['answers 500', { status: 500 }],
    ['answers 503 with a page', { status: 503, body: '<html>' }],
    ['hangs', 'hang'],
    ['trickles its answer forever', 'trickle'],
    ['closes the socket', 'close the socket'],
  ])('waits longer each time SendGrid %s, and then gets through in order', async (_what, treatment) => {
    await update('ann@x.org', 'Level 1 Success');
    await update('ann@x.org', 'Level 2 Success');
    const job = await instance();
    sendGrid.treatNext('work', treatment, treatment);
    await job.runOnce();
    await job.runOnce();
    expect(sendGrid.requests).toEqual([lookUp, put]);
    now += 1_500;
    await job.runOnce();
    now += 2_999;
    await job.runOnce();
    expect(sendGrid.requests).toEqual([lookUp, put, put]);
    now += 1;
    await job.runOnce();
    await job.runOnce();
    expect(received()).toEqual(['ann@x.org Level 1 Success', 'ann@x.org Level 2 Success']);
    expect(logged).toHaveLength(2);
  });

  it.each<[string, Record<string, string>]>([
    ['in seconds', { 'retry-after': '30' }],
    ['as a date', { 'retry-after': new Date(testNow + 30_000).toUTCString() }],
    ['in SendGrid’s own header', { 'x-ratelimit-reset': String((testNow + 30_000) / 1000) }],
  ])('pauses for as long as a 429 says %s, also for other contacts', async (_how, headers) => {
    await update('ann@x.org', 'Level 1 Success');
    const job = await instance();
    sendGrid.treatNext('work', { status: 429, headers });
    await job.runOnce();
    await update('bob@x.org', 'Level 1 Success');
    now += 29_999;
    await job.runOnce();
    expect(sendGrid.requests).toEqual([lookUp, put]);
    const untried = await db()
      .queries.selectFrom('outbox')
      .select('contact')
      .where('attempts', '=', 0)
      .execute();
    expect(untried).toEqual([{ contact: 'bob@x.org' }]);
    now += 1;
    await job.runOnce();
    expect(received().sort()).toEqual(['ann@x.org Level 1 Success', 'bob@x.org Level 1 Success']);
  });

  it('pauses in the middle of the search for a refused contact', async () => {
    for (const who of ['ann', 'bad', 'bob', 'cid']) await update(`${who}@x.org`, 'Level 1 Success');
    const job = await instance();
    sendGrid.treatNext('work', 'work', { status: 429, headers: { 'retry-after': '30' } });
    await job.runOnce();
    expect(sendGrid.requests).toEqual([lookUp, put, put]);
    now += 30_000;
    await job.runOnce();
    expect(sendGrid.received).toHaveLength(3);
  });

  it('gives up on an update that SendGrid refuses with 400, sends the others, and logs no email', async () => {
    for (const who of ['ann', 'bad"o\'neil', 'bob', 'cid', 'dan'])
      await update(`${who}@x.org`, 'Level 1 Success');
    await update('bad"o\'neil@x.org', 'Level 2 Success');
    const job = await instance();
    await job.runOnce();
    expect(
      received()
        .map((text) => text.slice(0, 3))
        .sort(),
    ).toEqual(['ann', 'bob', 'cid', 'dan']);
    expect((await statuses()).filter((text) => !text.endsWith('sent'))).toEqual([
      'bad"o\'neil@x.org failed',
      'bad"o\'neil@x.org waiting',
    ]);
    expect(logged).toEqual([
      `SendGrid refused a contact update; it will not be sent again {"updates":1,"reason":"status 400; contacts[0].email email '[hidden]' is not valid"}`,
    ]);
  });

  it.each([401, 403, 404])(
    'keeps every update waiting on %i until the operator has fixed the settings',
    async (status) => {
      await update('ann@x.org', 'Level 1 Success');
      const job = await instance();
      sendGrid.treatAll({ status });
      await job.runOnce();
      await job.runOnce();
      expect([sendGrid.requests, await statuses()]).toEqual([[lookUp], ['ann@x.org waiting']]);
      expect(logged).toEqual([
        expect.stringContaining(`until its settings are fixed {"updates":1,"reason":"status ${status}`),
      ]);
      sendGrid.treatAll('work');
      now += 60_000;
      await job.runOnce();
      expect(received()).toEqual(['ann@x.org Level 1 Success']);
    },
  );

  it('loses nothing when the key is wrong', async () => {
    await update('ann@x.org', 'Level 1 Success');
    await (await instance('SG.wrong')).runOnce();
    expect(logged).toEqual([expect.stringContaining('status 401; authorization required')]);
    now += 60_000;
    await (await instance()).runOnce();
    expect(received()).toEqual(['ann@x.org Level 1 Success']);
  });

  it('names a missing custom field, waits for it, and finds it again under a new id', async () => {
    sendGrid.fields.clear();
    await update('ann@x.org', 'Level 1 Success');
    const job = await instance();
    await job.runOnce();
    expect(logged).toEqual([expect.stringContaining('no custom field named MonsterWelcomeLevel')]);
    expect(await statuses()).toEqual(['ann@x.org waiting']);
    sendGrid.fields.set('monsterwelcomelevel', 'e1_T');
    now += 60_000;
    await job.runOnce();
    sendGrid.fields.clear();
    sendGrid.fields.set('MonsterWelcomeLevel', 'e2_T');
    await update('ann@x.org', 'Level 2 Success');
    await job.runOnce();
    expect(received()).toEqual(['ann@x.org Level 1 Success', 'ann@x.org Level 2 Success']);
  });

  it('leaves an update to the instance that claimed it until that instance has been dead for a while', async () => {
    await update('ann@x.org', 'Level 1 Success');
    await update('ann@x.org', 'Level 2 Success');
    const claimed = { leased_by: 'an instance that died', lease_until: now + 15_000 };
    await db().queries.updateTable('outbox').set(claimed).where('seq', '=', 1).execute();
    const job = await instance();
    await job.runOnce();
    expect(sendGrid.requests).toEqual([]);
    now += 15_000;
    await job.runOnce();
    await job.runOnce();
    expect(received()).toEqual(['ann@x.org Level 1 Success', 'ann@x.org Level 2 Success']);
  });

  it('sends each update once, and in order, when eight instances work at once', async () => {
    const contacts = Array.from({ length: 12 }, (_, index) => `p${index}@x.org`);
    for (const value of ['Level 1 Success', 'Level 2 Success', 'Level 3 Skip'])
      for (const email of contacts) await update(email, value);
    const jobs = await Promise.all(Array.from({ length: 8 }, () => instance()));
    for (let round = 0; round < 3; round += 1) await Promise.all(jobs.map((job) => job.runOnce()));
    for (const email of contacts)
      expect(received().filter((text) => text.startsWith(`${email} `))).toEqual([
        `${email} Level 1 Success`,
        `${email} Level 2 Success`,
        `${email} Level 3 Skip`,
      ]);
  });

  it('does not send an update that another instance took over during the field lookup', async () => {
    await update('ann@x.org', 'Level 1 Success');
    const settings = { SENDGRID_BASE_URL: baseUrl, SENDGRID_LIST_IDS: [] };
    const api = await createContactsApi(standInKey, settings, 2000);
    const findFieldId = async (name: string) => {
      now += 15_000;
      await (await instance()).runOnce();
      return api.findFieldId(name);
    };
    const log = { error: () => {}, warn: () => {} };
    await new OutboxDelivery({ db: db(), now: () => now, api: { ...api, findFieldId }, log }).runOnce();
    expect(received()).toEqual(['ann@x.org Level 1 Success']);
  });
});

describe('the wait after a failure', () => {
  it('doubles up to ten minutes, half of it random', () => {
    const waits = [0, 1, 2, 8, 9, 30].map((attempts) => [
      backOffMs(attempts, () => 0),
      backOffMs(attempts, () => 1),
    ]);
    expect(waits).toEqual([
      [1_000, 2_000],
      [2_000, 4_000],
      [4_000, 8_000],
      [256_000, 512_000],
      [300_000, 600_000],
      [300_000, 600_000],
    ]);
  });
});
