import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

describeOnBoth('the campaign’s calls', (db) => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await testSite(db());
  });
  const post = async (url: string, payload: object) => {
    const answer = await site.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const done = { status: 200, body: { success: true } };
  const email = 'ann@example.com';

  it('accept a contact update when no API key is set, and store nothing', async () => {
    for (const level of [1, 2, 3, 4, 5])
      for (const result of ['Success', 'Skip']) {
        const value = `Level ${level} ${result}`;
        const update = { email: ' Ann@Example.com', customField: 'MonsterWelcomeLevel', value };
        expect(await post('/api/sendgrid/update-contact', update)).toEqual(done);
      }
    expect(await db().queries.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('store a contact update for delivery when there is one', async () => {
    const delivering = await testSite(db(), { SENDGRID_API_KEY: 'SG.key' });
    for (const value of ['Level 5 Success', 'Level 5 Skip']) {
      const payload = { email: ' Ann@Example.com', customField: 'MonsterWelcomeLevel', value };
      const answer = await delivering.inject({
        method: 'POST',
        url: '/api/sendgrid/update-contact',
        payload,
      });
      expect(answer.json()).toEqual({ success: true });
    }
    const rows = await db().queries.selectFrom('outbox').selectAll().orderBy('seq').execute();
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ contact: email, seq: 2, status: 'waiting', created_at: testNow });
    expect(JSON.parse(rows[1]?.payload ?? '')).toEqual({
      customField: 'MonsterWelcomeLevel',
      value: 'Level 5 Skip',
    });
  });

  it('store an update that a browser sends again only once, unless others came between or it was refused', async () => {
    const delivering = await testSite(db(), { SENDGRID_API_KEY: 'SG.key' });
    const { queries } = db();
    const valuesOf = async (...values: string[]) => {
      for (const value of values)
        await delivering.inject({
          method: 'POST',
          url: '/api/sendgrid/update-contact',
          payload: { email: 'twice@example.com', customField: 'MonsterWelcomeLevel', value },
        });
      const rows = await queries
        .selectFrom('outbox')
        .select('payload')
        .where('contact', '=', 'twice@example.com')
        .orderBy('seq')
        .execute();
      return rows.map(({ payload }) => (JSON.parse(payload) as { value: string }).value);
    };
    const [one, two] = ['Level 1 Success', 'Level 2 Success'] as const;
    expect(await valuesOf(one, one, two, two, one)).toEqual([one, two, one]);
    await queries.updateTable('outbox').set({ status: 'failed' }).execute();
    expect(await valuesOf(one)).toEqual([one, two, one, one]);
  });

  it('store an email once per feature and source, with its first time and name', async () => {
    const unlock = { email, source: 'unlock_monster_reveal_all' };
    const skip = { email, feature: 'skip_level', displayName: 'ann' };
    expect(await post('/api/emails', unlock)).toEqual(done);
    expect(await post('/api/capture-email', skip)).toEqual(done);
    const again = { ...skip, email: 'ANN@example.com ', displayName: 'other' };
    expect(await post('/api/capture-email', again)).toEqual(done);
    expect(await post('/api/capture-email', { ...skip, feature: 'unlock_monster' })).toEqual(done);
    const kept = { email, captured_at: testNow };
    const rows = await db().queries.selectFrom('captured_emails').selectAll().orderBy('source').execute();
    expect(rows).toEqual([
      { ...kept, source: 'skip_level', display_name: 'ann' },
      { ...kept, source: 'unlock_monster', display_name: 'ann' },
      { ...kept, source: 'unlock_monster_reveal_all', display_name: null },
    ]);
  });

  const update = { email, customField: 'MonsterWelcomeLevel', value: 'Level 1 Success' };
  it.each([
    ['/api/sendgrid/update-contact', { ...update, email: 'ann' }, 'email'],
    ['/api/sendgrid/update-contact', { ...update, customField: 'FirstName' }, 'customField'],
    ['/api/sendgrid/update-contact', { ...update, value: 'Level 6 Success' }, 'value'],
    ['/api/sendgrid/update-contact', { ...update, value: 'Level 1 Success ' }, 'value'],
    ['/api/sendgrid/update-contact', { email, customField: 'MonsterWelcomeLevel' }, 'value'],
    ['/api/emails', { email: 'ann@', source: 'unlock_monster_reveal_all' }, 'email'],
    ['/api/emails', { email, source: 'elsewhere' }, 'source'],
    ['/api/capture-email', { email, feature: 'other', displayName: 'ann' }, 'feature'],
    ['/api/capture-email', { email, feature: 'skip_level', displayName: 'a\u202Eb' }, 'displayName'],
    ['/api/capture-email', { email, feature: 'skip_level' }, 'displayName'],
  ])('refuse, at %s, %j and name the field %s', async (url, body, field) => {
    const answer = await post(url, body);
    expect([answer.status, answer.body['field']]).toEqual([400, field]);
    expect(answer.body['message']).toMatch(new RegExp(`^${field}: `, 'u'));
  });
});
