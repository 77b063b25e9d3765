import type { FilePreview } from '@monster/contract';
import { expect, test } from 'vitest';
import { groupsOf } from './uploadQueue.ts';
import { createUploads } from './uploads.ts';
import type { SendAnswer, Uploads } from './uploads.ts';

const file = (name: string, content = 'x') => new File([content], name);

function preview(name: string, change: Partial<FilePreview> = {}): FilePreview {
  const metadata = { title: name, author: 'Ann', difficulty: 1, datePublished: '2026-11-20' };
  const found = { cells: [['A']], acrossClues: [], downClues: [], problems: [], warnings: [] };
  return { file: name, format: 'csv', metadata, ...found, csv: 'csv', replaces: null, ...change };
}

/** A fake server that accepts every file except those whose name says what is wrong. */
function fakeServer() {
  const batches: string[][] = [];
  const sent: string[][] = [];
  const previewOf = (name: string): FilePreview => {
    if (name.startsWith('bad')) return preview(name, { problems: [{ message: 'Bad.' }], csv: null });
    if (name.endsWith('.puz') && name.startsWith('bare'))
      return preview(name, {
        format: 'puz',
        metadata: {},
        problems: [{ message: 'No title.' }],
        warnings: ['Circles.'],
      });
    if (name.endsWith('.puz')) return preview(name, { format: 'puz' });
    return preview(name);
  };
  const calls = {
    preview: async (files: readonly File[]) => {
      batches.push(files.map(({ name }) => name));
      return files.map(({ name }) => previewOf(name));
    },
    send: async (files: readonly File[]): Promise<SendAnswer> => {
      const names = files.map(({ name }) => name);
      sent.push(names);
      const refused = names.filter((name) => name.startsWith('late'));
      const stored = { author: 'Ann', replaced: false, warnings: [] };
      return {
        reply: {
          puzzles: names
            .filter((name) => !refused.includes(name))
            .map((name) => ({ ...stored, title: name, id: `id-${name}` })),
          errors: refused.map((name) => ({ file: name, message: 'Late.', problems: [{ message: 'Late.' }] })),
        },
        failure: refused.length === names.length ? 'Upload failed: Bad Request' : null,
      };
    },
  };
  return { batches, sent, calls };
}

function statesOf(uploads: Uploads): Record<string, string[]> {
  const groups = groupsOf(uploads.current().items);
  return Object.fromEntries(
    Object.entries(groups).map(([name, items]) => [name, items.map((item) => item.file.name)]),
  );
}

test('every file is checked first, and an invalid one does not stop the others', async () => {
  const { calls, sent } = fakeServer();
  const uploads = createUploads(calls);
  const work = uploads.add([file('a.csv'), file('bad.csv'), file('b.csv')]);
  expect(statesOf(uploads)).toMatchObject({ pending: ['a.csv', 'bad.csv', 'b.csv'] });
  await work;
  expect(statesOf(uploads)).toEqual({
    pending: [],
    wrong: ['bad.csv'],
    ready: ['a.csv', 'b.csv'],
    stored: [],
  });
  expect(await uploads.send()).toEqual({ sent: 2, stored: 2, failure: null });
  expect(sent).toEqual([['a.csv', 'b.csv']]);
  expect(statesOf(uploads)).toMatchObject({ wrong: ['bad.csv'], ready: [], stored: ['a.csv', 'b.csv'] });
});

test('two hundred files are checked and sent in batches of ten', async () => {
  const { calls, batches, sent } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add(Array.from({ length: 200 }, (_, n) => file(`${n}.csv`)));
  expect(await uploads.send()).toEqual({ sent: 200, stored: 200, failure: null });
  for (const requests of [batches, sent]) {
    expect(requests).toHaveLength(20);
    expect(requests.every(({ length }) => length === 10)).toBe(true);
  }
});

test('files added while others are checked wait their turn, and the upload waits for them', async () => {
  const { calls, batches } = fakeServer();
  const uploads = createUploads(calls);
  void uploads.add([file('a.csv')]);
  void uploads.add([file('b.csv')]);
  expect((await uploads.send()).stored).toBe(2);
  expect(batches.flat()).toEqual(['a.csv', 'b.csv']);
});

