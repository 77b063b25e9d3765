import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAdmin } from '../api/desk/adminCalls.ts';
import { listTrash } from '../api/desk/trashCalls.ts';
import { mount } from '../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../testing/standInServer.ts';
import { AdminGate } from './AdminGate.tsx';
import { adminSession, sendAsAdmin } from './adminSession.ts';
import { noteDeskChange } from './deskChanges.ts';
import { useAdminQuery } from './useAdminQuery.ts';

const empty = { puzzles: [], total: 0, page: 1, pageSize: 25 };
let server: ReturnType<typeof standInServer>;

/** Two calls, so that the second fails when the first has already hidden the page. */
function Desk() {
  const [one, two] = [useAdminQuery(listTrash()), useAdminQuery(listTrash({ query: { page: 2 } }))];
  return <p>{one.data !== undefined && two.data !== undefined ? 'Desk' : 'Waiting'}</p>;
}

async function logIn(): Promise<void> {
  await page.getByLabelText('Username').fill('admin');
  await page.getByLabelText('Password').fill('x');
  await page.getByRole('button', { name: 'Log in' }).click();
}

beforeEach(() => {
  server = standInServer();
  server.answer('GET /admin/check', () => ({ isAdmin: true }));
  server.answer('POST /admin/login', () => ({ success: true }));
  server.answer('GET /admin/api/trash', () => empty);
  adminSession.set({ state: 'unknown' });
});

test('one login is enough after calls were refused because the session had ended', async () => {
  mount(
    <AdminGate current="/admin">
      <Desk />
    </AdminGate>,
  );
  await expect.element(page.getByText('Desk')).toBeVisible();
  server.answer('GET /admin/api/trash', () => refuse(401, { message: 'Please log in as admin.' }));
  noteDeskChange();
  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  server.answer('GET /admin/api/trash', () => empty);
  await logIn();
  await expect.element(page.getByText('You are now logged in as admin')).toBeVisible();
  await expect.element(page.getByText('Desk')).toBeVisible();
  expect(adminSession.get().state).toBe('in');
});

test('a call of the last session that is refused after the next login does not end that one', async () => {
  const gate = createGate();
  server.answer('GET /admin/check', async () => {
    await gate.opened;
    return refuse(401, { message: 'Please log in as admin.' });
  });
  adminSession.set({ state: 'in' });
  const late = sendAsAdmin(checkAdmin());
  adminSession.set({ state: 'ended' });
  adminSession.set({ state: 'in' });
  gate.open();
  await expect(late).rejects.toThrow('401');
  expect(adminSession.get().state).toBe('in');
});

test('a login that is not a success is a refusal, even with status 200', async () => {
  server.answer('GET /admin/check', () => ({ isAdmin: false }));
  server.answer('POST /admin/login', () => ({ success: false }));
  mount(
    <AdminGate current="/admin">
      <p>Desk</p>
    </AdminGate>,
  );
  await logIn();
  await expect.element(page.getByText('Invalid credentials')).toBeVisible();
  expect(adminSession.get().state).toBe('anonymous');
});
