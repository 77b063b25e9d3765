import type { NeededPuzzle } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminSession } from '../../../admin/adminSession.ts';
import { mount } from '../../../testing/mount.tsx';
import { refuse, standInServer } from '../../../testing/standInServer.ts';
import { DeleteDialog } from '../manage/DeleteDialog.tsx';
import { MissingPuzzles } from './MissingPuzzles.tsx';

const restoreCall = 'POST /admin/api/needed/:id/restore';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const missing = page.getByRole('list', { name: 'Missing puzzles' }).getByRole('listitem');

/** What the site needs, and what was asked of the server. */
let needed: NeededPuzzle[];
let asked: unknown[];
let server: ReturnType<typeof standInServer>;

beforeEach(() => {
  needed = [
    { id: '03-1-0001', use: 'level', level: 1, title: 'Double Take', isMissing: false },
    { id: '2', use: 'afterLevels', level: null, title: 'Same Time', isMissing: true },
    { id: '13-4-0001', use: 'monster', level: null, title: 'Monster Bash', isMissing: true },
  ];
  asked = [];
  server = standInServer();
  server.answer('GET /admin/api/needed', () => ({ puzzles: needed }));
  server.answer(restoreCall, ({ id, body }) => {
    asked.push([id, body]);
    needed = needed.map((each) => (each.id === id ? { ...each, isMissing: false } : each));
    return { success: true, message: 'Puzzle restored successfully', id };
  });
  adminSession.set({ state: 'in' });
});

test('what is missing is listed with what breaks, until all of it is restored', async () => {
  mount(<MissingPuzzles />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('The site needs these puzzles');
  await expect
    .element(missing.nth(0))
    .toHaveTextContent(
      'Same Time (2) is missing. Without it, players who go on after level 5 find no puzzle.',
    );
  await expect
    .element(missing.nth(1))
    .toHaveTextContent('Without it, players who unlock the monster after level 5 find no puzzle.');
  await button('Restore the original: Same Time').click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('The site needs this puzzle');
  await button('Restore the original: Monster Bash').click();
  await expect.element(missing).not.toBeInTheDocument();
  expect(asked).toEqual([
    ['2', {}],
    ['13-4-0001', {}],
  ]);
});

test('a twin of a missing puzzle is replaced only when the admin says so', async () => {
  server.answer(restoreCall, ({ id, body }) => {
    asked.push(body);
    return Object.keys(body as object).length === 0
      ? refuse(409, { message: 'The puzzle x has the same title, author and date.', field: 'title' })
      : { success: true, message: 'Puzzle restored successfully', id };
  });
  mount(<MissingPuzzles />);
  await button('Restore the original: Same Time').click();
  await expect.element(page.getByRole('dialog', { name: 'Restore Same Time' })).toBeVisible();
  await expect.element(button('Keep both')).not.toBeInTheDocument();
  await button('Replace').click();
  await expect.element(page.getByText('Puzzle restored successfully')).toBeVisible();
  expect(asked).toEqual([{}, { ifTaken: 'replace' }]);
});

test.each([
  [
    '03-1-0001',
    'The site needs this puzzle. Without it, level 1 of the challenge cannot be played. The original can be restored at any time.',
  ],
  ['05-2-0007', ''],
])('the question before deleting %s adds: %j', async (id, warning) => {
  const puzzle = {
    id,
    title: 'Some Title',
    author: 'Ann',
    difficulty: 1,
    size: 5,
    datePublished: '2026-11-15',
    featured: false,
    order: 1,
  };
  mount(
    <>
      <MissingPuzzles />
      <DeleteDialog puzzle={puzzle} onClose={() => {}} onDeleted={() => {}} />
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Delete Some Title' });
  await expect.element(missing.nth(0)).toBeInTheDocument();
  const question = 'Are you sure you want to delete this puzzle? This action cannot be undone.';
  const trash = 'It leaves the site at once, and stays in the trash for 30 days.';
  await expect.element(dialog).toHaveTextContent(`${question}${trash}${warning}CancelDelete`);
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
