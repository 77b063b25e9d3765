import type { Team, TeamMember } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../testing/standInServer.ts';
import type { ReceivedCall } from '../../testing/standInServer.ts';
import { TeamDesk } from './TeamDesk.tsx';

const teamCall = 'GET /admin/api/team';
const at = Date.parse('2026-11-15T12:00:00Z');
const rows = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

const bea: TeamMember = {
  id: 'b',
  name: 'Bea',
  role: 'viewer',
  isFromSettings: false,
  isYou: false,
  hasSecondFactor: true,
  lastLoginAt: null,
};
let team: Team;
let server: ReturnType<typeof standInServer>;

beforeEach(() => {
  team = {
    accounts: [
      { ...bea, id: 'settings', name: 'admin', role: 'admin', isFromSettings: true, lastLoginAt: at },
      { ...bea, id: 'a', name: 'Ada', role: 'admin', isYou: true, hasSecondFactor: false, lastLoginAt: at },
      bea,
    ],
    invitations: [],
  };
  server = standInServer();
  server.answer(teamCall, () => team);
});

test('each account says its role, its last login and whether it has a second factor', async () => {
  mount(<TeamDesk />);
  await expect.element(rows.first()).toBeVisible();
  const texts = rows
    .elements()
    .map((row) => [...row.querySelectorAll('h2, p > span')].map((each) => each.textContent));
  expect(texts).toEqual([
    ['admin', 'Admin', 'Last login: Nov 15, 2026', 'Second factor: on', 'From the settings of the site'],
    [
      'Ada (you)',
      'Admin',
      'Last login: Nov 15, 2026',
      'Second factor: off',
      'Only another admin can change your account',
    ],
    ['Bea', 'Viewer', 'Has not logged in yet', 'Second factor: on'],
  ]);
  const labels = page.getByRole('list', { name: 'Accounts' }).getByRole('button').elements();
  expect(labels.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Change role: Bea',
    'Reset second factor: Bea',
    'Remove: Bea',
  ]);
});

test('a role is changed once, however often the button is pressed', async () => {
  const gate = createGate();
  const received: unknown[] = [];
  server.answer('PATCH /admin/api/accounts/:id', async ({ id, body }: ReceivedCall) => {
    received.push([id, body]);
    await gate.opened;
    team = { ...team, accounts: [{ ...bea, role: 'editor' }] };
    return { success: true };
  });
  mount(<TeamDesk />);
  await button('Change role: Bea').click();
  await expect.element(dialog).toHaveTextContent('The new role counts at once');
  await dialog.getByLabelText('Role').selectOptions('Editor');
  const confirm = dialog.getByRole('button', { name: 'Change role' });
  await confirm.click();
  await confirm.click();
  gate.open();
  await expect.element(page.getByText('Bea has the role “Editor” now')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows.first()).toHaveTextContent('Editor');
  expect(received).toEqual([['b', { role: 'editor' }]]);
});

test('a question says what will happen, and its answer can be no', async () => {
  mount(<TeamDesk />);
  await button('Remove: Bea').click();
  await expect.element(dialog).toHaveTextContent('All sessions of this account end at once');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Remove: Bea')).toHaveFocus();
  await button('Reset second factor: Bea').click();
  await expect.element(dialog).toHaveTextContent('The password alone is enough from then on');
});

test('an account that somebody else has removed says so, and the list is fetched again', async () => {
  server.answer('DELETE /admin/api/accounts/:id', () => {
    team = { ...team, accounts: team.accounts.slice(0, 2) };
    return refuse(404, { message: 'This account no longer exists.', field: 'id' });
  });
  mount(<TeamDesk />);
  await button('Remove: Bea').click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This account no longer exists.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('heading', { name: 'Bea' })).not.toBeInTheDocument();
});

test('an invitation is a link with its token behind the number sign, and can be withdrawn', async () => {
  let body: unknown;
  server.answer('POST /admin/api/invitations', (call) => {
    ({ body } = call);
    const invitation = {
      id: 'i',
      nameHint: 'Cleo',
      role: 'viewer',
      invitedBy: 'Ada',
      expiresAt: at,
    } as const;
    team = { ...team, invitations: [invitation] };
    return { token: 'secret-token', expiresAt: at };
  });
  server.answer('DELETE /admin/api/invitations/:id', () => {
    team = { ...team, invitations: [] };
    return { success: true };
  });
  mount(<TeamDesk />);
  await page.getByLabelText('For whom (optional)').fill('Cleo');
  await page.getByLabelText('Role', { exact: true }).selectOptions('Viewer');
  await button('Make a link').click();
  const link = page.getByLabelText('Link of the invitation');
  await expect.element(link).toHaveValue(`${location.origin}/admin/invitation#secret-token`);
  await expect.element(link).toHaveFocus();
  expect(body).toEqual({ role: 'viewer', nameHint: 'Cleo' });
  await button('Withdraw: for Cleo').click();
  await expect.element(dialog).toHaveTextContent('The link works no more.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByRole('heading', { name: 'For Cleo' })).not.toBeInTheDocument();
});

test('without a network, the team can be loaded again, and an invitation says why there is none', async () => {
  server.answer(teamCall, () => refuse(503, { message: 'The database is away.' }));
  server.answer('POST /admin/api/invitations', () => Promise.reject(new TypeError('no network')));
  mount(<TeamDesk />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the team');
  server.answer(teamCall, () => team);
  await button('Try again').click();
  await expect.element(rows.first()).toBeVisible();
  await page.getByLabelText('For whom (optional)').fill('Cleo');
  await button('Make a link').click();
  await expect.element(page.getByText('The server could not be reached. Please try again.')).toBeVisible();
  await expect.element(page.getByLabelText('For whom (optional)')).toHaveValue('Cleo');
});
