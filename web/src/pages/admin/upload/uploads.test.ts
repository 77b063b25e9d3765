import type { FileDetails, FilePreview } from '@monster/contract';
import { expect, test } from 'vitest';
import type { FileToSend } from '../../../api/desk/adminCalls.ts';
import { groupsOf } from './uploadQueue.ts';
import { createUploads } from './uploads.ts';
import type { SendAnswer, Uploads } from './uploads.ts';

const file = (name: string, content = 'x') => new File([content], name);

function preview(name: string, change: Partial<FilePreview> = {}): FilePreview {
  const metadata = { title: name, author: 'Ann', difficulty: 1, datePublished: '2026-11-20' };
  const found = { cells: [['A']], acrossClues: [], downClues: [], problems: [], warnings: [] };
  return {
    file: name,
    format: 'csv',
    metadata,
    ...found,
    csv: 'csv',
    replaces: null,
    replacing: [],
    ...change,
  };
}

const replaced = {
  id: '02-1-0001',
  title: 'Old',
  author: 'Ann',
  datePublished: '2026-11-20',
  isPublished: true,
  completions: 3,
  version: 'v1',
};

/** A fake server that accepts every file except those whose name says what is wrong. */
function fakeServer() {
  const batches: string[][] = [];
  const sent: string[][] = [];
  const details: FileDetails[] = [];
  const previewOf = (name: string): FilePreview => {
    if (name.startsWith('old'))
      return preview(name, { replaces: replaced.id, replacing: [{ ...replaced, title: name }] });
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
    preview: async (files: readonly FileToSend[]) => {
      batches.push(files.map(({ file: { name } }) => name));
      details.push(...files.map((each) => each.details));
      return files.map(({ file: { name } }) => previewOf(name));
    },
    send: async (files: readonly FileToSend[]): Promise<SendAnswer> => {
      const names = files.map(({ file: { name } }) => name);
      sent.push(names);
      details.push(...files.map((each) => each.details));
      const refusal = { message: 'Late.', problems: [{ message: 'Late.' }] };
      const stored = { author: 'Ann', replaced: false, warnings: [] };
      const isLate = (name: string): boolean => name.startsWith('late');
      return {
        reply: {
          puzzles: names.flatMap((name, index) =>
            isLate(name) ? [] : [{ ...stored, index, title: name, id: `id-${name}` }],
          ),
          errors: names.flatMap((name, index) => (isLate(name) ? [{ ...refusal, file: name, index }] : [])),
        },
        failure: names.every(isLate) ? 'Upload failed: Bad Request' : null,
      };
    },
  };
  return { batches, sent, details, calls };
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
    asking: [],
    ready: ['a.csv', 'b.csv'],
    sending: [],
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

test('files of the same name all stay, and of the same puzzle only the first is uploaded', async () => {
  const { calls, sent } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('bad.csv'), file('a.csv')]);
  await uploads.add([file('a.csv', 'other'), file('bad.csv', 'other')]);
  expect(statesOf(uploads)).toMatchObject({ wrong: ['bad.csv', 'a.csv', 'bad.csv'], ready: ['a.csv'] });
  await uploads.send();
  expect(sent).toEqual([['a.csv']]);
  expect(await uploads.current().items[1]?.file.text()).toBe('x');
  uploads.remove([2]);
  expect(statesOf(uploads)).toMatchObject({ wrong: ['bad.csv', 'bad.csv'], ready: ['a.csv'] });
});

test('a file that would replace a puzzle waits for an agreement, which is sent for what was shown', async () => {
  const { calls, sent, details } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('old.csv'), file('new.csv')]);
  expect(statesOf(uploads)).toMatchObject({ asking: ['old.csv'], ready: ['new.csv'] });
  await uploads.send();
  expect(sent).toEqual([['new.csv']]);
  uploads.agree([1], true);
  expect(statesOf(uploads)).toMatchObject({ asking: [], ready: ['old.csv'] });
  await uploads.send();
  expect(sent.at(-1)).toEqual(['old.csv']);
  expect(details.at(-1)).toEqual({ replaces: [{ id: '02-1-0001', version: 'v1' }] });
});

