import type { TrashedPuzzle } from '@monster/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminSession } from '../../../admin/adminSession.ts';
import { mount } from '../../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../../testing/standInServer.ts';
import type { ReceivedCall } from '../../../testing/standInServer.ts';
import { TrashList } from './TrashList.tsx';

const trashCall = 'GET /admin/api/trash';
const restoreCall = 'POST /admin/api/trash/:id/restore';
const rows = page.getByRole('list', { name: 'Deleted puzzles' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** What is in the trash, and what was asked of the server. */
let trash: TrashedPuzzle[];
let asked: unknown[];
let server: ReturnType<typeof standInServer>;

const trashed = (n: number): TrashedPuzzle => ({
  id: `p${n}`,
  title: `Puzzle ${n}`,
  author: 'Ann Lee',
  difficulty: 2,
  size: 13,
  datePublished: '2026-11-15',
  trashId: `t${n}`,
  deletedAt: Date.parse('2026-11-15T23:59:00Z'),
  keptUntil: Date.parse('2026-12-15T23:59:00Z'),
  completions: n - 1,
});

function list({ query }: ReceivedCall) {
  const [number, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const puzzles = trash.slice((number - 1) * pageSize, number * pageSize);
  return { puzzles, total: trash.length, page: number, pageSize };
}

beforeEach(() => {
  trash = [1, 2, 3].map(trashed);
  asked = [];
  server = standInServer();
  server.answer(trashCall, list);
  server.answer(restoreCall, ({ id, body }) => {
    asked.push(body);
    trash = trash.filter((puzzle) => puzzle.id !== id);
    return { success: true, message: 'Puzzle restored successfully', id };
  });
  adminSession.set({ state: 'in' });
});

test('the trash says that it is loading, what is in it, and how long that stays', async () => {
  const gate = createGate();
  server.answer(trashCall, async (call) => {
    await gate.opened;
    return list(call);
  });
  mount(<TrashList />);
  await expect.element(status('Loading the trash...')).toBeVisible();
  gate.open();
  await expect.element(status('3 puzzles')).toBeVisible();
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(
      /^Puzzle 1by Ann Lee2026-11-1513×13.*p1Deleted on November 15, 2026Kept until December 15, 2026Restore$/u,
    );
  await expect.element(rows.nth(1)).toHaveTextContent(/1 completionDeleted/u);
  await expect.element(rows.nth(2)).toHaveTextContent(/2 completionsDeleted/u);
});

test('an empty trash says so', async () => {
  trash = [];
  mount(<TrashList />);
  await expect.element(status('The trash is empty.')).toBeVisible();
});

test('a trash that could not be loaded can be loaded again', async () => {
  server.answer(trashCall, () => refuse(503, { message: 'The database is away.' }));
  mount(<TrashList />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the trash');
  server.answer(trashCall, list);
  await button('Try again').click();
  await expect.element(status('3 puzzles')).toBeVisible();
});

test('more than a page can be paged through', async () => {
  trash = Array.from({ length: 26 }, (_, n) => trashed(n + 1));
  mount(<TrashList />);
  await button('Last').click();
  await expect.element(rows).toHaveTextContent('Puzzle 26');
});

test('a time that is no date is left out', async () => {
  trash = [{ ...trashed(1), keptUntil: 1e300 }];
  mount(<TrashList />);
  await expect.element(rows).toHaveTextContent(/Kept until\s*Restore$/u);
});

describe('restoring', () => {
  test('takes one press, and the next row gets the focus', async () => {
    mount(<TrashList />);
    await button('Restore: Puzzle 2').click();
    await expect.element(page.getByText('Puzzle restored successfully')).toBeVisible();
    await expect.element(status('2 puzzles')).toBeVisible();
    await expect.element(rows.filter({ hasText: 'Puzzle 3' })).toHaveFocus();
    expect(asked).toEqual([{ trashId: 't2' }]);
  });

  test('asks what to do about a puzzle on the same day', async () => {
    const restore = (choice: string) => `Restore Puzzle 1: ${choice}`;
    server.answer(restoreCall, ({ id, body }) => {
      asked.push(body);
      if ((body as { ifTaken?: string }).ifTaken === undefined)
        return refuse(409, { message: 'Another one is there.', field: 'datePublished' });
      trash = trash.filter((puzzle) => puzzle.id !== id);
      return { success: true, message: restore('done'), id };
    });
    mount(<TrashList />);
    await button('Restore: Puzzle 1').click();
    const dialog = page.getByRole('dialog', { name: 'Restore Puzzle 1' });
    await expect.element(dialog).toHaveTextContent('Another one is there.');
    await expect.element(dialog).toHaveTextContent('‘Keep both’ leaves two puzzles on this day.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Restore: Puzzle 1').click();
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await expect.element(status('2 puzzles')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([{ trashId: 't1' }, { trashId: 't1' }, { trashId: 't1', ifTaken: 'keepBoth' }]);
  });

  test('offers a new id if the old one is taken, and says which one it is', async () => {
    server.answer(restoreCall, ({ body }) =>
      (body as { ifTaken?: string }).ifTaken === undefined
        ? refuse(409, { message: 'Somebody has the id.', field: 'id' })
        : { success: true, message: 'Puzzle restored successfully', id: 'p9' },
    );
    mount(<TrashList />);
    await button('Restore: Puzzle 1').click();
    await expect.element(page.getByText('‘Keep both’ restores this puzzle under a new id.')).toBeVisible();
    await button('Keep both').click();
    await expect.element(page.getByText('Puzzle 1 has the id p9 now.')).toBeVisible();
  });

  test('cannot keep both of the same name', async () => {
    server.answer(restoreCall, () => refuse(409, { message: 'The same name.', field: 'title' }));
    mount(<TrashList />);
    await button('Restore: Puzzle 1').click();
    await expect.element(page.getByText('The same name.')).toBeVisible();
    await expect.element(button('Keep both')).not.toBeInTheDocument();
    await expect.element(button('Replace')).toBeVisible();
  });

  test('a puzzle that somebody else has restored leaves the list', async () => {
    server.answer(restoreCall, ({ id }) => {
      trash = trash.filter((puzzle) => puzzle.id !== id);
      return refuse(404, { message: 'This puzzle is no longer in the trash.' });
    });
    mount(<TrashList />);
    await button('Restore: Puzzle 3').click();
    await expect.element(page.getByText('Failed to restore puzzle')).toBeVisible();
    await expect.element(page.getByText('This puzzle is no longer in the trash.')).toBeVisible();
    await expect.element(status('2 puzzles')).toBeVisible();
    await expect.element(rows.filter({ hasText: 'Puzzle 2' })).toHaveFocus();
  });

  test('that fails can be tried again', async () => {
    server.answer(restoreCall, () => refuse(500, { message: 'Oh dear' }));
    mount(<TrashList />);
    await button('Restore: Puzzle 3').click();
    await expect.element(page.getByText('Oh dear')).toBeVisible();
    await expect.element(status('3 puzzles')).toBeVisible();
  });
});
