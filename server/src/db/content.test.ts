import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle } from '../testing/site.ts';
import { loadContent, readContent } from './content.ts';

const shipped = (id: string, title: string) => ({ ...samplePuzzle({ id, title }), hash: title });

describeOnBoth('shipped puzzles', (db) => {
  const titleOf = async (id: string) =>
    (await db().queries.selectFrom('puzzles').select('title').where('id', '=', id).executeTakeFirst())?.title;

  it('are all loaded on the first start and none on the second', async () => {
    const content = readContent();
    expect(await loadContent(db(), content, 1)).toBe(content.length);
    expect(await loadContent(db(), content, 2)).toBe(0);
  });

  it('may have circles, shading and an introduction, but not on black cells', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'monster-content-'));
    const file = {
      ...samplePuzzle({ id: 'ring' }),
      grid: ['#AT', 'APE', 'BED'],
      across: { 1: 'Not in', 3: 'Gorilla', 5: 'Sleep here' },
      down: { 1: 'Suited', 2: 'Short for Theodore', 3: 'Skill' },
      circled: [1],
      shaded: [4, 5],
      introduction: 'Mind the ring.',
    };
    const write = (changes: object) =>
      writeFileSync(path.join(folder, 'ring.json'), JSON.stringify({ ...file, ...changes }));
    write({});
    await loadContent(db(), readContent(folder), 1);
    const stored = db()
      .queries.selectFrom('puzzles')
      .select(['marks', 'introduction'])
      .where('id', '=', 'ring');
    expect(await stored.executeTakeFirst()).toEqual({
      marks: '{"circled":[1],"shaded":[4,5]}',
      introduction: 'Mind the ring.',
    });
    write({ circled: [0] });
    expect(() => readContent(folder)).toThrow(
      'Row 1, column 1 is black; only a cell with a letter can be circled.',
    );
    rmSync(folder, { recursive: true });
  });

  it('are replaced by a newer version', async () => {
    await loadContent(db(), [shipped('a', 'First')], 3);
    await loadContent(db(), [shipped('a', 'Second')], 4);
    expect(await titleOf('a')).toBe('Second');
  });

  it('stay as they are once an admin has edited them', async () => {
    await loadContent(db(), [shipped('b', 'First')], 5);
    await db()
      .queries.updateTable('puzzles')
      .set({ title: 'Edited', updated_at: 6 })
      .where('id', '=', 'b')
      .execute();
    expect(await loadContent(db(), [shipped('b', 'Second')], 7)).toBe(0);
    expect(await titleOf('b')).toBe('Edited');
  });

  it('stay deleted once an admin has deleted them', async () => {
    await loadContent(db(), [shipped('c', 'First')], 8);
    await db().queries.deleteFrom('puzzles').where('id', '=', 'c').execute();
    await loadContent(db(), [shipped('c', 'Second')], 9);
    expect(await titleOf('c')).toBeUndefined();
  });
});
