import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects the page in its present state to meet WCAG 2.2 AA and axe's best practices; checking a part is quicker. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectNoViolations(page, within, { type: 'tag', values: rules });
}

/** The same in both themes. They differ only in colors, so in the dark theme only those are checked. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, 'html', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoAxeViolations(page);
}

/** Expects that nothing on the page requires scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBe(0);
}

/** Expects the page to pass axe in both themes and to fit into 320 px; leaves it at the size of a desktop. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function expectNoViolations(page: Page, within: string, runOnly: axe.RunOnly): Promise<void> {
  await untilNothingFades(page);
  // Evaluated rather than added as a script tag, which the page's content security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([part, only]) => {
      const tool = (globalThis as unknown as { axe: typeof axe }).axe;
      // Nobody reads a description of all that passes.
      return (await tool.run(part, { runOnly: only, resultTypes: ['violations'] })).violations;
    },
    [within, runOnly] as const,
  );
  const report = violations.map(({ id, impact, help, helpUrl, nodes }) => {
    const places = nodes.map((node) => `    ${node.target.join(' ')}  ${node.html}`);
    return `${impact}: ${help} (${id}, ${helpUrl})\n${places.join('\n')}`;
  });
  expect(report.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** Waits for animations to end: an element that is fading in has too little contrast for a moment. */
async function untilNothingFades(page: Page): Promise<void> {
  const isFading = (): boolean =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  await expect.poll(() => page.evaluate(isFading)).toBe(false);
}
