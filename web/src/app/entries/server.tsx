import '../../ui/base.css';
import type { PageRequest, RenderedPage } from '@monster/contract';
import { renderToString } from 'react-dom/server';
import { createQueryCache } from '../../api/queries.ts';
import type { Answers } from '../../api/queries.ts';
import { App } from '../App.tsx';
import { renderDocument } from '../document.ts';
import { fixedLocation } from '../location.ts';
import { HeadCollector } from '../../site/PageHead.tsx';
import type { Head } from '../../site/PageHead.tsx';
import { deskPages } from '../desk/deskPages.ts';
import { addPages, loadPage, matchUrl, moduleOf } from '../matchUrl.ts';
import { routes } from '../routes.ts';

export { drawPreview } from '../../previews/drawPreview.tsx';
export { pageKey } from '../matchUrl.ts';

addPages(deskPages);

/** Returns the URLs of the pages to list in the sitemap. */
export function listedPages(): readonly string[] {
  return routes.flatMap(({ sitemap }) => sitemap ?? []);
}

/** Renders a page with the answers to its calls. The server knows the web client only by this file's exports. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const match = matchUrl(request.url);
  const page = await loadPage(match);
  const requests = page.data?.(match) ?? [];
  const answers: Answers = Object.fromEntries(
    await Promise.all(requests.map(async ({ path }) => [path, await request.fetchJson(path)] as const)),
  );
  const site = { ...request.site, today: request.today };
  const heads: Head[] = [];
  const body = renderToString(
    <HeadCollector value={(head) => heads.push(head)}>
      <App site={site} location={fixedLocation({ match, page })} queries={createQueryCache(answers)} />
    </HeadCollector>,
  );
  const head = heads.at(-1);
  if (head === undefined) throw new Error(`${moduleOf(match)} renders no PageHead`);
  const isFailing = Object.values(answers).some(({ status }) => status >= 500);
  return {
    status: isFailing ? 503 : head.status,
    module: moduleOf(match),
    isGame: match.route.isGame === true,
    html: renderDocument(head, body, { url: request.url, site, answers }),
  };
}
