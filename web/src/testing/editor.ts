import type { EditablePuzzle } from '@monster/contract';
import { page } from 'vitest/browser';
import { adminSession } from '../admin/adminSession.ts';
import { standInServer } from './standInServer.ts';

/** A published puzzle. */
export const stored: EditablePuzzle = {
  id: 'zoo',
  puzzle: {
    title: 'Zoo',
    author: 'Ann',
    difficulty: 2,
    datePublished: '2026-11-01',
    rows: ['CAT', 'APE', 'BED'],
    acrossClues: [
      { number: 1, text: 'Pet' },
      { number: 4, text: 'Gorilla' },
      { number: 5, text: 'Cot' },
    ],
    downClues: [
      { number: 1, text: 'Taxi' },
      { number: 2, text: 'Mimic' },
      { number: 3, text: 'Theodore' },
    ],
  },
  version: 'v1',
  isPublished: true,
  completions: 3,
};

export const saveCall = 'POST /admin/api/puzzles/:id/edit';
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const clue = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}: `, 'u') });
export const cell = (row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`, row ${row}, column ${column}(?:,|$)`, 'u') });
/** The letters of the grid, `#` for blocks. */
export const letters = (): string =>
  page
    .getByRole('grid')
    .getByRole('button')
    .elements()
    .map((each) => (each.ariaLabel?.startsWith('Block') === true ? '#' : (each.textContent ?? '') || '.'))
    .join('');

/** What is sent to be saved. */
export interface SentEdit {
  readonly puzzle: EditablePuzzle['puzzle'];
  readonly version: string;
  readonly kind: string;
  readonly note: string;
}

/** A server that takes every edit, for an admin who is logged in and has no draft. */
export function standInEditServer() {
  sessionStorage.clear();
  adminSession.set({ state: 'in' });
  const server = standInServer();
  const sent: SentEdit[] = [];
  server.answer('GET /admin/api/puzzles/:id/changes', () => ({
    changes: [],
    total: 0,
    page: 1,
    pageSize: 10,
  }));
  server.answer('POST /admin/api/puzzles/:id/check', () => ({ problems: [], notes: [], replacing: [] }));
  server.answer(saveCall, ({ body }) => {
    sent.push(body as SentEdit);
    return { id: 'zoo', version: 'v2', isChanged: true, warnings: [] };
  });
  return { server, sent };
}
