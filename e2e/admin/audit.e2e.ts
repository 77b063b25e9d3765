import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, logIn, newAuthor, openAdmin, password } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem');

test('the audit trail shows a wrong password, the login and an upload, and can be filtered', async ({
  page,
  allow,
}) => {
  allow(/\b401\b/);
  await page.goto('/admin/audit');
  await logIn(page, 'wrong');
  await expect(toast(page)).toHaveText('Login Failed Invalid credentials');
  await logIn(page, password);
  await expect(entries(page).first()).toHaveText(/^Log in ?Done ?by admin from 127\.0\.0\.1.+ UTC$/);
  await openAdmin(page, 'Manage Puzzles', csvFile('Recorded', newAuthor()));
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit trail');
  await expect(entries(page).first()).toHaveText(/^Upload a puzzle[\w-]+ ?Done/);
  await expectFit(page);
  await page.getByLabel('Show').selectOption('Failed logins');
  await expect(entries(page).first()).toContainText('Wrong credentials');
  await expect(entries(page).filter({ hasText: 'Done' })).toHaveCount(0);
});

test('an admin who logs out everywhere is logged out in another browser, too', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b401\b/);
  const other = await openElsewhere();
  await openAdmin(page, 'Upload Puzzles');
  await openAdmin(other, 'Manage Puzzles');
  await page.getByRole('link', { name: 'Your account' }).click();
  await button(page, 'Log out everywhere').click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere' });
  await expectFit(page);
  await button(dialog, 'Cancel').click();
  await expect(dialog).toHaveCount(0);
  expect((await other.request.get('/admin/check')).ok()).toBe(true);
  await button(page, 'Log out everywhere').click();
  await button(dialog, 'Log out everywhere').click();
  await expect(toast(page)).toHaveText('Logout Successful You have been logged out everywhere');
  await expect(page.getByLabel('Username')).toBeFocused();
  await other.getByLabel('Search').fill('anything');
  await expect(other.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn(other, password);
  await expect(other.getByLabel('Search')).toHaveValue('anything');
});
