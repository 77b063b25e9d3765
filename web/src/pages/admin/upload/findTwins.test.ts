import type { FilePreview, StoredPuzzle } from '@monster/contract';
import { expect, test } from 'vitest';
import { findTwins } from './findTwins.ts';
import type { QueueItem } from './uploadQueue.ts';

function item(key: number, title: string, change: Partial<FilePreview> = {}, storedAs?: string): QueueItem {
  const metadata = { title, author: 'Ann', difficulty: 1, datePublished: '2026-11-20' };
  const found = { cells: [], acrossClues: [], downClues: [], problems: [], warnings: [] };
  const preview = { file: '', format: null, metadata, ...found, csv: '', replaces: null, replacing: [] };
  const stored: StoredPuzzle | null =
    storedAs === undefined
      ? null
      : { title, author: 'Ann', id: storedAs, index: 0, replaced: false, warnings: [] };
  return {
    key,
    file: new File([], `${key}.csv`),
    metadata: null,
    step: stored === null ? 'checked' : 'stored',
    preview: { ...preview, ...change },
    notes: [],
    trouble: null,
    isAgreed: false,
    stored,
  };
}

const seen = (id: string) => ({
  replacing: [
    {
      id,
      title: '',
      author: '',
      datePublished: '2026-11-20',
      isPublished: true,
      completions: 0,
      version: '',
    },
  ],
});
const twinsOf = (...items: QueueItem[]) => [...findTwins(items).twins].map(([key, { key: of }]) => [key, of]);

test('a file of the same title, author and date is the twin of the first one, however accents are written', () => {
  expect(twinsOf(item(1, 'A'), item(2, 'B'), item(3, 'A'), item(4, 'A'))).toEqual([
    [3, 1],
    [4, 1],
  ]);
  expect(twinsOf(item(1, 'Caf\u{E9}'), item(2, 'Cafe\u{301}'))).toEqual([[2, 1]]);
});

test("a file with errors is nobody's twin", () => {
  expect(twinsOf(item(1, 'A', { problems: [{ message: 'Bad.' }] }), item(2, 'A'))).toEqual([]);
});

test('a file that was checked after its twin was stored asks instead', () => {
  expect(twinsOf(item(1, 'A', {}, 'id-a'), item(2, 'A'))).toEqual([[2, 1]]);
  expect(twinsOf(item(1, 'A', {}, 'id-a'), item(2, 'A', seen('id-a')))).toEqual([]);
});

test('two Daily Teasers of one date are noticed', () => {
  const { twins, sameDay } = findTwins([
    item(1, 'Daily Teaser 1'),
    item(2, 'Other'),
    item(3, 'Daily Teaser 2'),
  ]);
  expect([...twins.keys()]).toEqual([]);
  expect([...sameDay].map(([key, { key: of }]) => [key, of])).toEqual([[3, 1]]);
});
