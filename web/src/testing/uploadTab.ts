import type { FilePreview, StoredPuzzle } from '@monster/contract';
import { page } from 'vitest/browser';
import { standInServer } from './standInServer.ts';

export const preview = 'POST /admin/api/puzzles/preview';
export const uploadOne = 'POST /admin/api/puzzles/upload';
export const uploadMany = 'POST /admin/api/puzzles/bulk-upload';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const cardOf = (file: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(file, { exact: true }) });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const summary = (text: string) => page.getByRole('status').filter({ hasText: text });

/** A file name with all the metadata of a puzzle. */
export const named = (title: string): string => `${title}__Ann_Lee__2__2026-11-20.csv`;

export function choose(...names: string[]): Promise<void> {
  const files = names.map((name) => new File(['A,B,1'], name, { type: 'text/csv' }));
  return page.getByLabelText('Select .csv files').upload(files);
}

/** What the server finds in a valid file. */
export function valid(file: string): FilePreview {
  return {
    file,
    format: 'csv',
    metadata: { title: file, author: 'Ann Lee', difficulty: 2, datePublished: '2026-11-20' },
    cells: [
      ['A', 'T'],
      ['#', 'O'],
    ],
    acrossClues: [{ number: 1, text: 'Near' }],
    downClues: [{ number: 2, text: 'Toward' }],
    problems: [],
    warnings: [],
    csv: 'A,B,1',
    replaces: null,
    replacing: [],
  };
}

export function withProblems(file: string, problems: FilePreview['problems']): FilePreview {
  return { ...valid(file), csv: null, problems };
}

export function stored(id: string, isReplaced = false, index = 0): StoredPuzzle {
  return { title: 'First', author: 'Ann Lee', id, index, replaced: isReplaced, warnings: [] };
}

export const replyOf = (puzzles: StoredPuzzle[]) => ({
  message: `Processed ${puzzles.length} puzzles successfully`,
  successful: puzzles.length,
  puzzles,
  errors: [],
});

/** A server that finds nothing wrong with any file. */
export function uploadServer() {
  const server = standInServer();
  server.answer(preview, ({ files }) => ({ files: files.map(({ name }) => valid(name)) }));
  return server;
}
