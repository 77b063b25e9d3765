import type { SiteSettings } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { isUnchanged } from '../http/etag.ts';
import { PageCache, toCachedPage } from './pageCache.ts';
import type { CachedPage, Encoding } from './pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';

const versionCheckMs = 1_000;

function siteSettings({ config }: Context): SiteSettings {
  return {
    siteName: config.SITE_NAME,
    siteUrl: config.SITE_URL,
    supportEmail: config.SUPPORT_EMAIL,
    uidSalt: config.UID_SALT,
    hasThirdParties:
      config.ADS_ENABLED || config.META_PIXEL_ID !== undefined || config.CMP_SCRIPT_URL !== undefined,
  };
}

function chooseEncoding(accepted = ''): Encoding {
  const offers = (name: string) =>
    accepted
      .split(',')
      .some((part) => part.trim().split(';')[0] === name && !/q=0(?:\.0*)?$/u.test(part.trim()));
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers({
    etag: page.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    // What the page loads before it has hidden the email must not name this address, not even to us.
    ...(/[?&]email=/u.test(request.url) && { 'referrer-policy': 'no-referrer' }),
  });
  if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag))
    return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Finds or renders the page of an address, asking at most once a second whether the content has changed. */
function createPageSource(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
): (url: string) => Promise<CachedPage> {
  const cache = new PageCache();
  const site = siteSettings(context);
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
    const page = await toCachedPage(status, html);
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
