import type { Page } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { answerBefore, partnerSettings, serveTrackers, trackerHosts } from '../support/trackers.ts';

const paths = [
  '/',
  '/puzzles/05-1-0001',
  '/levels/1-5?puzzle=03-1-0001',
  '/todaycrossword?puzzle=today',
  '/leaderboard',
  '/archive',
  '/admin',
  '/database-status',
  '/animations',
  '/about',
  '/contact',
  '/privacy-policy',
  '/no-such-page',
];

/** Opens every page until it lives, and collects what its policy had to forbid. */
async function walk(
  page: Page,
  origin: string,
  onPage: (path: string) => Promise<unknown>,
): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.href} ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    await onPage(path);
  }
  return violations;
}

test('no page breaks the strict policy, and none asks where there is nobody to ask about', async ({
  page,
  server,
  allow,
}) => {
  allow(/404/);
  const question = page.locator('[aria-label="Privacy choices"], button:has-text("Privacy choices")');
  const violations = await walk(page, server.url, async () => {
    // The place of toasts comes with the page's life.
    await page.locator('[popover=manual]').waitFor({ state: 'attached' });
    expect(await question.count()).toBe(0);
  });
  expect(violations).toEqual([]);
});

test('no page breaks the policy for third parties, and Meta hears of all that are for players', async ({
  page,
  allow,
}) => {
  allow(/404/);
  allow(trackerHosts);
  const site = await startServer(partnerSettings);
  const { views } = await serveTrackers(page);
  await answerBefore(page, 'accepted');
  const expected: string[] = [];
  const violations = await walk(page, site.url, async (path) => {
    if (path !== '/admin' && path !== '/database-status') expected.push(`PageView ${path}`);
    await expect.poll(views, { intervals: [50] }).toEqual(expected);
  });
  expect(violations).toEqual([]);
  await page.close();
  await site.stop();
});
