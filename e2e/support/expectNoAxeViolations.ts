import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Holds the page, as it is now, to WCAG 2.2 AA and axe's best practices; or only a part of it, which is quicker. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectSound(page, within, { type: 'tag', values: rules });
}

/** The same in the dark and in the light theme. They differ in colours alone, so in the dark only those are looked at. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectSound(page, 'html', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoAxeViolations(page);
}

/** Holds the page to its width: nothing of it is reached by scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBe(0);
}

/** Holds a screen to axe in both themes and to a width of 320 px, and goes back to the desktop. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function expectSound(page: Page, within: string, runOnly: axe.RunOnly): Promise<void> {
  await untilNothingFades(page);
  // Evaluated rather than added as a script tag, which the page's content security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([part, only]) => (globalThis as unknown as { axe: typeof axe }).axe.run(part, { runOnly: only }),
    [within, runOnly] as const,
  );
  const report = violations.map(({ id, impact, help, helpUrl, nodes }) => {
    const places = nodes.map((node) => `    ${node.target.join(' ')}  ${node.html}`);
    return `${impact}: ${help} (${id}, ${helpUrl})\n${places.join('\n')}`;
  });
  expect(report.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** What fades in has less contrast for a moment. */
async function untilNothingFades(page: Page): Promise<void> {
  const isFading = (): boolean =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  await expect.poll(() => page.evaluate(isFading)).toBe(false);
}