test('a fixed file replaces the one with the same name', async () => {
  const { calls } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('bad.csv'), file('a.csv')]);
  await uploads.add([file('a.csv', 'fixed'), file('a.csv', 'fixed again')]);
  const names = uploads.current().items.map((item) => item.file.name);
  expect(names).toEqual(['bad.csv', 'a.csv']);
  expect(await uploads.current().items[1]?.file.text()).toBe('fixed again');
});

test('the file that is sent is the one that was checked, even if it has changed on disk', async () => {
  const { calls } = fakeServer();
  const uploads = createUploads(calls);
  const original = file('a.csv', 'first');
  await uploads.add([original]);
  expect(uploads.current().items[0]?.file).not.toBe(original);
  expect(await uploads.current().items[0]?.file.text()).toBe('first');
});

test('large files and folders are refused without being sent', async () => {
  const { calls, batches } = fakeServer();
  const folder = file('folder');
  folder.arrayBuffer = () => Promise.reject(new Error('NotFoundError'));
  const uploads = createUploads(calls);
  await uploads.add([file('big.csv', 'x'.repeat(256 * 1024 + 1)), folder]);
  expect(batches).toEqual([]);
  expect(uploads.current().items.map((item) => item.preview?.problems[0]?.message)).toEqual([
    'The file is larger than 256 KiB.',
    'The file could not be read.',
  ]);
});

test('an imported file is uploaded as the CSV that the server made of it', async () => {
  const { calls, sent } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('whole.puz', 'binary')]);
  await uploads.send();
  expect(sent).toEqual([['whole.puz__Ann__1__2026-11-20.csv']]);
  expect(await uploads.current().items[0]?.file.text()).toBe('csv');
});

test('an imported file without metadata is checked again with the metadata entered, and keeps its warnings', async () => {
  const { calls, batches, sent } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('bare.puz')]);
  const [item] = uploads.current().items;
  if (item === undefined) throw new Error('no item');
  expect(statesOf(uploads)).toMatchObject({ wrong: ['bare.puz'] });
  await uploads.correct(item, { title: 'Now', author: 'Bo', difficulty: 3, datePublished: '2026-11-21' });
  expect(batches.at(-1)).toEqual(['Now__Bo__3__2026-11-21.csv']);
  expect(uploads.current().items[0]?.notes).toEqual(['Circles.']);
  await uploads.send();
  expect(sent).toEqual([['Now__Bo__3__2026-11-21.csv']]);
});

test('a file that is refused on upload says why, and the others are stored', async () => {
  const { calls } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('a.csv'), file('late.csv'), file('b.csv')]);
  expect(await uploads.send()).toEqual({ sent: 3, stored: 2, failure: null });
  expect(statesOf(uploads)).toMatchObject({ wrong: ['late.csv'], stored: ['a.csv', 'b.csv'] });
  const ids = uploads.current().items.map((item) => item.stored?.id);
  expect(ids).toEqual(['id-a.csv', undefined, 'id-b.csv']);
});

test('a check that fails is reported with its files and can be repeated', async () => {
  const { calls } = fakeServer();
  let isDown = true;
  const down = () => Promise.reject(new Error('Failed to fetch'));
  const uploads = createUploads({ ...calls, preview: (files) => (isDown ? down() : calls.preview(files)) });
  await uploads.add([file('a.csv')]);
  expect(statesOf(uploads)).toMatchObject({ wrong: ['a.csv'], ready: [] });
  expect(uploads.current().items[0]?.trouble).toBe('Failed to fetch');
  isDown = false;
  await uploads.retry();
  expect(statesOf(uploads)).toMatchObject({ wrong: [], ready: ['a.csv'] });
});

test('an upload that fails halfway stores the rest, and the failed files can be sent again', async () => {
  const { calls } = fakeServer();
  let count = 0;
  const send = (files: readonly File[]) => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('')) : calls.send(files);
  };
  const uploads = createUploads({ ...calls, send });
  await uploads.add(Array.from({ length: 15 }, (_, n) => file(`${n}.csv`)));
  expect(await uploads.send()).toEqual({ sent: 15, stored: 5, failure: 'Unknown error occurred' });
  expect(await uploads.send()).toEqual({ sent: 10, stored: 10, failure: null });
});

test('a file removed during the check does not come back', async () => {
  const { calls } = fakeServer();
  const uploads = createUploads(calls);
  const work = uploads.add([file('a.csv'), file('b.csv')]);
  uploads.remove([1]);
  await work;
  expect(statesOf(uploads)).toMatchObject({ ready: ['b.csv'] });
});
