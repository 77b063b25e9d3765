import '../../ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryCache } from '../../api/queries.ts';
import { hasWaitingCalls } from '../../api/waiting.ts';
import { hideEmail } from '../../site/visitEmail.ts';
import { App } from '../App.tsx';
import type { PageData } from '../document.ts';
import { browserLocation } from '../location.ts';
import { loadPage, matchUrl } from '../matchUrl.ts';

const root = document.querySelector('#root');
const data = document.querySelector('#page-data');
if (root === null || data === null) throw new Error('The HTML has no #root or no #page-data');

const { url, site, answers } = JSON.parse(data.textContent) as PageData;
// First of all, so that nothing on this page ever sees an email in the URL. If the page reloads, this one waits for it.
if (await hideEmail(site)) await new Promise(() => {});
const match = matchUrl(url);
const page = await loadPage(match);
const queries = createQueryCache(answers);
const location = browserLocation({ match, page });
// Whoever comes back to a page sees what the server says now, not how it failed before.
location.subscribe(queries.forgetFailures);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) queries.forgetFailures();
});
hydrateRoot(
  root,
  <StrictMode>
    <App site={site} location={location} queries={queries} />
  </StrictMode>,
);
// If its code cannot be loaded, the next page tries again.
if (hasWaitingCalls())
  void import('../../api/player/waitingCalls.ts').then(
    ({ sendWaitingCalls }) => sendWaitingCalls(),
    () => undefined,
  );
