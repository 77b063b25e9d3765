import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';
import { scrub } from './logging.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("default-src 'self'") as string,
  'strict-transport-security': 'max-age=31536000',
};

describe('every answer', () => {
  let place: TestPlace;
  let db: Db;
  let site: FastifyInstance;
  beforeAll(async () => {
    place = sqlitePlace();
    db = place.open();
    await migrate(db);
    for (let n = 0; n < 30; n += 1) await storePuzzles(db, samplePuzzle({ id: `p${n}` }));
    site = await testSite(db, { SITE_URL: 'https://monster.example', ADS_TXT: 'google.com, pub-1, DIRECT' });
  });
  afterAll(async () => {
    await site.close();
    await db.close();
    await place.remove();
  });

  const post = (payload: string, type = 'application/json') =>
    site.inject({
      method: 'POST',
      url: '/api/puzzle-completions',
      payload,
      headers: { 'content-type': type },
    });

  it.each([
    [
      'a body that is too large',
      `{"uid":"${'x'.repeat(5_000)}"}`,
      undefined,
      413,
      'The request is too large.',
    ],
    ['a body that is not JSON', '{"uid":', undefined, 400, 'The request is not valid JSON.'],
    ['no body', '', undefined, 400, 'The request is empty; JSON is expected.'],
    [
      'a body that is a form',
      'uid=1',
      'application/x-www-form-urlencoded',
      400,
      'The request is not JSON; send it with Content-Type: application/json.',
    ],
  ])('to %s says what is wrong', async (_what, payload, type, status, message) => {
    const answer = await post(payload, type);
    expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
  });

  it.each(['br', 'gzip', 'deflate', 'zstd', 'x-gzip', 'gzip, identity', ' BR '])(
    'to a body packed with %s is a refusal, without reading it',
    async (encoding) => {
      const bomb = brotliCompressSync(Buffer.alloc(1024 * 1024));
      let isRead = false;
      const payload = Readable.from(
        (function* () {
          isRead = true;
          yield bomb;
        })(),
      );
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await site.inject({ method: 'POST', url: '/admin/login', payload, headers });
      expect([answer.statusCode, answer.headers.connection, answer.json()]).toEqual([
        415,
        'close',
        { message: 'Please send the request without a Content-Encoding.' },
      ]);
      expect(isRead).toBe(false);
    },
  );

  it('to a body marked as not packed is the usual one', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    const answer = await site.inject({ method: 'POST', url: '/api/emails', payload: '{}', headers });
    expect(answer.json()).toMatchObject({ field: 'email' });
  });

  it('to an invalid body names the field', async () => {
    const answer = await post('{"uid":5,"puzzleId":"one"}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^uid: .+/u) as string, field: 'uid' });
    expect((await post('[]')).json()).toMatchObject({ message: expect.stringMatching(/^body: /u) as string });
  });

  it.each(['/api/nothing', '/api', '/api/?x=1'])('at %s is a 404 in JSON', async (url) => {
    const answer = await site.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  });

  it('to a malformed address is a 400 in JSON', async () => {
    const answer = await site.inject('/api/puzzles/%E0%A4%A');
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The address is malformed.' }]);
  });

  it.each(['/api/puzzles', '/api/nothing', '/%ff', '/api/puzzles/%E0%A4%A'])(
    'at %s has the security headers',
    async (url) => expect((await site.inject(url)).headers).toMatchObject(securityHeaders),
  );

  it('covers subdomains with HSTS if the operator says so', async () => {
    const settings = { SITE_URL: 'https://monster.example', HSTS_SUBDOMAINS: 'true' };
    const { headers } = await (await testSite(db, settings)).inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await testSite(db, { HSTS_SUBDOMAINS: 'true' });
    expect((await plain.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('has a unique request id', async () => {
    const { headers } = await site.inject('/api/puzzles');
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
    });
  });

  it('is compressed for callers that accept it', async () => {
    const answer = await site.inject({ url: '/api/puzzles', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveLength(30);
  });

  it('includes the files that crawlers, browsers and ad networks request by name', async () => {
    expect((await site.inject('/robots.txt')).body).toContain('Sitemap: https://monster.example/sitemap.xml');
    const sitemap = (await site.inject('/sitemap.xml')).body;
    expect(sitemap).toContain('<loc>https://monster.example/puzzles/p7</loc>');
    expect(sitemap.match(/<loc>https:\/\/monster\.example\/archive\/2026-11<\/loc>/gu)).toHaveLength(1);
    expect((await site.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Monster Crossword',
      id: '/',
      shortcuts: [{ url: '/todaycrossword?puzzle=today' }, { url: '/lair' }],
    });
    expect((await site.inject('/.well-known/security.txt')).body).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: \d{4}-.*Z\n[^]*\nCanonical: https:\/\/monster\.example\//u,
    );
    expect((await site.inject('/ads.txt')).body).toBe('google.com, pub-1, DIRECT\n');
  });

  it('is described in the OpenAPI document, with its fields', async () => {
    const { paths } = (await site.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/puzzles',
        '/api/puzzles/{id}',
        '/api/puzzle-completions',
        '/api/puzzle-completions/{uid}',
        '/api/sendgrid/update-contact',
        '/api/emails',
        '/api/capture-email',
        '/api/leaderboard',
        '/api/leaderboard/check',
        '/api/leaderboard/submit',
      ]),
    );
    expect(JSON.stringify(paths['/api/puzzle-completions'])).toContain('puzzleId');
    expect(Object.keys(paths).filter((path) => path.startsWith('/admin'))).toEqual([]);
  });
});

describe('a log line', () => {
  it.each([
    ['Key (email)=(ann@example.com) exists', 'Key (email)=([hidden]) exists'],
    [`no row for ${'ab12'.repeat(16)}`, 'no row for [hidden]'],
    ['plain words: 12:30, a@b', 'plain words: 12:30, a@b'],
    ['to=a@b@example.com, @a.b, a@.b', 'to=[hidden], @a.b, a@.b'],
  ])('hides emails and uids: %s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  // A pattern for the whole text would look for the at sign from every letter, for minutes.
  it('is written soon, however long a word is', () => {
    const long = 'x'.repeat(500_000);
    expect(scrub(`${long} ann@example.com`)).toBe(`${long} [hidden]`);
  });
});
