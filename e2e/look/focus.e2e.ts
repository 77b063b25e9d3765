import type { Page } from '@playwright/test';
import { deskPages, playerPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = [...playerPages, '/puzzles/nope', ...deskPages];

/** Describes what has focus and what is wrong with how it shows; null when focus has left the page. */
function focused(): { name: string; fault: string } | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  // A card shows the ring for its link, and a label for its radio button.
  const card = element.closest('li > *');
  const rings = [element, element.nextElementSibling, element.parentElement, card];
  const hasRing = rings.some((each) => {
    if (each === null) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return (
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    );
  });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(
    (left + right) / 2,
    Math.min((top + bottom) / 2, innerHeight - 1),
  );
  const isCovered = topmost === null || !rings.some((each) => each?.contains(topmost) === true);
  const faults = [!hasRing && 'no ring', isCovered && 'out of sight'].filter(Boolean);
  return {
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${element.getAttribute('href') ?? ''}`,
    fault: faults.join(', '),
  };
}

async function walk(page: Page): Promise<{ steps: number; faults: string[] }> {
  const faults: string[] = [];
  for (let steps = 0; ; steps++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focused);
    if (found === null) return { steps, faults };
    if (found.fault !== '') faults.push(`${found.name}: ${found.fault}`);
  }
}

for (const path of paths)
  test(`on ${path} Tab reaches everything, and focus is always visible`, async ({ page, allow }) => {
    allow(/404/);
    await page.goto(path);
    // A list that loads later would push what is below it, and focus with it, out of sight.
    await expect(page.locator('[data-awaited]')).toHaveCount(0);
    const { steps, faults } = await walk(page);
    expect(faults).toEqual([]);
    expect(steps).toBeGreaterThan(path === '/puzzles/nope' ? 0 : 5);
  });
