import type { Page, Request } from '@playwright/test';
import { adSettings, scriptOf } from './adNetwork.ts';
import { cmpStandIn } from './cmpStandIn.ts';
import { fbeventsStandIn } from './fbeventsStandIn.ts';

/** The settings of a site with Meta's pixel. */
export const pixelSettings = { META_PIXEL_ID: '1234567890' };

/** The settings of a site with ads and the pixel. */
export const partnerSettings = { ...pixelSettings, ...adSettings };

/** The settings of a site whose operator has a consent platform. */
export const cmpSettings = { CMP_SCRIPT_URL: 'https://cmp.operator.test/cmp.js' };

/** The hosts that these sites talk to; anything else still fails a test. */
export const trackerHosts =
  /^other host: GET https:\/\/(?:connect\.facebook\.net|www\.facebook\.com|cmp\.operator\.test)\//;

/** Answers for Meta and the consent platform; `requests` are all calls to third parties, `views` what Meta received. */
export async function serveTrackers(page: Page): Promise<{ requests: Request[]; views: () => string[] }> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) requests.push(request);
  });
  await page.route('https://connect.facebook.net/en_US/fbevents.js', (route) =>
    route.fulfill(scriptOf(fbeventsStandIn)),
  );
  await page.route('https://www.facebook.com/tr/*', (route) => route.fulfill({ status: 204 }));
  await page.route(cmpSettings.CMP_SCRIPT_URL, (route) => route.fulfill(scriptOf(cmpStandIn)));
  const views = (): string[] =>
    requests
      .map((request) => new URL(request.url()))
      .filter((url) => url.pathname === '/tr/')
      .map(({ searchParams }) => {
        const { pathname, search } = new URL(searchParams.get('dl') ?? '');
        return `${searchParams.get('ev')} ${pathname}${search}`;
      });
  return { requests, views };
}

/** What each request says to its host: its address and headers. */
export async function textsOf(requests: readonly Request[]): Promise<string[]> {
  return Promise.all(
    requests.map(async (each) => `${each.url()} ${JSON.stringify(await each.allHeaders())}`),
  );
}

/** Makes the visitor one who answered our own question on an earlier visit; this visit may change the answer. */
export async function answerBefore(page: Page, answer: 'accepted' | 'rejected'): Promise<void> {
  await page.addInitScript((given) => {
    // Ad frames have no storage.
    if (self !== top) return;
    if (localStorage.getItem('monster-consent') !== null) return;
    const date = new Date().toISOString().slice(0, 10);
    const choice = { answer: given, partners: ['ads', 'pixel'], date };
    localStorage.setItem('monster-consent', JSON.stringify(choice));
  }, answer);
}
