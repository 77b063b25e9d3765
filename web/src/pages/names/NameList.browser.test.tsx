import type { ListedName } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminSession } from '../../admin/adminSession.ts';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import type { ReceivedCall } from '../../testing/standInServer.ts';
import { NameList } from './NameList.tsx';

const listCall = 'GET /admin/api/names';
const rows = page.getByRole('list', { name: 'Names' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });

let names: ListedName[];
let server: ReturnType<typeof standInServer>;

const listed = (n: number): ListedName => ({
  id: `times-${n}`,
  place: n % 2 === 0 ? 'leaderboard' : 'times',
  name: `Name ${n}`,
  isHidden: false,
  isAcceptable: n !== 2,
  changedAt: Date.parse('2026-11-15T12:00:00Z'),
});

function list({ query }: ReceivedCall) {
  const number = Number(query.get('page'));
  const found = names.filter(({ name }) => name.includes(query.get('search') ?? ''));
  return { names: found.slice(2 * number - 2, 2 * number), page: number, hasMore: found.length > 2 * number };
}

beforeEach(() => {
  names = [1, 2, 3].map(listed);
  server = standInServer();
  server.answer(listCall, list);
  const set =
    (isHidden: boolean) =>
    ({ id }: ReceivedCall) => {
      names = names.map((each) => (each.id === id ? { ...each, isHidden } : each));
      return { success: true };
    };
  server.answer('POST /admin/api/names/:id/hide', set(true));
  server.answer('POST /admin/api/names/:id/show', set(false));
  adminSession.set({ state: 'in' });
});

test('a name is hidden and shown again', async () => {
  mount(<NameList />);
  await expect.element(rows.first()).toHaveTextContent('Name 1With timesNovember 15, 2026Hide');
  await expect
    .element(rows.last())
    .toHaveTextContent('Name 2On the leaderboardNovember 15, 2026Hidden by the filter');
  await button('Hide: Name 1, With times').click();
  await expect.element(rows.first()).toHaveTextContent('HiddenShow again');
  await button('Show again: Name 1, With times').click();
  await expect.element(button('Hide: Name 1, With times')).toBeVisible();
});

test('names are found by a part of them, page by page', async () => {
  mount(<NameList />);
  await button('Older').click();
  await expect.element(page.getByText('Page 2')).toBeVisible();
  await expect.element(rows).toHaveTextContent('Name 3');
  await expect.element(button('Older')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Part of a name').fill('e 2');
  await button('Search').click();
  await expect.element(page.getByText('Names with “e 2”')).toBeVisible();
  await expect.element(rows).toHaveTextContent('Name 2');
  await page.getByLabelText('Part of a name').fill('xyz');
  await button('Search').click();
  await expect.element(page.getByText('No name contains “xyz”.')).toBeVisible();
});

test('a name that is gone is said to be gone', async () => {
  server.answer('POST /admin/api/names/:id/hide', ({ id }) => {
    names = names.filter((each) => each.id !== id);
    return refuse(404, { message: 'This name is gone: the player has removed it.', field: 'id' });
  });
  mount(<NameList />);
  await button('Hide: Name 1, With times').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This name is gone');
  await expect.element(button('Hide: Name 1, With times')).not.toBeInTheDocument();
});

test('a list that cannot be loaded can be asked for again', async () => {
  server.answer(listCall, () => refuse(503, { message: 'The database is away.' }));
  mount(<NameList />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the names');
  server.answer(listCall, list);
  await button('Try again').click();
  await expect.element(rows.first()).toHaveTextContent('Name 1');
});
