import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, logIn, openAdmin, password } from './admin.ts';

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
