import type { PageRequest, PreviewRequest } from '@monster/contract';
import { pageTimer, parseTimer } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import type { AnswerKeeper, MadeAnswer } from '../http/answerKeeper.ts';
import { nothingHere } from '../http/errors.ts';
import { isStale, sendAnswer } from '../http/finishedAnswer.ts';
import { keptRoute } from '../http/keptRoute.ts';
import type { Place } from '../http/knownAddresses.ts';
import type { RenderedHtml } from '../http/finishedAnswer.ts';
import { siteSettings } from './siteSettings.ts';

interface PageHtml extends RenderedHtml {
  /** True for the page of all addresses that have none. */
  readonly isForAnyAddress?: boolean;
}

/** Renders the page at an address as HTML; there is one for production and one for development. */
export interface PageRenderer {
  readonly isDev: boolean;
  /** The part of an address that its HTML depends on. */
  readonly keyOf: (url: string) => string;
  /** The addresses of pages for the sitemap, besides those of puzzles. */
  readonly listedPages: () => Promise<readonly string[]>;
  readonly render: (request: PageRequest) => Promise<PageHtml>;
  /** Draws the picture that others show beside a link, as SVG. */
  readonly drawPreview: (request: PreviewRequest) => Promise<string>;
  /** Serves scripts, styles and images. */
  readonly registerAssets: (app: FastifyInstance) => Promise<void>;
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

/** Renders the page at an address. */
function createPageMaker(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
  renderer: PageRenderer,
) {
  const site = siteSettings(context.config);
  // The development server has no policy, because it uses inline scripts.
  const needsNonce = site.hasThirdParties && !renderer.isDev;
  return async (url: string): Promise<MadeAnswer> => {
    const { fetchJson, hasOld } = createFetcher(app);
    const page = await renderer.render({ url, site, today: utcToday(context), fetchJson });
    return {
      answer: await keeper.finishPage(page, needsNonce),
      isOld: hasOld(),
      isKept: !hasOld() && (page.status === 200 || page.isForAnyAddress === true),
    };
  };
}

/** The address as a browser sees it; on its own, a path that starts with two slashes would name another host. */
function addressOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/iu, '');
  return `http://localhost${path}`;
}

const timerParam = /([?&]timer=)(\d+)(?=&|$)/u;

/** The address with the timer of its page, or a flood of timers would have to be looked up one by one. */
function withPageTimer(url: string): string {
  if (!url.includes('timer=')) return url;
  return url.replace(timerParam, (_all, name: string, timer: string) => name + pageTimer(parseTimer(timer)));
}

const emailAddress = /[?&]email=/u;
/** Where nobody looks for a page: calls, and the pictures of links. */
const pagelessAddress = /^\/(?:(?:admin\/)?api|previews)(?:\/|$)/u;

/** Serves every page of the site, and the 404 answers of pages and calls. */
export async function pageRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
  renderer: PageRenderer | undefined,
): Promise<void> {
  app.setNotFoundHandler(() => {
    throw nothingHere();
  });
  if (renderer === undefined) return;
  await renderer.registerAssets(app);
  const placeOf = (url: string): Place | undefined =>
    renderer.isDev || pagelessAddress.test(url) ? undefined : { key: renderer.keyOf(addressOf(url)) };
  const makePage = createPageMaker(app, context, keeper, renderer);
  keptRoute(app, keeper, {
    url: '/*',
    schema: { hide: true },
    placeOf: ({ url }) => placeOf(url),
    make: (_request, _reply, { key }) => makePage(key),
    otherwise: async (request, reply) => {
      if (pagelessAddress.test(request.url)) return reply.callNotFound();
      return sendAnswer(request, reply, await makePage(renderer.keyOf(addressOf(request.url))));
    },
    // Requests made before the page hides the email must not reveal this address, not even to us.
    headersOf: ({ url }) => (emailAddress.test(url) ? { 'referrer-policy': 'no-referrer' } : undefined),
  });
  keeper.addresses.learnPages({
    sameAs: withPageTimer,
    guess: (url) => {
      const place = emailAddress.test(url) ? undefined : placeOf(url);
      return place && { place, route: '/*' };
    },
  });
}
