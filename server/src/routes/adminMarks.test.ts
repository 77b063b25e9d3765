import type { FilePreview, FullPuzzle, StoredPuzzle, TrashPage } from '@monster/contract';
import { formatFileName, readPuzzleFile, writeCsv, writeIpuz, writePuz } from '@monster/formats';
import { sampleContent, sampleFiles, sampleMetadata } from '@monster/formats/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import type { TestFile } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';

const metadata = { ...sampleMetadata, title: 'Ringed', datePublished: '2026-11-10' };
const extras = { circled: [1, 6], shaded: [6, 8], introduction: 'The circles spell\na word.' };
const marked = { ...sampleContent, ...extras };
const named = (extension: 'csv' | 'ipuz' | 'puz'): string => formatFileName(metadata, extension);
const jpz = new TextDecoder().decode(sampleFiles.find(({ name }) => name.endsWith('.jpz'))?.bytes);

describeOnBoth('circles, shading and introductions', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });
  afterAll(() => admin.site.close());

  const upload = async (file: TestFile): Promise<StoredPuzzle | undefined> =>
    (await admin.upload('/admin/api/puzzles/upload', 'puzzleFile', file)).json<{ puzzles: StoredPuzzle[] }>()
      .puzzles[0];
  const check = async (file: TestFile): Promise<FilePreview | undefined> =>
    (await admin.upload('/admin/api/puzzles/preview', 'puzzleFiles', file)).json<{ files: FilePreview[] }>()
      .files[0];
  const publicExtras = async (id: string | undefined) => {
    const { circled, shaded, introduction } = (
      await admin.site.inject(`/api/puzzles/${id}`)
    ).json<FullPuzzle>();
    return { circled, shaded, introduction };
  };
  const none = { circled: undefined, shaded: undefined, introduction: undefined };

  it('are checked, stored and sent to players; a puzzle without them has no such fields', async () => {
    const file = { name: named('ipuz'), content: writeIpuz(marked, metadata) };
    const preview = await check(file);
    expect(preview).toMatchObject(extras);
    expect(readPuzzleFile(named('csv'), Buffer.from(preview?.csv ?? '')).puzzle).toEqual(marked);
    const stored = await upload(file);
    expect(await publicExtras(stored?.id)).toEqual(extras);
    const plain = await upload({
      name: named('csv').replace('Ringed', 'Plain'),
      content: writeCsv(sampleContent),
    });
    const fields = Object.keys((await admin.site.inject(`/api/puzzles/${plain?.id}`)).json<object>());
    expect(fields.sort().join(' ')).toBe(
      'acrossClues author datePublished difficulty downClues grid id size title',
    );
  });

  it.each(['csv', 'ipuz', 'puz'] as const)('are in a download as .%s', async (format) => {
    const stored = await upload({ name: named('csv'), content: writeCsv(marked) });
    const file = await admin.call('GET', `/admin/api/puzzles/${stored?.id}/download?format=${format}`);
    const { puzzle } = readPuzzleFile(named(format), file.rawPayload);
    expect(puzzle).toEqual(format === 'puz' ? { ...marked, shaded: undefined } : marked);
  });

  it('come back from the trash with their puzzle', async () => {
    const stored = await upload({ name: named('csv'), content: writeCsv(marked) });
    await admin.call('DELETE', `/admin/api/puzzles/${stored?.id}`);
    const { puzzles } = (await admin.call('GET', '/admin/api/trash')).json<TrashPage>();
    const trashId = puzzles.find(({ id }) => id === stored?.id)?.trashId;
    await admin.call('POST', `/admin/api/trash/${stored?.id}/restore`, { trashId });
    expect(await publicExtras(stored?.id)).toEqual(extras);
  });

  it('are restored from a trash of before there were any', async () => {
    const stored = await upload({ name: named('csv'), content: writeCsv(marked) });
    await admin.call('DELETE', `/admin/api/puzzles/${stored?.id}`);
    const trashed = (await admin.call('GET', '/admin/api/trash')).json<TrashPage>().puzzles[0];
    const row = await db()
      .queries.selectFrom('trashed_puzzles')
      .select('puzzle')
      .where('trash_id', '=', trashed?.trashId ?? '')
      .executeTakeFirstOrThrow();
    const {
      marks: _marks,
      introduction: _introduction,
      ...old
    } = JSON.parse(row.puzzle) as Record<string, unknown>;
    await db()
      .queries.updateTable('trashed_puzzles')
      .set({ puzzle: JSON.stringify(old) })
      .where('trash_id', '=', trashed?.trashId ?? '')
      .execute();
    await admin.call('POST', `/admin/api/trash/${stored?.id}/restore`, { trashId: trashed?.trashId });
    expect(await publicExtras(stored?.id)).toEqual(none);
  });

  it('are replaced with their puzzle, and gone if the new one has none', async () => {
    const first = await upload({ name: named('csv'), content: writeCsv(marked) });
    const second = await upload({
      name: named('puz'),
      content: writePuz({ ...marked, circled: [7] }, metadata),
    });
    expect([second?.id, second?.replaced]).toEqual([first?.id, true]);
    expect(await publicExtras(first?.id)).toEqual({ ...extras, circled: [7], shaded: undefined });
    await upload({ name: named('csv'), content: writeCsv(sampleContent) });
    expect(await publicExtras(first?.id)).toEqual(none);
  });

  it('change what an editor agrees to replace', async () => {
    const file = { name: named('csv'), content: writeCsv(marked) };
    await upload({ ...file, content: writeCsv({ ...marked, introduction: 'Other' }) });
    const before = (await check(file))?.replacing[0]?.version;
    await upload(file);
    expect((await check(file))?.replacing[0]?.version).not.toBe(before);
  });

  it('are refused with what to do about them where the site cannot play them', async () => {
    const rectangle = jpz.replace('height="5"', 'height="6"');
    const rebus = jpz.replace('solution="R"', 'solution="ROSE"');
    const messages = async (content: string) =>
      (await check({ name: 'Odd.jpz', content }))?.problems
        .filter(({ field }) => field === undefined)
        .map(({ message }) => message);
    expect(await messages(rectangle)).toEqual([
      'This grid is 5 wide and 6 high. The site plays square grids only: add rows or columns of black cells until it is 6 by 6, or ask its maker for a square version.',
    ]);
    expect(await messages(rebus)).toEqual([
      'Row 2, column 2 is a rebus ("ROSE"): several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
    ]);
  });
});
