import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { walk } from './walk.ts';

test('without third parties, no page violates the strict policy or asks for consent', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const question = page.locator('[aria-label="Privacy choices"], button:has-text("Privacy choices")');
  const violations = await walk(page, async () => {
    await untilAlive(page);
    expect(await question.count()).toBe(0);
  });
  expect(violations).toEqual([]);
});