test('the admin is asked again when something else would be replaced by now', async () => {
  const { calls } = fakeServer();
  let replacing = [{ ...replaced, version: 'v2' }];
  const refusal = { file: 'old.csv', index: 0, message: 'Changed.', problems: [{ message: 'Changed.' }] };
  const send = async (): Promise<SendAnswer> => ({
    reply: { puzzles: [], errors: [{ ...refusal, replacing }] },
    failure: 'Upload failed: Bad Request',
  });
  const uploads = createUploads({ ...calls, send });
  await uploads.add([file('old.csv')]);
  uploads.agree([1], true);
  await uploads.send();
  expect(statesOf(uploads)).toMatchObject({ asking: ['old.csv'], ready: [] });
  expect(uploads.current().items[0]).toMatchObject({ trouble: 'Changed.', preview: { replacing } });
  uploads.agree([1], true);
  replacing = [];
  await uploads.send();
  expect(statesOf(uploads)).toMatchObject({ wrong: ['old.csv'], asking: [] });
  await uploads.retry([1]);
  expect(statesOf(uploads)).toMatchObject({ wrong: [], asking: ['old.csv'] });
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
  const { calls, sent, details } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('whole.puz', 'binary')]);
  await uploads.send();
  expect(details.at(-1)?.metadata?.title).toBe('whole.puz');
  expect(sent).toEqual([['whole.puz__Ann__1__2026-11-20.csv']]);
  expect(await uploads.current().items[0]?.file.text()).toBe('csv');
});

test('an imported file without metadata is checked again with the metadata entered, and keeps its warnings', async () => {
  const { calls, batches, sent, details } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add([file('bare.puz')]);
  const [item] = uploads.current().items;
  if (item === undefined) throw new Error('no item');
  expect(statesOf(uploads)).toMatchObject({ wrong: ['bare.puz'] });
  const metadata = { title: 'Now "or" never', author: 'Bo', difficulty: 3, datePublished: '2026-11-21' };
  await uploads.correct(item, metadata);
  expect(batches.at(-1)).toEqual(['Now_-or-_never__Bo__3__2026-11-21.csv']);
  expect(details.at(-1)).toEqual({ metadata });
  expect(uploads.current().items[0]?.notes).toEqual(['Circles.']);
  await uploads.send();
  expect(sent).toEqual([['Now_-or-_never__Bo__3__2026-11-21.csv']]);
  expect(details.at(-1)).toEqual({ metadata, replaces: [] });
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
  const down = () => Promise.reject(new TypeError('Failed to fetch'));
  const uploads = createUploads({ ...calls, preview: (files) => (isDown ? down() : calls.preview(files)) });
  await uploads.add([file('a.csv')]);
  expect(statesOf(uploads)).toMatchObject({ wrong: ['a.csv'], ready: [] });
  expect(uploads.current().items[0]?.trouble).toBe(
    'The server could not be reached. Please check your connection and try again.',
  );
  isDown = false;
  await uploads.retry([1]);
  expect(statesOf(uploads)).toMatchObject({ wrong: [], ready: ['a.csv'] });
});

test('an upload that fails halfway stores the rest, and the failed files can be sent again', async () => {
  const { calls } = fakeServer();
  let count = 0;
  const send = (files: readonly FileToSend[]) => {
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

test('the progress of an upload counts files and bytes, and ends with it', async () => {
  const { calls } = fakeServer();
  const uploads = createUploads(calls);
  await uploads.add(Array.from({ length: 12 }, (_, n) => file(`${n}.csv`, 'xyz')));
  const seen: unknown[] = [];
  uploads.subscribe(() => {
    const { sending } = uploads.current();
    if (sending !== seen.at(-1)) seen.push(sending);
  });
  await uploads.send();
  expect(seen).toEqual([
    { files: 12, bytes: 36, doneFiles: 0, doneBytes: 0 },
    { files: 12, bytes: 36, doneFiles: 10, doneBytes: 30 },
    { files: 12, bytes: 36, doneFiles: 12, doneBytes: 36 },
    null,
  ]);
});
