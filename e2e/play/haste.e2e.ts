import type { Page } from '@playwright/test';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { lettersOf, openPuzzle, press, solve, untilReady } from './board.ts';

/** Stops all animations, so that a button which has just appeared stays fresh; the returned function lets them run. */
async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await button(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a double click on Next Level does not reveal the next level', async ({ page }) => {
  await page.goto('/levels/2-5?puzzle=04-1-0001');
  await untilReady(page);
  await solve(page, '04-1-0001');
  await button(page, 'Look at the grid').click();
  await button(page, 'Next Level').hover();
  const { x, y } = await middleOf(page, 'Next Level');
  const resume = await stopAnimations(page);
  await page.mouse.click(x, y);
  // The address changes before the page does.
  await expect(page.getByRole('img', { name: 'Level 3 of 5.' })).toBeVisible();
  await untilReady(page);
  await page.mouse.click(x, y);
  await press(page, 'Q');
  await expect.poll(() => lettersOf(page)).toMatch(/^#*Q[.# ]*$/u);
  await resume();
  await button(page, 'Reveal All').click();
  await expect.poll(() => lettersOf(page)).not.toContain('.');
});

test('a double click on Reveal All does not lead on to another page', async ({ page }) => {
  await openPuzzle(page, '04-1-0001');
  await button(page, 'Reveal All').hover();
  const { x, y } = await middleOf(page, 'Reveal All');
  const resume = await stopAnimations(page);
  await page.mouse.click(x, y);
  await expect(button(page, 'Next Level')).toBeVisible();
  await page.mouse.click(x, y);
  await press(page, 'Control+z');
  await expect(button(page, 'Reveal All')).toBeVisible();
  await resume();
});

test('Use Hint pressed twice quickly spends one hint', async ({ page }) => {
  await openPuzzle(page, '05-2-0001');
  await button(page, 'Use Hint').dblclick();
  await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
  await press(page, 'Home');
  await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
});

test('a dialog that has just opened takes no press meant for what it covers', async ({ page }) => {
  await openPuzzle(page, '04-1-0001');
  const resume = await stopAnimations(page);
  await solve(page, '04-1-0001');
  const dialog = page.getByRole('dialog', { name: 'Game Complete' });
  await expect(button(dialog, 'Next Level')).toBeVisible();
  const box = await button(dialog, 'Next Level').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await resume();
  await button(dialog, 'Look at the grid').click();
  await expect(page).toHaveURL(/\/puzzles\/04-1-0001/u);
});

test('Reveal All stands apart from Check Answers at every width', async ({ page }) => {
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPuzzle(page, '04-1-0001', '?timer=5');
    const check = await button(page, 'Check Answers').boundingBox();
    const reveal = await button(page, 'Reveal All').boundingBox();
    expect((reveal?.x ?? 0) - (check?.x ?? 0) - (check?.width ?? 0)).toBeGreaterThanOrEqual(40);
  }
});
