import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';
import { assetTags } from './assetTags.ts';

const built = {
  manifest: {
    'src/app/entries/early.ts': { file: 'early.js' },
    'src/app/entries/client.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['react'] },
    react: { file: 'react.js' },
  },
  read: (file: string) => (file.endsWith('.css') ? 'p{margin:0}' : 'theme()'),
};

const decoders = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
};

describe('a page under its content security policy', () => {
  let place: TestPlace;
  let db: Db;
  const sites: FastifyInstance[] = [];

  beforeAll(async () => {
    place = sqlitePlace();
    db = place.open();
    await migrate(db);
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await db.close();
    await place.remove();
  });

  async function siteWith(env: Record<string, string>, status = 200) {
    let renders = 0;
    const config = readConfig({ LOG_LEVEL: 'silent', ...env });
    const site = await buildApp(
      { config, db, now: () => testNow },
      {
        isDev: false,
        keyOf: (url) => url,
        listedPages: async () => [],
        render: async () => {
          renders += 1;
          const { tags, ...hashes } = assetTags(built, { module: 'src/pages/x.tsx', isGame: false });
          return { status, html: `<head>${tags}</head>`, hashes };
        },
        drawPreview: async () => '',
        registerAssets: async () => {},
      },
    );
    sites.push(site);
    return { site, renders: () => renders };
  }

  const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['content-security-policy']);

  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows only our own files and what stands in it, has no nonce, and is not sent again to a browser that has it', async () => {
    const { site } = await siteWith({});
    const first = await site.inject('/');
    const [, script = ''] = /<script>(.*?)<\/script>/u.exec(first.body) ?? [];
    const [, style = ''] = /<style>(.*?)<\/style>/u.exec(first.body) ?? [];
    expect([script, style]).toEqual(['{theme()}', 'p{margin:0}']);
    expect(policyOf(first)).toBe(
      `default-src 'self'; img-src 'self' data:; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(first.body).not.toContain('nonce');
    expect(first.body).toContain('<script type="module" src="/entry.js"></script>');
    const again = await site.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['ads', { ADS_ENABLED: 'true', GPT_NETWORK_CODE: '1234' }],
    ['the pixel', { META_PIXEL_ID: '1234567890' }],
    ['a consent platform', { CMP_SCRIPT_URL: 'https://cmp.example/cmp.js' }],
  ])('has a new nonce in every answer if the site uses %s, even from the cache', async (_who, env) => {
    const { site, renders } = await siteWith(env);
    const nonces = new Set<string>();
    for (const encoding of ['identity', 'identity', 'gzip', 'br'] as const) {
      const answer = await site.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      const [, nonce = ''] = /'nonce-([\w-]{22})'/u.exec(policyOf(answer)) ?? [];
      expect(policyOf(answer)).toBe(
        `script-src 'nonce-${nonce}' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      );
      const html = decoders[encoding](answer.rawPayload).toString();
      expect(html.split(`nonce="${nonce}"`)).toHaveLength(4);
      nonces.add(nonce);
    }
    expect([nonces.size, renders()]).toEqual([4, 1]);
  });

  it('is never answered with a 304 if it has a nonce: the cached body has another one', async () => {
    const { site } = await siteWith({ META_PIXEL_ID: '1234567890' });
    const first = await site.inject('/');
    expect([first.headers.etag, first.headers['last-modified']]).toEqual([undefined, undefined]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await site.inject({ url: '/', headers: { 'if-none-match': '*' } });
    expect([again.statusCode, again.body === first.body]).toEqual([200, false]);
  });

  it.each([
    ['without', {}],
    ['with', { META_PIXEL_ID: '1234567890' }],
  ])('is kept by no browser and rendered again if it failed, %s third parties', async (_how, env) => {
    const { site, renders } = await siteWith(env, 503);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.inject('/');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    }
    expect(renders()).toBe(2);
  });

  it('leaves the strict policy on everything that is not a page', async () => {
    const { site } = await siteWith({ META_PIXEL_ID: '1234567890' });
    for (const url of ['/api/puzzles', '/robots.txt', '/api/nothing'])
      expect(policyOf(await site.inject(url))).toContain("default-src 'self'");
  });
});
