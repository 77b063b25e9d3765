import type { Calendar } from '@monster/contract';
import { beforeEach, expect, it } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const november = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
const teaser = (day: number, id = `t${day}`) =>
  samplePuzzle({ id, title: `Daily Teaser ${id}`, datePublished: november(day) });
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => teaser(first + index));

describeOnBoth('the calendar, on November 15', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeEach(async () => {
    await db().queries.deleteFrom('puzzles').execute();
    await db().queries.deleteFrom('daily_puzzles').execute();
    admin ??= await adminSite(db());
  });

  const ask = async (query: string): Promise<Calendar> =>
    (await admin.call('GET', `/admin/api/calendar?${query}`)).json();
  const markMade = (id: string) =>
    db()
      .queries.insertInto('daily_puzzles')
      .values({ puzzle_id: id, date: november(1), made_at: testNow })
      .execute();

  it('lists days with their Daily Teasers only, and tells made ones from those of editors', async () => {
    await storePuzzles(db(), teaser(15), teaser(16), samplePuzzle({ id: 'x', datePublished: november(15) }));
    await markMade('t16');
    expect((await ask('days=3')).days).toEqual([
      { date: november(15), puzzles: [{ id: 't15', title: 'Daily Teaser t15', isMade: false }] },
      { date: november(16), puzzles: [{ id: 't16', title: 'Daily Teaser t16', isMade: true }] },
      { date: november(17), puzzles: [] },
    ]);
  });

  it('counts a made puzzle as the editor’s once it is edited', async () => {
    await storePuzzles(db(), teaser(16));
    await markMade('t16');
    expect((await ask('days=1')).firstFree).toBe(november(16));
    await db()
      .queries.updateTable('puzzles')
      .set({ updated_at: testNow + 1 })
      .execute();
    expect((await ask(`from=${november(16)}&days=1`)).days[0]?.puzzles[0]?.isMade).toBe(false);
    expect((await ask('days=1')).firstFree).toBe(november(17));
  });

  it('warns of a gap in the days that the site fills, and not of the empty days after them', async () => {
    await storePuzzles(db(), ...days(15, 29));
    expect(await ask('days=1')).toMatchObject({
      today: november(15),
      madeUntil: november(29),
      firstGap: null,
    });
    await admin.call('DELETE', '/admin/api/puzzles/t20');
    expect(await ask(`from=${november(28)}&days=1`)).toMatchObject({ firstGap: november(20) });
  });

  it('does not look for gaps in the past', async () => {
    await storePuzzles(db(), ...days(15, 29));
    expect(await ask('from=2026-10-01&days=30')).toMatchObject({ firstGap: null });
  });

  it('says which day after today is the first without a puzzle of an editor', async () => {
    await storePuzzles(db(), ...days(16, 18));
    await markMade('t17');
    expect((await ask('days=1')).firstFree).toBe(november(17));
  });

  it('flags days with two puzzles, of which players get the first', async () => {
    await storePuzzles(db(), teaser(16, 'b'), teaser(16, 'a'), teaser(14, 'c'), teaser(14, 'd'), teaser(18));
    const { crowded, days: listed } = await ask(`from=${november(16)}&days=1`);
    expect(crowded).toEqual([november(16)]);
    expect(listed[0]?.puzzles.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('ends with the last day of the year 9999', async () => {
    expect((await ask('from=9999-12-30&days=60')).days.map(({ date }) => date)).toEqual([
      '9999-12-30',
      '9999-12-31',
    ]);
  });

  it.each(['days=0', 'days=367', 'from=2026-02-30'])('refuses %s', async (query) => {
    expect((await admin.call('GET', `/admin/api/calendar?${query}`)).statusCode).toBe(400);
  });
});
