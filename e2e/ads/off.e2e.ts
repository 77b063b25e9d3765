import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { button, phone, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { lettersOf, puzzleFile, untilReady } from '../play/board.ts';

const noHint =
  'No hint this time There was no ad to watch just now, so no hint was used. Please try again later.';

test('a hint whose ad code is blocked is not granted either, and the player is told why', async ({
  page,
  allow,
}) => {
  allow(/adCode|ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/assets/adCode-*', (route) => route.abort('blockedbyclient'));
  await page.goto('/puzzles/05-2-0001?rewardtest=hint');
  await untilReady(page);
  await button(page, 'Use Hint').click();
  await expect(toast(page)).toHaveText(noHint);
  await expect(page.getByLabel('3 of 3 hints left')).toBeVisible();
});

test('with ads off, no ad code is loaded and rewards work without ads', async ({ page }) => {
  const adCode: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/adCode-/.test(request.url())) adCode.push(request.url());
  });

  await test.step('only the home page has a labeled place for an ad', async () => {
    await page.goto('/');
    await expect(page.getByText('Advertisement Space (728x90)')).toBeVisible();
    for (const viewport of [phone.viewport, { width: 1440, height: 900 }])
      for (const address of ['/puzzles/05-2-0001', '/todaycrossword?puzzle=today']) {
        await page.setViewportSize(viewport);
        await page.goto(address, { waitUntil: 'networkidle' });
        await untilReady(page);
        await expect(page.getByText('Advertisement')).toHaveCount(0);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      }
    expect(adCode).toEqual([]);
  });

  await test.step('a hint that requires an ad is not granted, and the player is told why', async () => {
    await page.goto('/puzzles/05-2-0001?rewardtest=hint');
    await untilReady(page);
    expect(adCode).toEqual([]);
    await button(page, 'Use Hint').click();
    await expectNoAxeViolations(page);
    await button(page, 'No Thanks').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Use Hint').click();
    await expect(toast(page)).toHaveCount(0);
    await button(page, 'Watch Ad for Hint').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toast(page)).toHaveText(noHint);
    await expect(page.getByLabel('3 of 3 hints left')).toBeVisible();
    expect(adCode).not.toEqual([]);
  });

  await test.step('Reveal All still reveals', async () => {
    await page.goto('/levels/3-5?puzzle=05-2-0001&rewardtest=revealall');
    await untilReady(page);
    await button(page, 'Reveal All').click();
    await button(page, 'No Thanks').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Reveal All').click();
    await button(page, 'Watch Ad to Reveal').click();
    await expect(button(page, 'Next Level')).toBeVisible();
    await expect.poll(() => lettersOf(page)).toBe(puzzleFile('05-2-0001').grid.join(' '));
  });

  await test.step('the welcome dialog leads to the puzzle with or without its ad', async () => {
    for (const name of ['Watch Ad to Play', 'Skip Ad']) {
      await page.goto('/todaycrossword?puzzle=today&rewardtest=welcome');
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('q');
      await expect.poll(() => lettersOf(page)).toContain('Q');
    }
  });
});
