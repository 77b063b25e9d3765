import type { Page } from '@playwright/test';
import { deskPages, playerPages } from '../support/pages.ts';

const games = ['/puzzles/05-1-0001', '/levels/1-5?puzzle=03-1-0001', '/todaycrossword?puzzle=today'];
const paths = [...playerPages, ...games, ...deskPages];

/** Opens every page in turn and collects the violations of its content security policy. */
export async function walk(page: Page, onPage: (path: string) => Promise<unknown>): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.href} ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  for (const path of paths) {
    await page.goto(path);
    await onPage(path);
  }
  return violations;
}
