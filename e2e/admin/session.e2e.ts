import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, logIn, newAuthor, openAdmin, password } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

test('an admin logs in after an empty form, a wrong password and a server error', async ({ page, allow }) => {
  allow(/\b(?:401|500)\b/);
  await page.goto('/admin');
  await button(page, 'Log in').click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await logIn(page, 'wrong');
  await expect(toast(page)).toHaveText('Login Failed Invalid credentials');
  await expect(page.getByLabel('Password')).toBeFocused();
  await failOnce(page, '/admin/login', 'POST');
  await logIn(page, password);
  await expect(toast(page)).toHaveText('Login Error An error occurred during login');
  await expectFit(page);
  await logIn(page, password);
  await expect(toast(page)).toHaveText('Login Successful You are now logged in as admin');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(['Upload Puzzles', 'Manage Puzzles', 'Featured Puzzles']);
});

test('logging out ends the session, even after a first call that fails', async ({ page, allow }) => {
  allow(/\b(?:401|500)\b/);
  await openAdmin(page, 'Upload Puzzles');
  await failOnce(page, '/admin/logout', 'POST');
  await button(page, 'Log out').click();
  await expect(toast(page)).toHaveText('Logout Error An error occurred during logout');
  await button(page, 'Log out').click();
  await expect(toast(page)).toHaveText('Logout Successful You have been logged out');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect((await page.request.get('/admin/api/puzzles')).status()).toBe(401);
});

test('the login form says how long to wait after too many failures', async ({ page, allow }) => {
  allow(/\b429\b/);
  const message = 'Too many attempts. Please try again in 60 seconds.';
  const refusal = { status: 429, headers: { 'retry-after': '60' }, json: { message } };
  await page.route('/admin/login', (route) => route.fulfill(refusal));
  await page.goto('/admin');
  await logIn(page, password);
  await expect(toast(page)).toHaveText(`Login Failed ${message}`);
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
});

test('after a logout in another tab, one login is enough, and the work goes on', async ({
  page,
  context,
  allow,
}) => {
  allow(/\b401\b/);
  await openAdmin(page, 'Manage Puzzles');
  await expect(page.getByRole('list', { name: 'Puzzles' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await button(other, 'Log out').click();
  await expect(other.getByLabel('Username')).toBeVisible();
  await page.getByLabel('Sort').selectOption('Title A–Z');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn(page, password);
  await expect(toast(page)).toHaveText('Login Successful You are now logged in as admin');
  await expect(page.getByLabel('Sort')).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('Title A–Z');
  await expect(page.getByRole('list', { name: 'Puzzles' })).toBeVisible();
  // A call that was refused before the login must not end the new session a moment later.
  await page.getByLabel('Sort').selectOption('Newest first');
  await expect(page.getByRole('tab', { name: 'Manage Puzzles' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
});

test('a download after the session has ended leads to the login, and then works', async ({ page, allow }) => {
  allow(/\b401\b/);
  const author = newAuthor();
  await openAdmin(page, 'Manage Puzzles', csvFile('Late', author));
  await page.getByRole('searchbox').fill(author.toLowerCase());
  await page.getByLabel('Download: Late').click();
  await page.request.post('/admin/logout');
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.getByRole('link', { name: 'CSV' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(saved).toEqual([]);
  await logIn(page, password);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe(csvFile('Late', author).name);
});

test('answers that say success: false are failures, whatever their status', async ({ page }) => {
  const refusal = { json: { success: false, message: 'Not today' } };
  await page.route('/admin/login', (route) => route.fulfill(refusal), { times: 1 });
  await page.goto('/admin');
  await logIn(page, password);
  await expect(toast(page)).toHaveText('Login Failed Not today');
  await expect(page.getByLabel('Username')).toBeVisible();
  await logIn(page, password);
  await expect(toast(page)).toHaveText('Login Successful You are now logged in as admin');
  await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
  await page.route(/\/admin\/api\/puzzles\//, (route) => route.fulfill(refusal), { times: 1 });
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(toast(page)).toHaveText('Failed to delete puzzle Not today');
  await page.route('/admin/logout', (route) => route.fulfill({ json: { success: false } }), { times: 1 });
  await button(page, 'Log out').click();
  await expect(toast(page)).toHaveText('Logout Error An error occurred during logout');
  await expect(page.getByRole('tab', { name: 'Manage Puzzles' })).toBeVisible();
});
