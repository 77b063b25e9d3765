import '../../ui/base.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryCache } from '../../api/queries.ts';
import { hasWaitingCalls } from '../../api/waiting.ts';
import { App } from '../App.tsx';
import { browserLocation } from '../location.ts';
import { addPages, loadPage, matchUrl } from '../matchUrl.ts';
import { notFound } from '../routes.ts';
import { fetchFonts } from '../../site/fetchFonts.ts';
import { catchInstallNews } from '../../site/catchInstallNews.ts';
import type { Match } from '../../site/match.ts';
import { readPageData } from '../../site/pageData.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The HTML has no #root');

/** What an address can ask for without other HTML. Long timers share a page, so it may have been made for another one. */
const ownParameters = ['timer', 'rewardtest'];

/** The match that the HTML was made for, with what this visitor asks for, which holds from the first click on. */
function withOwnParameters(match: Match): Match {
  const asked = matchUrl(location.href).search;
  const search = new URLSearchParams(match.search);
  for (const name of ownParameters) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return { ...match, search };
}

catchInstallNews();
const { url, site, answers } = readPageData();
// First of all, so that nothing on this page ever sees an email in the URL. If the page reloads, this one waits for it.
if (history.state !== null) {
  if (await import('../../site/email/hideEmail.ts').then((late) => late.hideEmail(site)))
    await new Promise(() => {});
}
// Not in the table of the players' pages: it is a room, belongs to those who run the site, or does not exist.
if (matchUrl(url).route === notFound)
  addPages(await import('../desk/deskPages.ts').then((late) => late.deskPages));
const match = withOwnParameters(matchUrl(url));
const page = await loadPage(match);
const queries = createQueryCache(answers);
const locationStore = browserLocation({ match, page });
// Whoever comes back to a page sees what the server says now, not how it failed before.
locationStore.subscribe(queries.forgetFailures);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) queries.forgetFailures();
});
// Whatever could not be loaded without a network comes by itself when it is back.
addEventListener('online', queries.forgetFailures);
// In slices: a transition gives way to whatever the player does meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App site={site} location={locationStore} queries={queries} />
    </StrictMode>,
  );
});
// If its code cannot be loaded, the next page tries again.
if (hasWaitingCalls())
  import('../../api/player/waitingCalls.ts').then((late) => late.sendWaitingCalls()).catch(() => {});
// Another tab deletes everything; what this one still knows must not be saved again.
addEventListener('storage', ({ key }) => {
  if (key === 'monster-gone')
    import('../../lib/late/forgetting.ts').then((late) => late.follow()).catch(() => {});
});
// Without them, pages are as good in the fallbacks.
fetchFonts().catch(() => {});
