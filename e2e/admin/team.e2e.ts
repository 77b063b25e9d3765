import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, newAuthor, openAdmin } from './admin.ts';
import { choose, csvFile } from './files.ts';

test.use({ settings: adminSettings });

const word = 'plum tree in spring';
/** A name that no other test uses. */
const newName = (): string => `Bea ${randomBytes(4).toString('hex')}`;

/** Has somebody join with this role, in their own browser. */
async function joinAs(role: string, admin: Page, guest: Page): Promise<string> {
  const name = newName();
  await openAdmin(admin, 'Manage Puzzles');
  const made = await admin.request.post('/admin/api/invitations', { data: { role, nameHint: '' } });
  const { token } = (await made.json()) as { token: string };
  const joined = await guest.request.post('/admin/invitation/accept', {
    data: { token, name, password: word },
  });
  expect(joined.status()).toBe(200);
  return name;
}

async function logInAs(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Log in').click();
}

test('an admin invites a colleague, who joins as an editor, uploads, and has no say about the team', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b(?:403|409|410)\b/);
  const name = newName();
  await openAdmin(page, 'Upload Puzzles');
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
  await page.getByLabel('For whom (optional)').fill(name);
  await button(page, 'Make a link').click();
  const link = await page.getByLabel('Link of the invitation').inputValue();
  expect(new URL(link).pathname).toBe('/admin/invitation');
  await expect(page.getByRole('heading', { name: `For ${name}` })).toBeVisible();
  await expectFit(page);

  const guest = await openElsewhere();
  await guest.goto(link);
  const [nameField, passwordField] = [
    guest.getByLabel('Your name, to log in with'),
    guest.getByLabel('Password (at least 8 characters)'),
  ];
  await expect(nameField).toHaveValue(name);
  await expectFit(guest);
  await nameField.fill('ADMIN');
  await passwordField.fill(word);
  await button(guest, 'Join').click();
  await expect(guest.getByText('Somebody else has this name. Please choose another.')).toBeVisible();
  await nameField.fill(name);
  await button(guest, 'Join').click();
  await expect(guest.getByText(`${name}, Editor`)).toBeVisible();
  await expect(guest).toHaveURL('/admin');
  await choose(guest, 'Select .csv files', csvFile('By a colleague', newAuthor()));
  await button(guest, 'Upload').click();
  await expect(toast(guest)).toHaveText('Upload Successful Puzzle was successfully uploaded');

  await expect(guest.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await guest.goto('/admin/team');
  await expect(guest.getByText('This page is for admins only.')).toBeVisible();
  await expect(button(guest, 'Make a link')).toHaveCount(0);
  expect((await guest.request.get('/admin/api/team')).status()).toBe(403);
  await guest.goto(link);
  await expect(guest.getByText('This invitation has been used.')).toBeVisible();

  await page.goto('/admin/audit');
  await page.getByLabel('By').selectOption(name);
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries).toHaveText([/^Upload/u, /^Join the team.*invited by admin/u]);
  await page.goto('/admin/team');
  await button(page, `Remove: ${name}`).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${name}` });
  await expectFit(page);
  await button(dialog, 'Remove').click();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  expect(await (await guest.request.get('/admin/check')).json()).toEqual({ isAdmin: false });
});

test('a viewer sees the desk without what changes something', async ({ page, openElsewhere, allow }) => {
  allow(/\b403\b/);
  const guest = await openElsewhere();
  const name = await joinAs('viewer', page, guest);
  await guest.goto('/admin');
  await expect(guest.getByText('You can look, but not change anything.')).toBeVisible();
  await expect(guest.getByRole('tab')).toHaveText(['Manage Puzzles', 'Featured Puzzles']);
  const rows = guest.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
  await expect(rows.first().getByRole('button')).toHaveText(['Preview']);
  await expect(rows.first().getByRole('checkbox')).toHaveCount(0);
  await rows.first().getByRole('button').click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await guest.keyboard.press('Escape');
  await guest.getByText('Calendar', { exact: true }).click();
  await guest.getByRole('cell').getByRole('button').first().click();
  await expect(guest.getByRole('dialog').getByRole('button')).toHaveText(['Close']);
  await guest.keyboard.press('Escape');
  await expectFit(guest);
  await guest.getByRole('tab', { name: 'Featured Puzzles' }).click();
  await expect(guest.getByRole('heading', { name: /^Other puzzles/u })).toBeVisible();
  for (const label of ['Save', /^Feature:/u, /^Remove:/u])
    await expect(guest.getByRole('button', { name: label })).toHaveCount(0);
  await guest.goto('/admin/construct');
  await expect(guest.getByText('This page is for editors only.')).toBeVisible();

  // A promotion counts at once.
  await page.goto('/admin/team');
  await button(page, `Change role: ${name}`).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('Editor');
  await button(page.getByRole('dialog'), 'Change role').click();
  await expect(toast(page)).toContainText('has the role “Editor” now');
  await guest.goto('/admin');
  await expect(guest.getByRole('tab')).toHaveCount(3);
});

test('a second factor is set up, asked for at the next login, and replaced by a recovery code', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b(?:400|401)\b/);
  const guest = await openElsewhere();
  const name = await joinAs('editor', page, guest);
  await guest.goto('/admin');
  await guest.getByRole('link', { name: 'Your account' }).click();
  await expectFit(guest);
  await guest.getByLabel('Your password').fill(word);
  await button(guest, 'Set up a second factor').click();
  await expect(guest.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await expectFit(guest);
  const key = (await guest.getByRole('group').locator('code').textContent()) ?? '';
  const code = guest.getByLabel('2. Type the code that the app shows');
  await code.fill('000000');
  await button(guest, 'Turn on').click();
  await expect(guest.getByText('This code is wrong or was used before.')).toBeVisible();
  await code.fill(codeOf(key));
  await button(guest, 'Turn on').click();
  const codes = guest.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectFit(guest);
  const [recovery = ''] = await codes.allTextContents();
  await button(guest, 'I have kept them').click();
  await expect(guest.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expectFit(guest);

  await button(guest, 'Log out').click();
  await logInAs(guest, name.toUpperCase(), word);
  const asked = guest.getByLabel('Code from your app, or a recovery code');
  await expect(asked).toBeFocused();
  await expectFit(guest);
  await asked.fill('123');
  await button(guest, 'Log in').click();
  await expect(toast(guest)).toContainText('Login Failed');
  await asked.fill(codeOf(key, 1));
  await button(guest, 'Log in').click();
  await expect(toast(guest)).toHaveText('Login Successful You are now logged in as admin');

  await button(guest, 'Log out').click();
  await logInAs(guest, name, word);
  await asked.fill(recovery);
  await button(guest, 'Log in').click();
  await expect(guest.getByText('You have 9 recovery codes left.')).toBeVisible();
});
