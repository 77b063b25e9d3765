import type { Role } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getTeam } from '../api/desk/accountCalls.ts';
import { mount } from '../testing/mount.tsx';
import { refuse, standInServer } from '../testing/standInServer.ts';
import { AdminGate } from './AdminGate.tsx';
import { adminSession, sendAsAdmin } from './adminSession.ts';

let role: Role;
let server: ReturnType<typeof standInServer>;
const links = () =>
  page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .elements()
    .map((each) => each.textContent);
const note = page.getByText('You can look, but not change anything.');

beforeEach(() => {
  server = standInServer();
  server.answer('GET /admin/check', () => ({ isAdmin: true }));
  server.answer('GET /admin/api/account', () => ({
    name: 'Bea',
    role,
    isFromSettings: false,
    hasSecondFactor: false,
    recoveryCodes: 0,
  }));
  adminSession.set({ state: 'unknown' });
});

function open(section: '/admin' | '/admin/construct' | '/admin/team'): void {
  mount(
    <AdminGate current={section}>
      <p>Desk</p>
    </AdminGate>,
  );
}

test('a viewer is told so, and finds no links to what is not for viewers', async () => {
  role = 'viewer';
  open('/admin');
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText('Bea, Viewer')).toBeVisible();
  await expect.element(page.getByText('Desk')).toBeVisible();
  expect(links()).toEqual(['Puzzles', 'Statistics', 'Trash', 'Database Manager']);
});

test.each([
  ['viewer', '/admin/construct', 'This page is for editors only.'],
  ['editor', '/admin/team', 'This page is for admins only.'],
] as const)('for a %s, %s says whom it is for', async (mine, section, text) => {
  role = mine;
  open(section);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('Desk')).not.toBeInTheDocument();
});

test('an admin finds all links', async () => {
  role = 'admin';
  open('/admin/team');
  await expect.element(page.getByText('Desk')).toBeVisible();
  expect(links()).toEqual([
    'Puzzles',
    'Make a puzzle',
    'Statistics',
    'Trash',
    'Names',
    'Team',
    'Audit trail',
    'Database Manager',
  ]);
});

test('a role that was taken away while the page was open shows with the first refusal', async () => {
  role = 'admin';
  open('/admin');
  await expect.element(page.getByText('Bea, Admin')).toBeVisible();
  role = 'viewer';
  server.answer('GET /admin/api/team', () => refuse(403, { message: 'Only admins may do this.' }));
  await expect(sendAsAdmin(getTeam())).rejects.toThrow('403');
  await expect.element(note).toBeVisible();
  expect(links()).toEqual(['Puzzles', 'Statistics', 'Trash', 'Database Manager']);
});
