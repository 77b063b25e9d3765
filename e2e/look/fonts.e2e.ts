import type { Page } from '@playwright/test';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The fonts that the browser has really used for an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const path of ['/puzzles/05-1-0001', '/about'])
  test(`${path} shows the site's own fonts to whoever comes back, and is not slowed down by them on a first visit`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fontsOf(page, 'h1')).not.toContain('Lilita One');
    const first = requests.findIndex((url) => url.endsWith('.woff2'));
    if (first !== -1) expect(requests.slice(0, first).join(' ')).toMatch(/react-/);
    await untilAlive(page);
    const haveFonts = () => page.evaluate(() => localStorage.getItem('monster-fonts'));
    await expect.poll(haveFonts).toBe('true');
    await page.reload();
    expect(await fontsOf(page, 'h1')).toEqual(['Lilita One']);
  });
