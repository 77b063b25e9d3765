import type { FilePreview, PuzzleListItem, StoredPuzzle } from '@monster/contract';
import { formatFileName, readPuzzleFile, writeCsv, writePuz } from '@monster/formats';
import {
  randomMetadata,
  randomPuzzle,
  sampleContent,
  sampleFiles,
  sampleMetadata,
} from '@monster/formats/testing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadContent } from '../db/content.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { adminSite } from '../testing/admin.ts';
import type { TestFile } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, testNow } from '../testing/site.ts';

const single = '/admin/api/puzzles/upload';
const bulk = '/admin/api/puzzles/bulk-upload';
const preview = '/admin/api/puzzles/preview';
const csv = writeCsv(sampleContent);
const named = (title: string, difficulty = 2): string =>
  formatFileName({ title, author: 'Ann Lee', difficulty, datePublished: '2026-11-20' }, 'csv');

interface Reply {
  message: string;
  successful: number;
  puzzles: StoredPuzzle[];
  errors: { file: string; message: string; problems: { line?: number; row?: number; column?: number }[] }[];
}

describeOnBoth('uploads', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });

  const list = async (): Promise<PuzzleListItem[]> => (await admin.call('GET', '/admin/api/puzzles')).json();
  const store = (title: string, difficulty = 2, content: string | Uint8Array = csv) =>
    admin.upload(single, 'puzzleFile', { name: named(title, difficulty), content });
  const check = async (...files: TestFile[]): Promise<FilePreview[]> =>
    (await admin.upload(preview, 'puzzleFiles', ...files)).json<{ files: FilePreview[] }>().files;
  /** Stores a file with the agreement to whatever it replaces. */
  const storeAgreed = async (file: TestFile) => {
    const [found] = await check(file);
    const replaces = found?.replacing.map(({ id, version }) => ({ id, version }));
    return admin.upload(single, 'puzzleFile', { ...file, details: { replaces } });
  };
  const idOf = async (title: string, difficulty = 2): Promise<string | undefined> =>
    (await store(title, difficulty)).json<Reply>().puzzles[0]?.id;

  it('store one file', async () => {
    const before = await readContentVersion(db().queries);
    const answer = await store('First');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'Puzzle was successfully uploaded',
        successful: 1,
        puzzles: [{ title: 'First', author: 'Ann Lee', id: '05-2-0001', replaced: false }],
        errors: [],
      },
    ]);
    expect(await readContentVersion(db().queries)).not.toBe(before);
    expect((await admin.call('GET', '/admin/api/puzzles/05-2-0001')).json()).toMatchObject({
      title: 'First',
      difficulty: 2,
      datePublished: '2026-11-20',
      size: 5,
      acrossClues: sampleContent.acrossClues,
    });
  });

  it('replace a puzzle with the same title, author and date, which keeps its id, position and star', async () => {
    const id = await idOf('Again');
    await admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds: [id] });
    const before = (await list()).find((item) => item.id === id);
    const answer = await storeAgreed({
      name: named('Again', 4),
      content: csv.replace('Home in a tree', 'Egg place'),
    });
    expect(answer.json<Reply>().puzzles).toMatchObject([{ id, replaced: true }]);
    expect((await list()).find((item) => item.id === id)).toEqual({ ...before, difficulty: 4 });
    const { acrossClues } = (await admin.call('GET', `/admin/api/puzzles/${id}`)).json<{
      acrossClues: object[];
    }>();
    expect(acrossClues).toContainEqual({ number: 8, text: 'Egg place' });
  });

  it('never use an id twice, nor one that a shipped puzzle has or had', async () => {
    const shipped = [1, 2].map((n) => ({
      ...samplePuzzle({ id: `05-5-000${n}`, title: `Shipped ${n}`, grid: sampleContent.rows }),
      hash: 'x',
    }));
    await loadContent(db(), shipped, testNow);
    await admin.call('DELETE', '/admin/api/puzzles/05-5-0002');
    expect(await idOf('Five', 5)).toBe('05-5-0003');
    await admin.call('DELETE', '/admin/api/puzzles/05-5-0003');
    expect(await idOf('Five', 5)).toBe('05-5-0004');
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => idOf(`At once ${n}`, 3)));
    expect(new Set(all).size).toBe(10);
  });

  it('are not replaced by later shipped puzzles with the same id or name', async () => {
    const id = (await idOf('Mine', 1)) ?? '';
    const shipped = [
      samplePuzzle({ id, title: 'Shipped over it' }),
      samplePuzzle({ id: 'other', title: 'Mine', author: 'Ann Lee', datePublished: '2026-11-20' }),
    ].map((puzzle) => ({ ...puzzle, hash: 'y' }));
    expect(await loadContent(db(), shipped, testNow)).toBe(0);
    expect((await admin.call('GET', `/admin/api/puzzles/${id}`)).json()).toMatchObject({ title: 'Mine' });
  });

  it('store the valid files of a batch and say what is wrong with the others', async () => {
    const answer = await admin.upload(
      bulk,
      'puzzleFiles',
      { name: named('Good one'), content: csv },
      { name: named('Bad'), content: csv.replace('grid,P,R,O,S,E', 'grid,P,R,7,S,E') },
      { name: named('Good two'), content: csv },
      { name: 'nameless.csv', content: csv },
    );
    const reply = answer.json<Reply>();
    expect(answer.statusCode).toBe(200);
    expect(reply).toMatchObject({
      message: 'Processed 2 puzzles successfully',
      successful: 2,
      puzzles: [{ title: 'Good one', author: 'Ann Lee' }, { title: 'Good two' }],
      errors: [
        {
          file: named('Bad'),
          message: 'Row 2, column 3: "7" is not a letter or #.',
          problems: [{ line: 3, row: 2, column: 3 }],
        },
        { file: 'nameless.csv' },
      ],
    });
    expect((await list()).map(({ title }) => title)).not.toContain('Bad');
  });

  it.each([
    ['a web page', named('X'), '<!DOCTYPE html><p>', 'The file is a web page (HTML), not a puzzle.'],
    ['a ZIP', named('X'), 'PK\u{3}\u{4}', 'The file is zipped or a spreadsheet; save it as "CSV UTF-8".'],
    [
      '1,000 columns',
      named('X'),
      'A,'.repeat(1_000) + 'A',
      'Line 1 has 1001 columns. The largest grid that the site plays is 25 by 25: choose a smaller puzzle, or put a clue with commas in quotes.',
    ],
    ['a large file', named('X'), 'x'.repeat(300 * 1024), 'The file is larger than 256 KiB.'],
    ['a folder in its name', `../${named('X')}`, csv, 'File name: it must not contain a folder.'],
    ['an emoji in its name', named('X😀'), csv, 'File name: the title "X😀" contains an emoji.'],
    [
      'another extension',
      'puzzle.exe',
      csv,
      'Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.',
    ],
    ['NUL in its name', `a\u{0}${named('X')}`, csv, 'File name: it contains a control character.'],
  ])('refuse a file with %s', async (_what, name, content, message) => {
    const before = await list();
    const answer = await admin.upload(single, 'puzzleFile', { name, content });
    expect([answer.statusCode, answer.json<Reply>().message]).toEqual([400, `${name}: ${message}`]);
    expect(await list()).toEqual(before);
  });

  it('refuse a form without files, a form with another field, and a body that is not a form', async () => {
    const message = 'Please select at least one CSV file to upload';
    const none = await admin.upload(bulk, 'puzzleFiles');
    expect([none.statusCode, none.json()]).toEqual([400, { message, field: 'puzzleFiles' }]);
    const other = await admin.upload(single, 'other', { name: named('X'), content: csv });
    expect([other.statusCode, other.json()]).toEqual([400, { message, field: 'puzzleFile' }]);
    const json = await admin.call('POST', bulk, { puzzleFiles: [] });
    expect([json.statusCode, json.json<Reply>().message]).toEqual([
      400,
      'Please send the files as a form, in the field puzzleFiles.',
    ]);
  });

  it('can be previewed, which stores nothing', async () => {
    await store('Known');
    const before = await list();
    const answer = await admin.upload(
      preview,
      'puzzleFiles',
      { name: named('Known'), content: csv },
      { name: named('Wrong'), content: csv.replace('grid,P,R,O,S,E', 'grid,P,R,7,S,E') },
      { name: 'today.puz', content: writePuz(sampleContent, sampleMetadata) },
    );
    const { files } = answer.json<{ files: FilePreview[] }>();
    expect(files).toMatchObject([
      {
        format: 'csv',
        metadata: { title: 'Known', difficulty: 2 },
        cells: sampleContent.rows.map((row) => [...row]),
        problems: [],
        warnings: expect.arrayContaining(['1-Down: PROSE is also the answer to 5-Across.']) as string[],
        replaces: before.find(({ title }) => title === 'Known')?.id,
      },
      { csv: null, problems: [{ line: 3, row: 2, column: 3 }], replaces: null },
      { format: 'puz', csv, problems: [{ field: 'difficulty' }, { field: 'datePublished' }] },
    ]);
    expect(files[1]?.cells[1]).toEqual(['P', 'R', '7', 'S', 'E']);
    expect(await list()).toEqual(before);
  });

  it('accept every format by its file extension', async () => {
    const files = sampleFiles.map(({ name, bytes }, n) => ({
      name: name.replace('Daily_Teaser_7', `Format_${n}`),
      content: bytes,
    }));
    const reply = (await admin.upload(bulk, 'puzzleFiles', ...files)).json<Reply>();
    expect([reply.successful, reply.errors]).toEqual([5, []]);
  });

  it('are downloaded as the same CSV', async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle, randomMetadata, async (puzzle, metadata) => {
        const name = formatFileName(metadata, 'csv');
        const text = writeCsv(puzzle);
        const stored = await storeAgreed({ name: encodeName(name), content: text });
        const id = stored.json<Reply>().puzzles[0]?.id;
        const file = await admin.call('GET', `/admin/api/puzzles/${id}/download?format=csv`);
        expect(file.body).toBe(text);
        expect(
          decodeURIComponent(/''(.*)$/u.exec(String(file.headers['content-disposition']))?.[1] ?? ''),
        ).toBe(name);
        expect(readPuzzleFile(name, file.rawPayload)).toMatchObject({ puzzle, metadata });
      }),
      { numRuns: 25 },
    );
  });
});

/** Escapes a file name in a form as browsers do: only quotes and line breaks. */
function encodeName(name: string): string {
  return name.replaceAll('"', '%22');
}
