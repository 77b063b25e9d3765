import type { FileFailure, FilePreview, PuzzleListItem, StoredPuzzle } from '@monster/contract';
import { formatFileName, writeCsv } from '@monster/formats';
import { sampleContent } from '@monster/formats/testing';
import { beforeAll, expect, it } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import type { TestFile } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles } from '../testing/site.ts';

const single = '/admin/api/puzzles/upload';
const bulk = '/admin/api/puzzles/bulk-upload';
const csv = writeCsv(sampleContent);
const otherCsv = csv.replace('Home in a tree', 'Egg place');
const metadataOf = (title: string) => ({
  title,
  author: 'Ann Lee',
  difficulty: 2,
  datePublished: '2026-11-10',
});
const named = (title: string): string => formatFileName(metadataOf(title), 'csv');

interface Reply {
  message: string;
  puzzles: StoredPuzzle[];
  errors: FileFailure[];
}

describeOnBoth('replacements', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });

  const list = async (): Promise<PuzzleListItem[]> => (await admin.call('GET', '/admin/api/puzzles')).json();
  const titles = async (): Promise<string[]> => (await list()).map(({ title }) => title);
  const upload = async (...files: TestFile[]): Promise<Reply> =>
    (await admin.upload(bulk, 'puzzleFiles', ...files)).json();
  const check = async (file: TestFile): Promise<FilePreview | undefined> =>
    (await admin.upload('/admin/api/puzzles/preview', 'puzzleFiles', file)).json<{ files: FilePreview[] }>()
      .files[0];
  const agreementFor = async (file: TestFile) => ({ replaces: (await check(file))?.replacing ?? [] });
  const cluesOf = async (id: string): Promise<string> =>
    (await admin.call('GET', `/admin/api/puzzles/${id}`)).body;

  it('are described before they happen, and refused without an agreement', async () => {
    const file = { name: named('Kept'), content: csv };
    const [stored] = (await upload(file)).puzzles;
    await admin.site.inject({
      method: 'POST',
      url: '/api/puzzle-completions',
      payload: { uid: 'a'.repeat(64), puzzleId: stored?.id },
    });
    const changed = { name: named('Kept'), content: otherCsv };
    const seen = { id: stored?.id, title: 'Kept', author: 'Ann Lee', datePublished: '2026-11-10' };
    const preview = await check(changed);
    expect(preview).toMatchObject({
      replaces: stored?.id,
      replacing: [{ ...seen, isPublished: true, completions: 1 }],
    });
    const message = `This would replace "Kept" by Ann Lee of 2026-11-10 (${stored?.id}). Nothing was stored; please agree to that first.`;
    const refused = await admin.upload(single, 'puzzleFile', { ...changed, details: { replaces: [] } });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { puzzles: [], errors: [{ index: 0, message, problems: [{ message }], replacing: [seen] }] },
    ]);
    expect(await cluesOf(stored?.id ?? '')).toContain('Home in a tree');

    const agreed = await upload({ ...changed, details: { replaces: preview?.replacing } });
    expect(agreed.puzzles).toMatchObject([{ id: stored?.id, replaced: true }]);
    expect(await cluesOf(stored?.id ?? '')).toContain('Egg place');
    expect((await check(file))?.replacing).toMatchObject([{ completions: 1 }]);
  });

  it('happen at once for a program that sends no agreement: the puzzle keeps its id', async () => {
    const file = { name: named('By a program'), content: csv };
    const [stored] = (await upload(file)).puzzles;
    const again = await upload({ name: named('By a program'), content: otherCsv });
    expect(again.puzzles).toMatchObject([{ id: stored?.id, replaced: true }]);
  });

  it('are refused if the puzzle has changed or gone since the editor agreed', async () => {
    const file = { name: named('Moving'), content: csv };
    const [stored] = (await upload(file)).puzzles;
    const details = await agreementFor(file);
    await admin.call('PATCH', `/admin/api/puzzles/${stored?.id}`, { difficulty: 5 });
    const changed = await upload({ ...file, details });
    expect(changed.errors).toMatchObject([{ replacing: [{ id: stored?.id }] }]);
    await admin.call('DELETE', `/admin/api/puzzles/${stored?.id}`);
    const gone = await upload({ ...file, details });
    expect(gone.errors).toMatchObject([{ replacing: [] }]);
    expect(gone.errors[0]?.message).toContain('is gone or has changed');
    expect(await titles()).not.toContain('Moving');
  });

  it('do not happen between two files of one upload', async () => {
    const reply = await upload(
      { name: named('Twice'), content: csv },
      { name: named('Once'), content: csv },
      { name: named('Twice'), content: otherCsv },
    );
    expect(reply.puzzles.map(({ title, index }) => [title, index])).toEqual([
      ['Twice', 0],
      ['Once', 1],
    ]);
    const message = `It has the same title, author and date as ${named('Twice')}.`;
    expect(reply.errors).toMatchObject([{ file: named('Twice'), index: 2, message }]);
    expect(await cluesOf(reply.puzzles[0]?.id ?? '')).toContain('Home in a tree');
  });

  it('find a name however its accents are written', async () => {
    const [composed, apart] = ['Caf\u{E9}', 'Cafe\u{301}'];
    const [stored] = (await upload({ name: named(apart), content: csv })).puzzles;
    expect(stored?.title).toBe(composed);
    expect((await check({ name: named(composed), content: csv }))?.replaces).toBe(stored?.id);
    // As an earlier version stored it.
    const old = { id: 'old', title: 'Ole\u{301}', author: 'Ann Lee', datePublished: '2026-11-10' };
    await storePuzzles(db(), samplePuzzle(old));
    const file = { name: named('Ol\u{E9}'), content: csv };
    const reply = await upload({ ...file, details: await agreementFor(file) });
    expect(reply.puzzles).toMatchObject([{ id: 'old', replaced: true, title: 'Ol\u{E9}' }]);
  });

  it('need no agreement for a second Daily Teaser of a date, which is announced instead', async () => {
    const own = { id: 'own', title: 'My Daily Teaser', author: 'Bo', datePublished: '2026-11-10' };
    await storePuzzles(db(), samplePuzzle(own));
    const preview = await check({ name: named('Daily Teaser'), content: csv });
    expect(preview?.replacing).toEqual([]);
    expect(preview?.warnings).toContain(
      '2026-11-10 has another Daily Teaser, which stays: "My Daily Teaser" (own).',
    );
  });

  it('are asked about when a puzzle made by hand is saved', async () => {
    const { rows, acrossClues, downClues } = sampleContent;
    const body = { rows, acrossClues, downClues, ...metadataOf('By hand') };
    const save = (replaces?: object) =>
      admin.call('POST', '/admin/api/construct/save', { ...body, ...(replaces && { replaces }) });
    const { id } = (await save()).json<{ id: string }>();
    const refused = await save();
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { replacing: [{ id }] }]);
    const agreed = await save(refused.json<{ replacing: object }>().replacing);
    expect([agreed.statusCode, agreed.json()]).toMatchObject([200, { id, replaced: true }]);
  });
});

