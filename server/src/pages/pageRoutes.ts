import type { PageRequest } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { nothingHere } from '../http/errors.ts';
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

/** Finds or renders the page at an address; checks at most once per second whether the content has changed. */
function createPageSource(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
): (url: string) => Promise<FinishedPage> {
  const cache = new PageCache();
  if (context.metrics !== undefined) cache.measure(context.metrics);
  const site = siteSettings(context.config);
  // The development server has no policy, because it uses inline scripts.
  const needsNonce = site.hasThirdParties && !renderer.isDev;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let contentVersion = '';

  const fetchJson = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: path });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  return async (url) => {
    if (context.now() - checkedAt >= versionCheckMs || context.now() < checkedAt) {
      checkedAt = context.now();
      // While the database is down, the cached pages stay available.
      contentVersion = await readContentVersion(context.db.queries).catch(() => contentVersion);
    }
    const today = utcToday(context);
    cache.useVersion(`${today} ${contentVersion}`);
    const { version } = cache;
    const key = await renderer.keyOf(url);
    const cached = renderer.isDev ? undefined : cache.get(key);
    if (cached !== undefined) return cached;
    const { status, html } = await renderer.render({ url: key, site, today, fetchJson });
    const page = await finishPage(status, html, needsNonce);
    if (status === 200) cache.set(key, page, version);
    return page;
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
    return sendPage(request, reply, await pageOf(addressOf(request.url)));
  });
}
