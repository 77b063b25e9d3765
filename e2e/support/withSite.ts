import { type Browser, chromium } from '@playwright/test';
import { build } from '../../scripts/build.ts';
import { findChromium, flagsAsRoot } from '../../scripts/chromium.ts';
import { startServer } from './server.ts';

/** Builds and starts the site and a browser for `work`, and stops both afterward. */
export async function withSite(
  work: (browser: Browser, url: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await build();
  const server = await startServer(settings);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flagsAsRoot });
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}
