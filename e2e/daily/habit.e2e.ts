import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, nameOf, narrowAndWide, newUid, open } from './play.ts';

const numbersOf = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('dialog', { name: 'Statistics' })
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      ),
  ) as Record<string, string>;

for (const viewport of narrowAndWide)
  test(`at ${nameOf(viewport)} statistics, streak and share text reflect a game played on its day`, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(viewport);
    const [newest, second] = await getDailies(request);
    const day = String(newest?.datePublished);
    await page.clock.install({ time: `${day}T10:00:00Z` });
    await open(page, `puzzle=${second?.id}`);
    await page.keyboard.press('Tab');
    await page.locator('[data-cell]').first().click();
    await page.keyboard.press('Q');
    await open(page, `puzzle=${newest?.id}&uid=${newUid()}`);
    await page.clock.fastForward(65_000);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    const dialog = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
    await expect(dialog.getByText(/^Solved in 1:\d\d with no hints\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Monster Crossword, Daily Teaser for \w{3} \d+, \d{4} \(\d+×\d+\)\nSolved in 1:\d\d with no hints\n[🟪🟦🟩🟨⬛\n]+\nA golden [A-Z][a-z]+( [A-Z][a-z]+)? has hatched!\nhttp/u,
    );
    expect(text).toContain(`/todaycrossword?puzzle=${newest?.id}`);
    expect(text).not.toContain('uid');
    await dialog.getByRole('button', { name: 'Look at the grid' }).click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
    expect(await numbersOf(page)).toMatchObject({
      Played: '2',
      Solved: '1',
      'Without help': '1',
      'Best time': expect.stringMatching(/^1:\d\d$/),
      'Median time': expect.stringMatching(/^1:\d\d$/),
      'Current streak': '1',
      'Longest streak': '1',
    });
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button').filter({ hasText: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a device with its own share dialog uses it', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text }: { text: string }) => void (document.title = text),
    });
  });
  const [newest] = await getDailies(request);
  await open(page, `puzzle=${newest?.id}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/Solved in \d:\d\d with no hints/);
});

test('a device that can share pictures gets one of the hatched monster', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files }: { text: string; files?: File[] }) => {
        const picture = files?.[0];
        const { width, height } = picture ? await createImageBitmap(picture) : { width: 0, height: 0 };
        document.title = `${picture?.type} ${width}x${height} ${text}`;
      },
    });
  });
  const [newest] = await getDailies(request);
  await open(page, `puzzle=${newest?.id}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  const share = page.getByRole('dialog').getByRole('button', { name: 'Share' });
  await expect(async () => {
    await share.click();
    await expect(page).toHaveTitle(/^image\/png 1080x1080 Monster Crossword/, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveTitle(/has hatched!/);
});

test('where sharing and copying are both refused, the text can be copied by hand', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    Object.assign(navigator, { canShare: () => true, share: refuse });
  });
  const [newest] = await getDailies(request);
  await open(page, `puzzle=${newest?.id}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue(/has hatched!/);
});

for (const viewport of narrowAndWide)
  test(`at ${nameOf(viewport)} midnight UTC does not interrupt a game, and a reload after it loads the new day`, async ({
    page,
    request,
  }) => {
    const today = await getPuzzle(request, 'today');
    await page.setViewportSize(viewport);
    const [, second] = await getDailies(request);
    const tomorrow = await getPuzzle(request, second?.id ?? '');
    const calls: string[] = [];
    page.on('request', (each) => calls.push(new URL(each.url()).pathname));
    await page.clock.install({ time: new Date(new Date().setUTCHours(23, 59, 30, 0)) });
    await open(page, 'puzzle=today');
    const cell = page.locator('[data-cell]').first();
    await cell.click();
    await page.keyboard.press('Q');
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(today.title);
    await expect(cell).toContainText('Q');
    expect(calls).not.toContain('/api/puzzles/today');
    // The server's clock is still on the old day, so the test supplies its answer for the next.
    await page.route('/api/puzzles/today', (route) => route.fulfill({ json: tomorrow }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tomorrow.title);
    await open(page, `puzzle=${today.id}`);
    await expect(cell).toContainText('Q');
  });

for (const format of ['A4', 'Letter'])
  for (const address of [
    '/todaycrossword?puzzle=15-4-0001',
    '/puzzles/15-4-0001',
    '/todaycrossword?puzzle=today',
  ])
    test(`${address} prints on one ${format} page without ads`, async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.print = () => void (document.documentElement.dataset['printed'] = 'yes');
      });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}print=1`);
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByText('Across', { exact: true })).toBeVisible();
      for (const ad of await page.getByText('Advertisement').all()) await expect(ad).toBeHidden();
      await expect(page.getByRole('button', { name: 'Reveal All' })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
