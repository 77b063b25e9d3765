import { createDecipheriv } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createBuiltRenderer } from '../pages/builtRenderer.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

interface Answer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens an envelope as a browser does. */
function open(envelope: Buffer): Answer[] {
  const opener = createDecipheriv('aes-256-gcm', envelope.subarray(0, 32), Buffer.alloc(12));
  opener.setAuthTag(envelope.subarray(-16));
  const text = Buffer.concat([opener.update(envelope.subarray(32, -16)), opener.final()]);
  return JSON.parse(gunzipSync(text).toString()) as Answer[];
}

const tomorrow = '2026-11-16';
const daily = (day: number, fields: Parameters<typeof samplePuzzle>[0] = {}) =>
  samplePuzzle({
    id: `d-${day}`,
    title: `Daily Teaser - Number ${day}`,
    datePublished: `2026-11-${day}`,
    ...fields,
  });

describeOnBoth('a day that is fetched ahead', (db) => {
  let now = testNow;
  const sites: FastifyInstance[] = [];
  let site: FastifyInstance;

  async function openSite(env: Record<string, string> = {}): Promise<FastifyInstance> {
    const config = readConfig({ LOG_LEVEL: 'silent', ...env });
    const opened = await buildApp({ config, db: db(), now: () => now }, await createBuiltRenderer());
    sites.push(opened);
    return opened;
  }

  beforeAll(async () => {
    await storePuzzles(db(), ...[14, 15, 16, 17, 18, 19].map((day) => daily(day)));
    site = await openSite();
  });
  afterAll(async () => {
    for (const each of sites) await each.close();
  });
  beforeEach(() => {
    now = testNow;
  });

  const envelopeOf = async (date: string, from = site): Promise<Buffer> => {
    const answer = await vi.waitFor(async () => {
      const sent = await from.inject(`/ahead/${date}`);
      // Whoever would have to wait long gets the one before, marked as out of date.
      expect(sent.headers['cache-status']).toBeUndefined();
      return sent;
    }, 60_000);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/octet-stream']);
    return answer.rawPayload;
  };

  it('is one of the next three, unless the operator wants more, fewer or none', async () => {
    const daysOf = async (from: FastifyInstance) =>
      (await from.inject('/ahead')).json<{ days: string[] }>().days;
    expect(await daysOf(site)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(await daysOf(await openSite({ OFFLINE_DAYS: '1' }))).toEqual([tomorrow]);
    const without = await openSite({ OFFLINE_DAYS: '0' });
    expect(await daysOf(without)).toEqual([]);
    expect((await without.inject(`/ahead/${tomorrow}`)).statusCode).toBe(404);
  });

  it.each([
    '2026-11-14',
    '2026-11-15',
    '2026-11-19',
    '2027-11-16',
    '2026-11-16T00:00',
    '26-11-16',
    'today',
    '%00',
    '..%2F..%2Fapi',
  ])('is not %s', async (date) => {
    const answer = await site.inject(`/ahead/${date}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  });

  it.each([
    [tomorrow, 'd-16'],
    ['2026-11-18', 'd-18'],
  ])('has on %s exactly what the site will answer then', async (date, id) => {
    const answers = open(await envelopeOf(date));
    expect(answers.map(({ address }) => address)).toEqual([
      '/api/puzzles/today',
      '/',
      '/todaycrossword?puzzle=today',
      `/todaycrossword?puzzle=${id}`,
      `/api/puzzles/${id}`,
      '/api/puzzles',
      '/api/puzzles/recent',
      '/api/puzzles?featured=true',
    ]);
    now = Date.parse(`${date}T09:00:00Z`);
    for (const { address, headers, body } of answers) {
      const then = await site.inject(address);
      expect([address, body]).toEqual([address, then.body]);
      for (const name of ['content-type', 'content-security-policy', 'x-content-type-options'])
        expect([address, name, headers[name]]).toEqual([address, name, then.headers[name]]);
      expect(headers).not.toHaveProperty('x-request-id');
    }
  });

  it('cannot be read without opening it, and appears nowhere else', async () => {
    const bytes = await envelopeOf(tomorrow);
    const secrets = ['Purring pet', 'Daily Teaser', 'd-16', 'acrossClues', '"answer"', '<html'];
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    expect(() => gunzipSync(bytes.subarray(32))).toThrow('incorrect header check');
    for (const address of [
      '/',
      '/api/puzzles',
      '/api/puzzles/recent',
      '/sitemap.xml',
      '/api/puzzles/archive',
    ])
      expect(`${address} ${(await site.inject(address)).body}`).not.toMatch(/d-16|Number 16/u);
    for (const address of ['/api/puzzles/d-16', '/todaycrossword?puzzle=d-16', '/puzzles/d-16'])
      expect([address, (await site.inject(address)).statusCode]).toEqual([address, 404]);
    expect((await site.inject('/robots.txt')).body).toContain('Disallow: /ahead\n');
  });

  it('is not sent again to a browser that has it, whichever instance it asks', async () => {
    const { headers } = await site.inject(`/ahead/${tomorrow}`);
    const other = await openSite();
    const again = await other.inject({
      url: `/ahead/${tomorrow}`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('changes when an editor changes its puzzle', async () => {
    const before = await envelopeOf('2026-11-17');
    const clues = [
      { number: 1, text: 'Whiskered friend' },
      { number: 4, text: 'Gorilla, for one' },
      { number: 5, text: 'Where you sleep' },
    ];
    await storePuzzles(db(), daily(17, { acrossClues: clues }));
    now += 1_000;
    const after = await envelopeOf('2026-11-17');
    expect(after.equals(before)).toBe(false);
    const page = open(after).find(({ address }) => address === '/todaycrossword?puzzle=today');
    expect(page?.body).toContain('Whiskered friend');
  });

  it('has a policy with a nonce of its own where third parties are configured', async () => {
    const answers = open(await envelopeOf(tomorrow, await openSite({ META_PIXEL_ID: '1234567890' })));
    const page = answers.find(({ address }) => address === '/');
    const [, nonce = ''] = /'nonce-([\w-]+)'/u.exec(page?.headers['content-security-policy'] ?? '') ?? [];
    expect(nonce).toHaveLength(22);
    expect(page?.body).toContain(`nonce="${nonce}"`);
  });
});
