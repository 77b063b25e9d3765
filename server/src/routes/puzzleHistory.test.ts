import { AFTER_LEVELS_PUZZLE_ID, MONSTER_PUZZLE_ID } from '@monster/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadContent, readContent } from '../db/content.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { blocked, editorOf } from '../testing/editor.ts';
import type { EditedPuzzle } from '../testing/editor.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const ann = 'a'.repeat(64);
const tables = [
  'puzzles',
  'completions',
  'trashed_puzzles',
  'trashed_completions',
  'puzzle_changes',
  'loaded_content',
] as const;

describeOnBoth('the history of a puzzle', (db) => {
  let now = testNow;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db(), {}, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    for (const table of tables) await db().queries.deleteFrom(table).execute();
  });
  afterAll(() => admin.site.close());

  const editor = () => editorOf(admin);
  const solve = (puzzleId: string) =>
    admin.site.inject({ method: 'POST', url: '/api/puzzle-completions', payload: { uid: ann, puzzleId } });

  it('keeps the history, newest first, and goes back to an earlier version as a new change', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', datePublished: '2026-11-16' }));
    await editor().edit('a', { title: 'Two' });
    // A session ends after 12 hours without a call.
    now += 8 * hour;
    await editor().open('a');
    now += 8 * hour;
    await editor().edit('a', { ...blocked });
    now += hour;
    expect((await admin.call('PATCH', '/admin/api/puzzles/a', { author: 'Bo' })).statusCode).toBe(200);
    const { changes } = await editor().history('a');
    expect(changes.map(({ wasPublished }) => wasPublished)).toEqual([true, true, false]);
    expect((await editor().linesOf('a'))[0]).toEqual(['Author: “Ann” → “Bo”']);
    const oldest = await admin.call('GET', `/admin/api/puzzles/a/changes/${changes[2]?.id}`);
    const { puzzle } = oldest.json<{ puzzle: EditedPuzzle }>();
    expect(puzzle).toMatchObject({ title: 'Sample a', rows: ['CAT', 'APE', 'BED'], author: 'Ann' });
    expect((await editor().edit('a', puzzle, { kind: 'restored' })).statusCode).toBe(200);
    expect((await editor().open('a')).puzzle).toEqual(puzzle);
    expect((await editor().history('a')).changes.map(({ kind }) => kind)).toEqual([
      'restored',
      'edited',
      'edited',
      'edited',
    ]);
    expect((await admin.call('GET', '/admin/api/puzzles/a/changes/none')).statusCode).toBe(404);
  });

  it('notes an upload that replaces a puzzle, and many that are moved at once', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', title: 'Zoo' }));
    const csv =
      'grid,C,A,T\ngrid,A,P,E\ngrid,B,E,D\nacross,1,x\nacross,4,y\nacross,5,z\ndown,1,u\ndown,2,v\ndown,3,w\n';
    await admin.upload('/admin/api/puzzles/upload', 'puzzleFile', {
      name: 'Zoo__Ann__1__2026-11-01.csv',
      content: `crossword,1\n${csv}`,
    });
    expect((await editor().history('a')).changes).toMatchObject([{ kind: 'replaced', wasPublished: true }]);
    expect((await editor().linesOf('a'))[0]?.[0]).toBe('1-Across: “Purring pet” → “x”');
    now += 1;
    const move = { puzzleIds: ['a'], dates: ['2026-12-01'], joinsSeries: false };
    await admin.call('POST', '/admin/api/puzzles/reschedule', move);
    expect((await editor().linesOf('a'))[0]).toEqual(['Date: 2026-11-01 → 2026-12-01']);
  });

  it.each([AFTER_LEVELS_PUZZLE_ID, MONSTER_PUZZLE_ID])(
    'puts other content under the id %s, which the site needs; updates leave it alone from then on',
    async (id) => {
      const shipped = readContent().filter((puzzle) => puzzle.id === id);
      await loadContent(db(), shipped, testNow);
      await solve(id);
      expect((await editor().edit(id, blocked, { kind: 'replaced' })).statusCode).toBe(200);
      expect(await editor().open(id)).toMatchObject({ id, puzzle: blocked, completions: 1 });
      expect((await editor().history(id)).changes).toMatchObject([{ kind: 'replaced' }]);
      expect(
        (await admin.call('GET', '/admin/api/needed')).json<{
          puzzles: { id: string; isMissing: boolean }[];
        }>().puzzles,
      ).toContainEqual(expect.objectContaining({ id, isMissing: false }));
      await loadContent(
        db(),
        shipped.map((puzzle) => ({ ...puzzle, hash: 'newer' })),
        testNow,
      );
      expect((await editor().open(id)).puzzle).toMatchObject(blocked);
      expect((await admin.site.inject(`/api/puzzles/${id}`)).json<{ size: number }>().size).toBe(3);
    },
  );

  it('keeps the history while a puzzle is in the trash, and deletes it with the puzzle for good', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    await editor().edit('a', { title: 'Two' });
    await admin.call('DELETE', '/admin/api/puzzles/a');
    await pruneOldRows({ db: db(), now: () => now + 29 * day });
    expect((await editor().history('a')).total).toBe(1);
    await pruneOldRows({ db: db(), now: () => now + 31 * day });
    expect((await editor().history('a')).total).toBe(0);
  });
});
