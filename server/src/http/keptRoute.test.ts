import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { bumpContentVersion } from '../db/contentVersion.ts';
import { Metrics } from '../metrics/metrics.ts';
import { hashToken } from '../db/tokens.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const decoders = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
};

describeOnBoth('a public answer', (db) => {
  let now = testNow;
  const metrics = new Metrics();
  let site: FastifyInstance;
  let other: FastifyInstance;
  const openSite = (measured?: Metrics) =>
    buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      db: db(),
      now: () => now,
      ...(measured && { metrics: measured }),
    });
  beforeAll(async () => {
    now = testNow;
    const ids = Array.from({ length: 20 }, (_, n) => `p${n}`);
    await storePuzzles(db(), ...ids.map((id) => samplePuzzle({ id, featured: id === 'p1' })));
    [site, other] = [await openSite(metrics), await openSite()];
  });
  afterAll(async () => {
    await site.close();
    await other.close();
  });

  const titleOf = async (from: FastifyInstance, id: string) =>
    (await from.inject(`/api/puzzles/${id}`)).json<{ title: string }>().title;
  const rename = (id: string, title: string) =>
    db().queries.updateTable('puzzles').set({ title }).where('id', '=', id).execute();
  const keptCount = async () =>
    Number(/^monster_kept_answers (\d+)$/mu.exec(await metrics.text())?.[1] ?? Number.NaN);

  it('comes from memory until the content has a new version, which every instance sees after a second', async () => {
    for (const each of [site, other]) expect(await titleOf(each, 'p2')).toBe('Sample p2');
    await rename('p2', 'Renamed');
    now += 1_000;
    for (const each of [site, other]) expect(await titleOf(each, 'p2')).toBe('Sample p2');
    await bumpContentVersion(db().queries);
    now += 999;
    expect(await titleOf(other, 'p2')).toBe('Sample p2');
    now += 1;
    for (const each of [site, other]) expect(await titleOf(each, 'p2')).toBe('Renamed');
  });

  it.each(['/api/puzzles', '/api/puzzles/p3', '/api/puzzles/today', '/api/leaderboard', '/sitemap.xml'])(
    'at %s is the same in every encoding, whether it is new or from memory',
    async (url) => {
      const texts = new Set<string>();
      for (const encoding of ['identity', 'gzip', 'br', 'br', 'gzip', 'identity'] as const) {
        const { headers, rawPayload, statusCode } = await site.inject({
          url,
          headers: { 'accept-encoding': encoding },
        });
        const used = (headers['content-encoding'] ?? 'identity') as keyof typeof decoders;
        texts.add(decoders[used](rawPayload).toString());
        expect([statusCode, headers.vary, headers['cache-control']]).toEqual([
          200,
          'Accept-Encoding',
          'no-cache',
        ]);
        expect(headers['content-length']).toBe(String(rawPayload.length));
      }
      expect(texts.size).toBe(1);
    },
  );

  it('has the headers of every answer and an id of its own, also from memory', async () => {
    const first = await site.inject('/api/puzzles/p4');
    const again = await site.inject('/api/puzzles/p4');
    const { 'x-request-id': firstId, date: _firstDate, ...firstHeaders } = first.headers;
    const { 'x-request-id': secondId, date: _secondDate, ...secondHeaders } = again.headers;
    expect(secondHeaders).toEqual(firstHeaders);
    expect(firstHeaders).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(firstId).not.toBe(secondId);
  });

  it('is not sent again to a caller who has it, and has no body for HEAD', async () => {
    const { headers } = await site.inject('/api/puzzles/p5');
    const again = await site.inject({
      url: '/api/puzzles/p5',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await site.inject({ method: 'HEAD', url: '/api/puzzles/p5' });
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      headers.etag,
      headers['content-length'],
    ]);
  });

  it('is kept once, whatever its address has besides', async () => {
    for (const url of ['/api/puzzles/p6', '/api/puzzles', '/api/puzzles?featured=true'])
      await site.inject(url);
    const before = await keptCount();
    for (let n = 0; n < 50; n += 1)
      for (const url of [
        `/api/puzzles/p6?x=${n}`,
        `/api/puzzles/p6/?x=${n}`,
        `/api/puzzles?y=${n}`,
        `/api/puzzles?featured=${['1', 'yes', 'TRUE', 'on'][n % 4]}&z=${n}`,
      ])
        expect((await site.inject(url)).statusCode).toBe(200);
    expect(await keptCount()).toBe(before);
  });

  it('does not hide what is wrong with a request', async () => {
    await site.inject('/api/puzzles');
    const wrong = await site.inject('/api/puzzles?featured=maybe');
    expect([wrong.statusCode, wrong.json<{ field: string }>().field]).toEqual([400, 'featured']);
    const packed = await site.inject({ url: '/api/puzzles', headers: { 'content-encoding': 'gzip' } });
    expect(packed.statusCode).toBe(415);
  });

  it('of the leaderboard has a score at once where it was sent, and elsewhere after a second', async () => {
    const names = async (from: FastifyInstance) =>
      (await from.inject('/api/leaderboard'))
        .json<{ entries: { displayName: string }[] }>()
        .entries.map(({ displayName }) => displayName);
    expect([await names(site), await names(other)]).toEqual([[], []]);
    const payload = { email: 'ann@example.com', displayName: 'Ann', totalScore: 7 };
    const owner = hashToken('b'.repeat(43));
    const best = { player: owner, level: 1, score: 7, solve_id: 's', reached_at: 1 };
    await db().queries.insertInto('level_bests').values(best).execute();
    const headers = { cookie: `leaderboard_owner=${'b'.repeat(43)}` };
    await site.inject({ method: 'POST', url: '/api/leaderboard/submit', payload, headers });
    expect([await names(site), await names(other)]).toEqual([['Ann'], []]);
    now += 1_000;
    expect(await names(other)).toEqual(['Ann']);
  });
});
