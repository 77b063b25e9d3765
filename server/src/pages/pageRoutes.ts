import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { PageCache } from './pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { finishPage, sendPage } from './sendPage.ts';
import type { FinishedPage } from './sendPage.ts';
import { siteSettings } from './siteSettings.ts';

const versionCheckMs = 1_000;

/** Finds or renders the page of an address, asking at most once a second whether the content has changed. */
function createPageSource(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
): (url: string) => Promise<FinishedPage> {
  const cache = new PageCache();
  const site = siteSettings(context.config);
  // The development server has no policy, since it works with inline scripts.
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
      // A database that is down must not take away the pages we still have.
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

/** Serves every page of the site, and the not-found answers of pages and calls. */
export async function pageRoutes(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer | undefined,
): Promise<void> {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).send({ message: 'There is nothing at this address.' }),
  );
  if (renderer === undefined) return;
  await renderer.registerAssets(app);
  const pageOf = createPageSource(app, context, renderer);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(?:admin\/)?api(?:\/|$)/u.test(request.url)) return reply.callNotFound();
    return sendPage(request, reply, await pageOf(request.url));
  });
}
