import type { NeededPuzzle, TrashPage } from '@monster/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadContent, readContent } from '../db/content.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { storePuzzles, testNow } from '../testing/site.ts';

const ann = 'a'.repeat(64);
const tables = ['puzzles', 'trashed_puzzles', 'trashed_completions', 'loaded_content'] as const;

describeOnBoth('puzzles that the site needs', (db) => {
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

  const solved = async (uid: string): Promise<unknown> =>
    (await admin.site.inject(`/api/puzzle-completions/${uid}`)).json();
  const remove = (id: string) => admin.call('DELETE', `/admin/api/puzzles/${id}`);
  const trash = async (): Promise<TrashPage> => (await admin.call('GET', '/admin/api/trash')).json();
  const stored = async (): Promise<string[]> =>
    (await admin.call('GET', '/admin/api/puzzles'))
      .json<{ id: string; title: string }[]>()
      .map(({ id, title }) => `${id} ${title}`);
  const needed = async (): Promise<NeededPuzzle[]> =>
    (await admin.call('GET', '/admin/api/needed')).json<{ puzzles: NeededPuzzle[] }>().puzzles;
  const missing = async (): Promise<string[]> =>
    (await needed()).filter(({ isMissing }) => isMissing).map(({ id, title }) => `${id} ${title}`);

  it('are known, and every one of them is shipped', async () => {
    await loadContent(db(), readContent(), now);
    const uses = (await needed()).map(({ id, use, level }) => [id, use, level].join(' '));
    expect(uses).toEqual([
      '03-1-0001 level 1',
      '04-1-0001 level 2',
      '05-2-0001 level 3',
      '06-3-0001 level 4',
      '07-3-0001 level 5',
      '2 afterLevels ',
      '13-4-0001 monster ',
    ]);
    expect(await missing()).toEqual([]);
    for (const { id } of await needed()) await remove(id);
    expect(await missing()).toHaveLength(7);
    for (const { id } of await needed())
      expect((await admin.call('POST', `/admin/api/needed/${id}/restore`, {})).json()).toEqual({
        success: true,
        message: 'Puzzle restored successfully',
        id,
      });
    expect(await missing()).toEqual([]);
  });

  it('come back as they were shipped, with completions, and are updated with the site again', async () => {
    const content = readContent().filter(({ id }) => id === '2');
    await loadContent(db(), content, now);
    const payload = { uid: ann, puzzleId: '2' };
    await admin.site.inject({ method: 'POST', url: '/api/puzzle-completions', payload });
    await admin.call('PATCH', '/admin/api/puzzles/2', { title: 'Edited' });
    await remove('2');
    expect(await missing()).toContain('2 Same Time Next Year');
    now += 1_000;
    await admin.call('POST', '/admin/api/needed/2/restore', {});
    expect(await stored()).toEqual(['2 Same Time Next Year']);
    expect(await solved(ann)).toEqual({ completedPuzzles: [{ puzzleId: '2' }] });
    const newer = content.map((puzzle) => ({ ...puzzle, title: 'Newer', hash: 'x' }));
    expect(await loadContent(db(), newer, now + 1)).toBe(1);
    // The edited one is still in the trash.
    const [edited] = (await trash()).puzzles;
    const body = { trashId: edited?.trashId, ifTaken: 'replace' };
    expect((await admin.call('POST', '/admin/api/trash/2/restore', body)).statusCode).toBe(200);
    expect(await stored()).toEqual(['2 Edited']);
    expect(await solved(ann)).toEqual({ completedPuzzles: [{ puzzleId: '2' }] });
  });

  it('take the place of a twin under another id only when told so', async () => {
    const content = readContent().filter(({ id }) => id === '2');
    await storePuzzles(db(), ...content.map((puzzle) => ({ ...puzzle, id: 'x' })));
    const url = '/admin/api/needed/2/restore';
    expect((await admin.call('POST', url, {})).json()).toMatchObject({ field: 'title' });
    expect((await admin.call('POST', url, { ifTaken: 'keepBoth' })).statusCode).toBe(400);
    expect((await admin.call('POST', url, { ifTaken: 'replace' })).statusCode).toBe(200);
    expect(await stored()).toEqual(['2 Same Time Next Year']);
    expect((await trash()).puzzles.map(({ id }) => id)).toEqual(['x']);
  });

  it('are listed and restored only for the admin, and no other puzzle is', async () => {
    expect((await admin.site.inject('/admin/api/needed')).statusCode).toBe(401);
    const call = { method: 'POST', url: '/admin/api/needed/2/restore', payload: {} } as const;
    expect((await admin.site.inject(call)).statusCode).toBe(401);
    expect((await admin.call('POST', '/admin/api/needed/15-4-0001/restore', {})).statusCode).toBe(404);
  });
});
