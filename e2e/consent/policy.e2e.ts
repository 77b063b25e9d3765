import { expect, test } from '../support/test.ts';
import { walk } from './walk.ts';

test('no page breaks the strict policy, and none asks where there is nobody to ask about', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const question = page.locator('[aria-label="Privacy choices"], button:has-text("Privacy choices")');
  const violations = await walk(page, async () => {
    // The place of toasts comes with the page's life.
    await page.locator('[popover=manual]').waitFor({ state: 'attached' });
    expect(await question.count()).toBe(0);
  });
  expect(violations).toEqual([]);
});
