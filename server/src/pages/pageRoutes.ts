import type { PageRequest } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { nothingHere } from '../http/errors.ts';
import { isStale } from '../http/lastAnswers.ts';
import { createPace } from '../http/pace.ts';
import { withinPatience } from '../http/patience.ts';
import { PageCache } from './pageCache.ts';
import { finishPage, sendPage } from './sendPage.ts';
import type { FinishedPage } from './sendPage.ts';
import { siteSettings } from './siteSettings.ts';

/** Renders the page at an address as HTML; there is one for production and one for development. */
export interface PageRenderer {
  readonly isDev: boolean;
  /** The part of an address that its HTML depends on. */
  readonly keyOf: (url: string) => Promise<string>;
  /** The addresses of pages for the sitemap, besides those of puzzles. */
  readonly listedPages: () => Promise<readonly string[]>;
  readonly render: (request: PageRequest) => Promise<{ status: number; html: string }>;
  /** Serves scripts, styles and images. */
  readonly registerAssets: (app: FastifyInstance) => Promise<void>;
}

const versionCheckMs = 1_000;

/** A page, and whether it may be out of date because the database is down. */
interface FoundPage {
  readonly page: FinishedPage;
  readonly isOld: boolean;
}

/** Makes a page's requests to our own public calls. */
function createFetcher(app: FastifyInstance) {
  let hasOld = false;
  const fetchJson = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: path });
    hasOld ||= isStale(answer.headers);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  return { fetchJson, hasOld: () => hasOld };
}

/** Empties the cache when the content has changed: looks at most once per second, and not while it is still looking. */
function createVersionCheck(context: Context, cache: PageCache) {
  const isDue = createPace(context.now, versionCheckMs);
  let isChecking = false;
  let isDown = false;
  let contentVersion = '';
  const check = async (): Promise<boolean> => {
    isChecking = true;
    try {
      contentVersion = await readContentVersion(context.db.queries);
      isDown = false;
    } catch {
      isDown = true;
    }
    isChecking = false;
    return isDown;
  };
  /** True while the database is down; then no visitor waits for it. */
  return async (): Promise<boolean> => {
    if (!isChecking && isDue()) {
      const checked = check();
      if (!isDown) isDown = (await withinPatience(checked)) ?? true;
    }
    // While the database is down, the cached pages stay available, even past midnight.
    if (!isDown) cache.useVersion(`${utcToday(context)} ${contentVersion}`);
    return isDown;
  };
}

/** Finds or renders the page at an address. */
function createPageSource(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
): (url: string) => Promise<FoundPage> {
  const cache = new PageCache();
  if (context.metrics !== undefined) cache.measure(context.metrics);
  const site = siteSettings(context.config);
  // The development server has no policy, because it uses inline scripts.
  const needsNonce = site.hasThirdParties && !renderer.isDev;
  const checkVersion = createVersionCheck(context, cache);
  const render = async (key: string, version: string): Promise<FoundPage> => {
    const { fetchJson, hasOld } = createFetcher(app);
    const { status, html } = await renderer.render({ url: key, site, today: utcToday(context), fetchJson });
    const page = await finishPage(status, html, needsNonce);
    if (status === 200 && !hasOld()) cache.set(key, page, version);
    return { page, isOld: hasOld() };
  };
  // Visitors who ask for the same page at the same time share one rendering.
  const rendering = new Map<string, Promise<FoundPage>>();
  return async (url) => {
    const isDown = await checkVersion();
    const { version } = cache;
    const key = await renderer.keyOf(url);
    const cached = renderer.isDev ? undefined : cache.get(key);
    if (cached !== undefined) return { page: cached, isOld: isDown };
    const shared = `${version} ${key}`;
    const found = rendering.get(shared) ?? render(key, version).finally(() => rendering.delete(shared));
    rendering.set(shared, found);
    return found;
  };
}

/** The address as a browser sees it; on its own, a path that starts with two slashes would name another host. */
function addressOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/iu, '');
  return `http://localhost${path}`;
}

/** Serves every page of the site, and the 404 answers of pages and calls. */
export async function pageRoutes(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer | undefined,
): Promise<void> {
  app.setNotFoundHandler(() => {
    throw nothingHere();
  });
  if (renderer === undefined) return;
  await renderer.registerAssets(app);
  const pageOf = createPageSource(app, context, renderer);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(?:admin\/)?api(?:\/|$)/u.test(request.url)) return reply.callNotFound();
    const { page, isOld } = await pageOf(addressOf(request.url));
    return sendPage(request, reply, page, isOld);
  });
}
