import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Holds the page, as it is now, to WCAG 2.2 AA and axe's best practices; or only a part of it, which is quicker. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  // Evaluated rather than added as a script tag, which the page's content security policy would refuse.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([part, runOnly]) => (globalThis as unknown as { axe: typeof axe }).axe.run(part, { runOnly }),
    [within, tags] as const,
  );
  const report = violations.map(({ id, impact, help, helpUrl, nodes }) => {
    const places = nodes.map((node) => `    ${node.target.join(' ')}  ${node.html}`);
    return `${impact}: ${help} (${id}, ${helpUrl})\n${places.join('\n')}`;
  });
  expect(report.join('\n'), `accessibility of ${page.url()}`).toBe('');
}
