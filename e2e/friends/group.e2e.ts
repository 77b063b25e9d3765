import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, phone, toast, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Makes a group as Ann, and returns its address. */
async function makeGroup(page: Page, groupName = 'The Solvers'): Promise<string> {
  await page.goto('/friends');
  await untilAlive(page);
  await page.getByLabel('Name of the group').fill(groupName);
  await page.getByLabel('Your name in the group').fill('Ann');
  await button(page, 'Make the group').click();
  await page.waitForURL(/\/friends\/[\w-]{16}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(groupName);
  return page.url();
}

async function join(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name in the group').fill(name);
  await button(page, 'Join').click();
  await expect(page.getByText('(you)')).toBeVisible();
}

const today = (page: Page) => page.getByRole('list', { name: "Today's times" }).locator('> li');
/** Comes back to a page, which then looks again. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('two friends meet in a group by link, see each other, and react', async ({ page, openElsewhere }) => {
  const url = await makeGroup(page);
  await expect(page.getByRole('heading', { name: 'You are the only one here so far' })).toBeVisible();
  await expect(page.getByLabel('Link of the group')).toHaveValue(url);
  await expectFit(page);

  const bob = await openElsewhere(phone);
  await bob.goto(url);
  await expect(today(bob)).toHaveText([/^Ann\s*Has not played yet/]);
  await expectFit(bob);
  await join(bob, url, 'Bob');
  await expect(today(bob)).toHaveText([
    /^Ann\s*Has not played yet/,
    /^Bob \(you\)\s*You have not played yet/,
  ]);
  await bob.reload();
  await expect(bob.getByText('(you)')).toBeVisible();

  await comeBack(page);
  await expect(today(page)).toHaveText([/^Ann \(you\)/, /^Bob\s*Has not played yet/]);
  await button(page, 'React to Bob').click();
  await button(page, 'Your turn').click();
  await expect(button(page, 'Your turn')).toHaveAttribute('aria-pressed', 'true');
  await comeBack(bob);
  await expect(bob.getByRole('list', { name: 'Reactions to Bob' })).toContainText('Your turn: Ann');
  await expectFit(page);

  await button(page, 'Your turn').click();
  await expect(button(page, 'Your turn')).toHaveAttribute('aria-pressed', 'false');
  await comeBack(bob);
  await expect(bob.getByRole('list', { name: 'Reactions to Bob' })).toHaveCount(0);
  await bob.getByRole('link', { name: 'All your groups' }).click();
  await expect(bob.getByRole('link', { name: 'The Solvers' })).toBeVisible();
});

test('a friend joins by code, is renamed, and is removed by the founder', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b(?:404|409|403)\b/);
  const url = await makeGroup(page, 'By code');
  const code =
    (await page
      .getByText(/^Or tell them the code/)
      .locator('strong')
      .textContent()) ?? '';
  expect(code).toMatch(/^[A-HJKMNP-Z]{6}$/);

  const bob = await openElsewhere();
  await bob.goto('/friends');
  await untilAlive(bob);
  const field = bob.getByLabel('Code of six letters');
  await field.fill(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
  await button(bob, 'Find the group').click();
  await expect(field).toHaveAccessibleDescription('No group has this code. Please check the six letters.');
  await field.fill(code.toLowerCase());
  await button(bob, 'Find the group').click();
  await expect(bob.getByText('This is By code, with 1 person.')).toBeVisible();
  const form = bob.getByRole('form', { name: 'Join the group' });
  await form.getByLabel('Your name in the group').fill('ann');
  await button(form, 'Join').click();
  await expect(form.getByRole('alert')).toHaveText(/has this name/);
  await form.getByLabel('Your name in the group').fill('Bob');
  await button(form, 'Join').click();
  await bob.waitForURL(url);

  await bob.getByText('Your name, and leaving').click();
  await bob.getByLabel('Your name in the group').fill('Robert');
  await button(bob, 'Change my name').click();
  await expect(today(bob).filter({ hasText: 'Robert (you)' })).toBeVisible();

  await comeBack(page);
  await page.getByText('Your name, leaving, and people').click();
  await button(page, 'Remove Robert').click();
  await expectFit(page);
  await button(page.getByRole('dialog'), 'Remove').click();
  await expect(toast(page)).toContainText('Robert has been removed');
  await expect(today(page)).toHaveCount(1);
  await comeBack(bob);
  const again = bob.getByRole('form', { name: 'Join this group' });
  await again.getByLabel('Your name in the group').fill('Robert');
  await button(again, 'Join').click();
  await expect(bob.getByRole('alert')).toContainText('has removed you');
});

test('a founder leaves, the next one closes the group, and its link says so', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b404\b/);
  const url = await makeGroup(page, 'Short-lived');
  const bob = await openElsewhere();
  await join(bob, url, 'Bob');
  await comeBack(page);
  await expect(today(page)).toHaveCount(2);
  await page.getByText('Your name, leaving, and people').click();
  await button(page, 'Leave the group').click();
  await expect(page.getByRole('dialog')).toContainText('It goes on with Bob as its founder.');
  await button(page.getByRole('dialog'), 'Leave').click();
  await page.waitForURL('**/friends');
  await expect(page.getByText('You are in no group yet.')).toBeVisible();

  await comeBack(bob);
  await bob.getByText('Your name, leaving, and people').click();
  await button(bob, 'Close the group').click();
  await button(bob.getByRole('dialog'), 'Close the group').click();
  await bob.waitForURL('**/friends');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no group here');
  await expectFit(page);
  await page.getByRole('link', { name: 'Your groups, or a new one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends');
});

test('the HTML of all groups is the same, names none of them, and is not for crawlers', async ({
  request,
}) => {
  const [one, other] = [await request.get(`/friends/${'a'.repeat(16)}`), await request.get('/friends/xyz')];
  const html = await one.text();
  expect(await other.text()).toBe(html);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('og:url');
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});
