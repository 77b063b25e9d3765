import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';

const dates = ['2024-02-29', '2025-12-31', '2026-01-01', '2026-01-31', '2026-11-01', '2026-11-15'];
const notYet = ['2026-11-16', '2026-12-24', '2027-01-01'];
const call = '/api/puzzles/archive';

describeOnBoth('the archive before anything is published', (db) => {
  it('is one empty month', async () => {
    const site = await testSite(db());
    const nothing = { newer: null, older: null, months: [], years: [], puzzles: [] };
    expect((await site.inject(call)).json()).toEqual({ month: '2026-11', ...nothing });
    expect((await site.inject(`${call}?month=2026-11`)).statusCode).toBe(404);
  });
});

describeOnBoth('the archive', (db) => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await testSite(db());
    const puzzles = [...dates, ...notYet].map((date) => samplePuzzle({ id: date, datePublished: date }));
    await storePuzzles(db(), ...puzzles);
  });
  const ask = (month?: string) => site.inject(month === undefined ? call : `${call}?month=${month}`);

  it.each([
    [undefined, '2026-11', null, '2026-01', ['2026-11-15', '2026-11-01']],
    ['2026-11', '2026-11', null, '2026-01', ['2026-11-15', '2026-11-01']],
    ['2026-01', '2026-01', '2026-11', '2025-12', ['2026-01-31', '2026-01-01']],
    ['2025-12', '2025-12', '2026-01', '2024-02', ['2025-12-31']],
    ['2024-02', '2024-02', '2025-12', null, ['2024-02-29']],
  ])('asked for %s, lists %s between %s and %s', async (asked, month, newer, older, ids) => {
    const archive = (await ask(asked)).json<{ puzzles: { id: string }[] }>();
    expect(archive).toMatchObject({ month, newer, older, years: ['2026-11', '2025-12', '2024-02'] });
    expect(archive.puzzles.map(({ id }) => id)).toEqual(ids);
  });

  it('names the other months of the year that have puzzles', async () => {
    expect((await ask('2026-01')).json()).toMatchObject({ months: ['2026-11', '2026-01'] });
    expect((await ask('2025-12')).json()).toMatchObject({ months: ['2025-12'] });
  });

  it.each(['2026-12', '2027-01', '2026-10', '1999-01'])('has no %s', async (month) => {
    expect((await ask(month)).statusCode).toBe(404);
  });

  it.each(['2026-13', '2026-1', 'november', '2026-11-15'])('refuses %s', async (month) => {
    expect((await ask(month)).statusCode).toBe(400);
  });
});
