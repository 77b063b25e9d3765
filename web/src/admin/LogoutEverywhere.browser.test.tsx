import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { refuse, standInServer } from '../testing/standInServer.ts';
import { adminSession } from './adminSession.ts';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';

const call = 'POST /admin/api/logout-everywhere';
const dialog = page.getByRole('dialog', { name: 'Log out everywhere' });
const opener = page.getByRole('button', { name: 'Log out everywhere' });
const confirm = dialog.getByRole('button', { name: 'Log out everywhere' });

let server: ReturnType<typeof standInServer>;
let calls: number;
beforeEach(async () => {
  calls = 0;
  server = standInServer();
  server.answer(call, () => {
    calls += 1;
    return { success: true };
  });
  adminSession.set({ state: 'in' });
  mount(<LogoutEverywhere />);
  await opener.click();
});

test('logging out everywhere needs a confirmation', async () => {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect([calls, adminSession.get().state]).toEqual([0, 'in']);
  await opener.click();
  await confirm.click();
  await expect.element(page.getByText('You have been logged out everywhere')).toBeVisible();
  expect([calls, adminSession.get().state]).toEqual([1, 'out']);
});

test('a failure is reported, and the admin stays logged in', async () => {
  server.answer(call, () => refuse(503, { message: 'The database is away.' }));
  await confirm.click();
  await expect.element(page.getByText('An error occurred during logout')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(adminSession.get().state).toBe('in');
});

test('a session that is already over leads to the login form', async () => {
  server.answer(call, () => refuse(401, { message: 'Please log in as admin.' }));
  await confirm.click();
  await expect.poll(() => adminSession.get().state).toBe('ended');
  await expect.element(dialog).not.toBeInTheDocument();
});
