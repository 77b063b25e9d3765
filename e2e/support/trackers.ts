import type { Page, Request } from '@playwright/test';
import { cmpStandIn } from './cmpStandIn.ts';
import { fbeventsStandIn } from './fbeventsStandIn.ts';

/** The settings of a site with Meta's pixel. */
export const pixelSettings = { META_PIXEL_ID: '1234567890' };

/** The settings of a site with ads and the pixel. */
export const partnerSettings = { ...pixelSettings, ADS_ENABLED: 'true', GPT_NETWORK_CODE: '1234' };

/** The settings of a site whose operator has a consent platform. */
export const cmpSettings = { CMP_SCRIPT_URL: 'https://cmp.operator.test/cmp.js' };

/** The hosts that such a site talks to; anything else still fails a test. */
export const trackerHosts =
  /^other host: GET https:\/\/(?:connect\.facebook\.net|www\.facebook\.com|cmp\.operator\.test|securepubads\.g\.doubleclick\.net)\//;

/** Answers in the place of Meta and of the consent platform; `views` are the pages that Meta was told of. */
export async function serveTrackers(page: Page): Promise<{ requests: Request[]; views: () => string[] }> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/facebook|operator|doubleclick/.test(new URL(request.url()).hostname)) requests.push(request);
  });
  const script = (source: () => void) => ({
    contentType: 'text/javascript',
    body: `(${source.toString()})();`,
  });
  await page.route('https://connect.facebook.net/en_US/fbevents.js', (route) =>
    route.fulfill(script(fbeventsStandIn)),
  );
  await page.route('https://www.facebook.com/tr/*', (route) => route.fulfill({ status: 204 }));
  // Ads have tests of their own; here it is enough that the tag was asked for.
  await page.route('https://securepubads.g.doubleclick.net/**', (route) => route.fulfill(script(() => {})));
  await page.route(cmpSettings.CMP_SCRIPT_URL, (route) => route.fulfill(script(cmpStandIn)));
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

/** A visitor who has answered our own question on an earlier visit. */
export async function answerBefore(page: Page, answer: 'accepted' | 'rejected'): Promise<void> {
  await page.addInitScript((given) => {
    // Frames of ads have no storage.
    if (self !== top) return;
    const date = new Date().toISOString().slice(0, 10);
    const choice = { answer: given, partners: ['ads', 'pixel'], date };
    localStorage.setItem('monster-consent', JSON.stringify(choice));
  }, answer);
}
