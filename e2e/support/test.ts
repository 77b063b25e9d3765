import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { takeProblems } from './problems.ts';
import { startServer, type Server } from './server.ts';
import { watchContext } from './watchContext.ts';

export { expect } from '@playwright/test';

type Allow = (pattern: string | RegExp) => void;

/** Opens a page of the same site in a browser of its own, as somebody else, until the test ends. */
type OpenElsewhere = (options?: BrowserContextOptions) => Promise<Page>;

/** What each worker has; a file that sets the server's `settings` with `test.use` gets its own server. */
type Worker = { settings: Record<string, string>; server: Server; watchBrowser: void };

/**
 * Playwright's test with a server, one per worker. A test fails on any console error or warning, page error, failed
 * request, request to another host, or error in the server's log, unless it calls `allow` with a pattern for it.
 */
export const test = base.extend<{ allow: Allow; openElsewhere: OpenElsewhere }, Worker>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, provide) => {
      const server = await startServer(settings);
      await provide(server);
      await server.stop();
      failOn(takeProblems());
    },
    { scope: 'worker' },
  ],
  watchBrowser: [
    async ({ browser }, provide) => {
      browser.on('context', watchContext);
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  openElsewhere: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  allow: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, provide) => {
      const allowed: (string | RegExp)[] = [];
      await provide((pattern) => allowed.push(pattern));
      failOn(takeProblems(allowed));
    },
    { auto: true },
  ],
});

function failOn(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The browser or the server complained:\n  ${problems.join('\n  ')}`);
}
