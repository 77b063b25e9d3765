import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { bumpContentVersion } from '../db/contentVersion.ts';
import { Metrics } from '../metrics/metrics.ts';
import { createBuiltRenderer } from '../pages/builtRenderer.ts';
import type { PageRenderer } from '../pages/pageRoutes.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { readPng } from '../testing/readPng.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

/** How many pixels of a picture have each color. */
function countColors(png: Buffer): Map<string, number> {
  const counts = new Map<string, number>();
  for (const color of readPng(png).colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return counts;
}

const fur = '#7cc653';
const shadow = '#4b2e83';
const nothing = { message: 'There is nothing at this address.' };

describeOnBoth('a preview', (db) => {
  let now = testNow;
  const metrics = new Metrics();
  const sites: FastifyInstance[] = [];
  let site: FastifyInstance;

  async function openSite(
    env: Record<string, string> = {},
    changed: Partial<PageRenderer> = {},
    measured?: Metrics,
  ) {
    const config = readConfig({ LOG_LEVEL: 'silent', ...env });
    const renderer = { ...(await createBuiltRenderer()), ...changed };
    const opened = await buildApp({ config, db: db(), now: () => now, metrics: measured }, renderer);
    sites.push(opened);
    return opened;
  }

  beforeAll(async () => {
    const blackCorner = ['#AT', 'APE', 'BED'];
    const many = Array.from({ length: 40 }, (_, n) => samplePuzzle({ id: `p${n}`, title: `Number ${n}` }));
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'one', title: 'Shy Yeti' }),
      samplePuzzle({ id: 'corner', title: 'Shy Yeti', author: 'Bob', grid: blackCorner }),
      samplePuzzle({ id: 'long', title: 'Wide Words '.repeat(9) }),
      samplePuzzle({ id: 'foreign', title: '日本語\u0001<script>' }),
      samplePuzzle({ id: 'today-1', title: 'Daily Teaser - First', datePublished: '2026-11-15' }),
      samplePuzzle({ id: 'future', title: 'Daily Teaser - Second', datePublished: '2026-11-16' }),
      ...many,
    );
    site = await openSite({ SITE_URL: 'https://kraken.example/words' }, {}, metrics);
  });
  afterAll(async () => {
    for (const each of sites) await each.close();
  });

  beforeEach(() => {
    now = testNow;
  });

  /** The current picture: whoever would have to wait long for it gets the one before, marked as out of date. */
  const fresh = (url: string) =>
    vi.waitFor(async () => {
      const answer = await site.inject(url);
      expect(answer.headers['cache-status']).toBeUndefined();
      return answer;
    }, 60_000);

  const keptCount = async () =>
    Number(/^monster_kept_answers (\d+)$/mu.exec(await metrics.text())?.[1] ?? Number.NaN);
  const madeCount = async () =>
    Number(/result="miss"\} (\d+)$/mu.exec(await metrics.text())?.[1] ?? Number.NaN);

  it.each(['one', 'corner', 'long', 'foreign', 'today-1'])(
    'of %s is a PNG of 1200 by 630 with a grid, the mascot and the shadow of a monster',
    async (id) => {
      const { statusCode, headers, rawPayload } = await site.inject(`/previews/${id}.png`);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'no-cache',
      ]);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length).toBeLessThan(60_000);
      expect(readPng(rawPayload)).toMatchObject({ width: 1200, height: 630 });
      const counts = countColors(rawPayload);
      expect(counts.get('#ffffff')).toBeGreaterThan(100_000);
      expect(counts.get(fur)).toBeGreaterThan(500);
      expect(counts.get(shadow)).toBeGreaterThan(5_000);
    },
  );

  it('differs between puzzles, and shows the shape of the grid but no letter', async () => {
    const [one, corner] = await Promise.all(
      ['one', 'corner'].map(async (id) => (await site.inject(`/previews/${id}.png`)).rawPayload),
    );
    const blackOf = (png: Buffer | undefined) => countColors(png ?? Buffer.alloc(0)).get('#2a1b3d') ?? 0;
    expect(blackOf(corner) - blackOf(one)).toBeGreaterThan(10_000);
    await db()
      .queries.updateTable('puzzles')
      .set({ grid: JSON.stringify(['DOG', 'ODE', 'GEL']) })
      .where('id', '=', 'one')
      .execute();
    await bumpContentVersion(db().queries);
    now += 1_000;
    expect((await fresh('/previews/one.png')).rawPayload.equals(one ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    '/previews/future.png',
    '/previews/FUTURE.png',
    '/previews/%66uture.png',
    '/previews/future%2Epng',
    '/previews/nowhere.png',
    '/previews/today.png',
    '/previews/one',
    '/previews/one.PNG',
    '/previews/.png',
    '/previews/..%2F..%2Fone.png',
    '/previews/one%00.png',
    `/previews/${'x'.repeat(65)}.png`,
    `/previews/${'x'.repeat(101)}.png`,
    '/previews/one.png/more',
    '/previews/',
    '/previews',
  ])('does not exist at %s, and nothing is kept of it', async (url) => {
    const before = await keptCount();
    const answer = await site.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, nothing]);
    expect(await keptCount()).toBe(before);
  });

  it('at an address that cannot be decoded is refused', async () => {
    expect((await site.inject('/previews/%ZZ.png')).statusCode).toBe(400);
  });

  it('is not sent again to a caller who has it, and has no body for HEAD', async () => {
    for (const url of ['/previews/one.png', '/og.png']) {
      const { headers } = await site.inject(url);
      const again = await site.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      const head = await site.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        headers['content-length'],
      ]);
    }
  });

  it('is made once, however often and with whatever else it is asked for, and not compressed again', async () => {
    const [made, kept] = [await madeCount(), await keptCount()];
    const urls = Array.from({ length: 20 }, (_, n) => `/previews/p0.png?x=${n}`);
    const answers = await Promise.all(
      urls.map((url) => site.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })),
    );
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined]);
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
    expect([await madeCount(), await keptCount()]).toEqual([made + 1, kept + 1]);
  });

  it('follows a change of the title', async () => {
    const before = await site.inject('/previews/p1.png');
    await db().queries.updateTable('puzzles').set({ title: 'Renamed' }).where('id', '=', 'p1').execute();
    await bumpContentVersion(db().queries);
    now += 1_000;
    const after = await fresh('/previews/p1.png');
    expect([after.statusCode, after.rawPayload.equals(before.rawPayload)]).toEqual([200, false]);
  });

  it('of the site shows the mascot and its name, and changes with the puzzle at midnight UTC', async () => {
    now = Date.parse('2026-11-15T23:59:59.999Z');
    const first = await fresh('/og.png');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(readPng(first.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(countColors(first.rawPayload).get(fur)).toBeGreaterThan(20_000);
    expect((await site.inject('/previews/future.png')).statusCode).toBe(404);
    now += 1;
    const second = await fresh('/og.png');
    expect([second.statusCode, second.rawPayload.equals(first.rawPayload)]).toEqual([200, false]);
    expect((await site.inject('/previews/future.png')).statusCode).toBe(200);
    for (const SITE_NAME of ['Kraken Words', 'Криптиды & <b>Co</b>']) {
      const renamed = await (await openSite({ SITE_NAME })).inject('/og.png');
      expect([renamed.statusCode, renamed.rawPayload.equals(second.rawPayload)]).toEqual([200, false]);
    }
    now = Date.parse('2020-01-01T00:00:00Z');
    const empty = await fresh('/og.png');
    expect(empty.statusCode).toBe(200);
    expect(countColors(empty.rawPayload).get(fur)).toBe(countColors(second.rawPayload).get(fur));
    expect(countColors(empty.rawPayload).get(shadow)).toBeLessThan(
      countColors(second.rawPayload).get(shadow) ?? 0,
    );
  });

  it('is asked for later if too many are being made, while everything else goes on', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let drawn = 0;
    const busy = await openSite(
      {},
      {
        drawPreview: async () => {
          drawn += 1;
          await held;
          return '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
        },
      },
    );
    const asked = Array.from({ length: 40 }, (_, n) => busy.inject(`/previews/p${n}.png`));
    const refused: number[] = [];
    const answers = Promise.all(asked);
    for (const [n, answer] of asked.entries())
      void answer.then(({ statusCode }) => statusCode === 503 && refused.push(n));
    await expect.poll(() => refused.length).toBe(10);
    expect(drawn).toBe(30);
    expect((await busy.inject('/api/puzzles/one')).statusCode).toBe(200);
    expect((await busy.inject('/about')).statusCode).toBe(200);
    release();
    const late = (await answers).filter(({ statusCode }) => statusCode !== 200);
    for (const { statusCode, headers, json } of late)
      expect([statusCode, headers['retry-after'], headers['cache-control'], json()]).toEqual([
        503,
        '5',
        'no-store',
        { message: 'Too many pictures are being made. Please try again in a moment.' },
      ]);
    expect((await busy.inject(`/previews/p${refused[0]}.png`)).statusCode).toBe(200);
  });

  it.each([
    ['/puzzles/one', '/previews/one.png'],
    ['/puzzles?puzzle=p2', '/previews/p2.png'],
    ['/todaycrossword?puzzle=one&timer=5', '/previews/one.png'],
    ['/todaycrossword?puzzle=today', '/previews/today-1.png'],
    ['/levels/1-5?puzzle=one', '/previews/one.png'],
    ['/puzzles/future', '/og.png'],
    ['/todaycrossword', '/og.png'],
    ['/', '/og.png'],
    ['/nowhere', '/og.png'],
  ])('of the page %s is %s, by its whole address', async (page, picture) => {
    const { body } = await site.inject(page);
    const tags = [...body.matchAll(/<meta property="og:image([\w:]*)" content="([^"]*)">/gu)];
    expect(tags.map(([, name, content]) => [name, content]).slice(0, 3)).toEqual([
      ['', `https://kraken.example/words${picture}`],
      [':width', '1200'],
      [':height', '630'],
    ]);
    expect(tags[3]?.[2]).toMatch(picture === '/og.png' ? /mascot/u : /^The empty 3×3 grid of /u);
  });
});
