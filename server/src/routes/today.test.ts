import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { PageRenderer } from '../pages/pageRoutes.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';

const dayMs = 24 * 60 * 60_000;
const lastMoment = (day: string): number => Date.parse(`${day}T23:59:59.999Z`);
const nextDay = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const teaser = (datePublished: string) =>
  samplePuzzle({ id: datePublished, title: `Daily Teaser ${datePublished}`, datePublished });

/** Renders only the data of the daily page; a test may delay the rendering. */
function showToday(hold: () => Promise<void>): PageRenderer {
  return {
    isDev: false,
    keyOf: (url) => url,
    listedPages: async () => [],
    render: async ({ today, fetchJson }) => {
      const { status, body } = await fetchJson('/api/puzzles/today');
      await hold();
      return { status, html: `${today} ${(body as { id?: string }).id ?? 'none'}` };
    },
    drawPreview: async () => '',
    registerAssets: async () => {},
  };
}

describeOnBoth('today’s puzzle', (db) => {
  let now = 0;
  let hold = async (): Promise<void> => {};
  let site: FastifyInstance;
  const turns = ['2026-11-15', '2026-11-30', '2026-12-31', '2028-02-28', '2028-02-29', '2027-02-28'];
  beforeAll(async () => {
    const days = new Set(turns.flatMap((day) => [day, nextDay(day)]));
    await storePuzzles(
      db(),
      ...[...days].map(teaser),
      samplePuzzle({ id: '0-special', title: 'Special', datePublished: '2026-11-15' }),
    );
    const config = readConfig({ LOG_LEVEL: 'silent' });
    site = await buildApp(
      { config, db: db(), now: () => now },
      showToday(() => hold()),
    );
  });

  const today = async () => (await site.inject('/api/puzzles/today')).json<{ id?: string }>().id;
  const html = async () => (await site.inject('/todaycrossword?puzzle=today')).body;

  it.each(turns)('changes at midnight UTC after %s, in the call and in the cached page', async (day) => {
    now = lastMoment(day);
    expect([await today(), await html(), await html()]).toEqual([day, `${day} ${day}`, `${day} ${day}`]);
    now += 1;
    const next = nextDay(day);
    expect([await today(), await html()]).toEqual([next, `${next} ${next}`]);
  });

  it('is a Daily Teaser rather than another puzzle of the same day', async () => {
    now = Date.parse('2026-11-15T12:00:00Z');
    expect(await today()).toBe('2026-11-15');
  });

  it('is the newest earlier one on a day without a puzzle', async () => {
    now = Date.parse('2026-11-20T12:00:00Z');
    expect(await today()).toBe('2026-11-16');
  });

  it('does not exist before the first puzzle is published', async () => {
    now = Date.parse('2026-01-01T00:00:00Z');
    const answer = await site.inject('/api/puzzles/today');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'No puzzle has been published yet.' },
    ]);
  });

  it('is not cached from a page whose rendering began before midnight', async () => {
    now = lastMoment('2026-11-30');
    let release = (): void => {};
    const begun = new Promise<void>((begin) => {
      hold = () => {
        begin();
        return new Promise((resolve) => (release = resolve));
      };
    });
    const late = html();
    await begun;
    now += 1;
    hold = async () => {};
    await html();
    release();
    expect(await late).toBe('2026-11-30 2026-11-30');
    expect(await html()).toBe('2026-12-01 2026-12-01');
  });
});

describeOnBoth('the recent dailies', (db) => {
  it('are the newest seven published Daily Teasers, and no other puzzles', async () => {
    const days = Array.from({ length: 10 }, (_, index) => `2026-11-${String(index + 10)}`);
    const specials = days.map((day) =>
      samplePuzzle({ id: `0-${day}`, title: 'Special', datePublished: day }),
    );
    await storePuzzles(db(), ...days.map(teaser), ...specials);
    const site = await testSite(db(), {}, () => lastMoment('2026-11-18'));
    const answer = await site.inject('/api/puzzles/recent');
    expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual(days.slice(2, 9).toReversed());
  });
});
