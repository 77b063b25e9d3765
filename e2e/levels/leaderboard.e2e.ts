import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { phone, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { withoutSolves } from '../support/withoutSolves.ts';
import { annsUid, levelLink, popup, readScores, solveLevel, untilLevel } from './campaign.ts';

async function join(request: APIRequestContext, name: string, totalScore: number): Promise<void> {
  const data = { email: `${name}@example.com`, displayName: name, totalScore };
  expect((await request.post('/api/leaderboard/submit', { data })).status()).toBe(200);
}

/** Solves level 1 and opens the form to join the leaderboard. */
async function openForm(page: Page, query = ''): Promise<{ form: Locator; total: number }> {
  await page.goto(levelLink(1, `&timer=3${query}`));
  await solveLevel(page, 1);
  const { total } = await readScores(popup(page, 'Level 1 Complete'));
  await page.getByRole('button', { name: 'Join the leaderboard' }).click();
  const form = popup(page, 'Join the leaderboard');
  await expect(form).toContainText(`Your total score is ${total}. Your email is never shown to anyone.`);
  return { form, total };
}

const rows = (page: Page) => page.getByRole('row');

/** What the owner of a total reads that the server has not replayed. */
const unproven = (page: Page, total: number) =>
  page.getByText(
    `Your total of ${total.toLocaleString('en-US')} is not ranked yet: only you can see it. To prove it, play the levels again`,
  );

test('a player joins, learns how to prove the total, and reaches a higher score', async ({
  page,
  browser,
}) => {
  await withoutSolves(page);
  const { form, total } = await openForm(page, '&email=Ann@Example.com');
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(form.getByRole('button')).toHaveText(['Cancel', 'View Leaderboard']);
  await expect(form.getByLabel('Email')).toHaveValue('ann@example.com');
  await form.getByLabel('Username').fill('  Ann <b>Bold</b> ');
  await form.getByRole('button', { name: 'View Leaderboard' }).click();
  await page.waitForURL(`**/leaderboard?uid=${annsUid}`);
  await expect(unproven(page, total)).toBeVisible();
  // Somebody else who knows the uid does not see it.
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(new URL(`/api/leaderboard?uid=${annsUid}`, page.url()).href);
  expect(await answer.json()).toMatchObject({ own: null });
  await stranger.close();

  await page.getByRole('link', { name: 'Next Level' }).click();
  await solveLevel(page, 2);
  const scores = await readScores(popup(page, 'Level 2 Complete'));
  expect(scores.total).toBe(total + scores.level);
  await page.getByRole('button', { name: 'Join the leaderboard' }).click();
  await expect(form.getByLabel('Username')).toHaveValue('Ann <b>Bold</b>');
  await form.getByRole('button', { name: 'View Leaderboard' }).click();
  await expect(unproven(page, scores.total)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
});

test('a player who has joined chooses another name, and becomes a monster again', async ({ page, allow }) => {
  allow(/api\/player\/name/);
  await join(page.request, 'namer', 5);
  await page.goto('/leaderboard');
  const status = page.getByRole('status').filter({ hasText: 'others see you as' });
  await expect(status).toHaveText(
    /^Beside your times, others see you as [A-Z][a-z]+ [A-Z][a-z]+\. A new name/,
  );
  const monster = (await status.textContent()) ?? '';
  const name = page.getByLabel('Another name');
  await name.fill('Sh1thead');
  await name.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose another name' })).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Zoë');
  await name.press('Enter');
  await expect(status).toContainText('Saved. Beside your times, others see you as Zoë.');
  await page.reload();
  await expect(status).toHaveText(/^Beside your times, others see you as Zoë\./);
  await page.getByRole('button', { name: 'Be a monster again' }).click();
  await expect(status).toHaveText(`Saved. ${monster}`);
  await expectNoAxeViolationsInBothThemes(page);
});

test('the name of a known email is filled in and follows the email until the player types another', async ({
  page,
  request,
}) => {
  await join(request, 'known', 1);
  const { form } = await openForm(page);
  const [name, email] = [form.getByLabel('Username'), form.getByLabel('Email')];
  await email.fill(' Known@Example.com ');
  await email.blur();
  await expect(name).toHaveValue('known');
  await email.fill('unknown@example.com');
  await email.blur();
  await expect(name).toHaveValue('');
  await name.fill('Mine');
  const checked = page.waitForResponse(/api\/leaderboard\/check/);
  await email.fill('known@example.com');
  await email.blur();
  await checked;
  await expect(name).toHaveValue('Mine');
});

test('knowing an email is not enough to rename its player', async ({ page, request }) => {
  await join(request, 'owner', 5);
  const { form } = await openForm(page, '&email=owner@example.com');
  await expect(form.getByLabel('Username')).toHaveValue('owner');
  await form.getByLabel('Username').fill('Rude name');
  await form.getByRole('button', { name: 'View Leaderboard' }).click();
  await page.waitForURL('**/leaderboard?uid=*');
  await expect(page.getByText('(you)')).toHaveCount(0);
  const check = await request.get('/api/leaderboard/check?email=owner%40example.com');
  expect(await check.json()).toEqual({ exists: true, displayName: 'owner' });
});

test('the form reports missing fields, refusals and failures, and keeps what was typed', async ({
  page,
  allow,
}) => {
  allow(/leaderboard\/(?:submit|check)|status of 400/);
  const { form } = await openForm(page);
  const submit = form.getByRole('button', { name: 'View Leaderboard' });
  const [name, email] = [form.getByLabel('Username'), form.getByLabel('Email')];
  const missing = 'Missing information Please provide both email and username.';

  await submit.click();
  await expect(toast(page)).toHaveText(missing);
  await expect(name).toBeFocused();
  await name.fill('Ann');
  await submit.click();
  await expect(toast(page)).toHaveText(missing);
  await expect(email).toBeFocused();

  await email.fill('not an email');
  await submit.click();
  await expect(toast(page)).toHaveText('Failed to submit email: is not a valid email address');

  await page.route('**/api/leaderboard/submit', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await email.fill('ann@example.com');
  await submit.click();
  await expect(toast(page)).toHaveText('Failed to submit Please try again.');

  await page.route('**/api/leaderboard/submit', (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(toast(page)).toHaveText('Error Failed to connect to the server. Please try again.');
  await expect(name).toHaveValue('Ann');
  await expect(email).toHaveValue('ann@example.com');

  await page.unroute('**/api/leaderboard/submit');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('Cancel and Escape return to the scores', async ({ page }) => {
  const { form } = await openForm(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup(page, 'Level 1 Complete')).toBeVisible();
  await page.getByRole('button', { name: 'Join the leaderboard' }).click();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page, 'Level 1 Complete')).toBeVisible();
});

test('tied players share a rank, and every visit shows the current ranks', async ({ page }) => {
  const scores = async () =>
    (await rows(page).allInnerTexts()).slice(1).map((row) => row.split('\t').join(' '));
  const entry = (rank: number, displayName: string, totalScore: number) => ({
    rank,
    displayName,
    totalScore,
  });
  let entries = [entry(1, 'Tia', 4_000), entry(1, 'Tom', 4_000), entry(3, 'Uma', 3_999)];
  await page.route('**/api/leaderboard', (route) => route.fulfill({ json: { entries, own: null } }));
  await page.goto('/leaderboard');
  await expect.poll(scores).toEqual(['1 Tia 4,000', '1 Tom 4,000', '3 Uma 3,999']);
  entries = [entry(1, 'Uma', 4_001), entry(2, 'Tia', 4_000)];
  await page.reload();
  await expect.poll(scores).toEqual(['1 Uma 4,001', '2 Tia 4,000']);
  await expect(page.getByText('(you)')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take the five-level challenge' }).click();
  await untilLevel(page, 1);
  await expect(page.getByRole('timer')).toBeVisible();
});

for (const viewport of [phone.viewport, { width: 1440, height: 900 }])
  test(`a player below the top sees their own row at ${viewport.width} px, accessibly`, async ({ page }) => {
    const entries = [1, 2, 2].map((rank) => ({ rank, displayName: 'Same Name', totalScore: 90 - rank }));
    const own = {
      rank: 1234,
      displayName: 'A name of forty characters, every single',
      totalScore: 7,
      unprovenTotal: 12_345,
    };
    await page.route('**/api/leaderboard?uid=*', (route) => route.fulfill({ json: { entries, own } }));
    await page.setViewportSize(viewport);
    await page.goto(`/leaderboard?uid=${annsUid}`);
    await expect(rows(page).last()).toHaveText(`1,234${own.displayName} (you)7`);
    await expect(
      page.getByText('Of your total of 12,345, 7 are ranked. Only you can see the rest.'),
    ).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  });

test('the page says when the leaderboard is empty or cannot be loaded', async ({ page, allow }) => {
  allow(/500|leaderboard/);
  await page.goto('/about');
  const empty = { entries: [], own: null };
  await page.route('**/api/leaderboard', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.evaluate(() => location.assign('/leaderboard'));
  await expect(page.getByText('The leaderboard could not be loaded. Please try again later.')).toBeVisible();
  await page.route('**/api/leaderboard', (route) => route.fulfill({ json: empty }));
  await page.goto('/leaderboard');
  await expect(page.getByText('Nobody is ranked yet. Be the first!')).toBeVisible();
});