describeOnBoth('the form of an upload', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });

  it('keeps quotation marks in the name of a file, which browsers escape', async () => {
    const name = named('Say !hi!').replaceAll('!', '%22');
    const reply = (await admin.upload(single, 'puzzleFile', { name, content: csv })).json<Reply>();
    expect(reply.puzzles).toMatchObject([{ title: 'Say "hi"' }]);
  });

  it('can state the metadata of each file, with what no name can contain', async () => {
    const metadata = metadataOf('Either/or "so": a_b');
    const reply = (
      await admin.upload(
        bulk,
        'puzzleFiles',
        { name: 'a.csv', content: csv, details: { metadata } },
        { name: named('By its name'), content: csv },
        { name: 'b.csv', content: csv, details: { metadata: { ...metadata, difficulty: 7 } } },
        { name: 'c.csv', content: csv, details: '{"metadata":' },
      )
    ).json<Reply>();
    expect(reply.puzzles.map(({ title }) => title)).toEqual(['Either/or "so": a_b', 'By its name']);
    expect(reply.errors.map(({ index, message }) => [index, message])).toEqual([
      [2, 'The difficulty is not a number from 1 to 5.'],
      [3, 'The details that came with the file cannot be read.'],
    ]);
  });

  it('has one file in the single upload; two are refused, and none is stored', async () => {
    const files = ['One', 'Two'].map((title) => ({ name: named(title), content: csv }));
    const answer = await admin.upload(single, 'puzzleFile', ...files);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        message: 'Please send one file at a time here; nothing was stored. Bulk upload takes several.',
        field: 'puzzleFile',
      },
    ]);
    const stored = (await admin.call('GET', '/admin/api/puzzles')).json<PuzzleListItem[]>();
    expect(stored.map(({ title }) => title)).not.toContain('One');
  });
});
