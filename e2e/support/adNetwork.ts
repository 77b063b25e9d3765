import type { FrameLocator, Page } from '@playwright/test';
import { blockedGptStandIn } from './blockedGptStandIn.ts';
import { gptStandIn } from './gptStandIn.ts';
import type { GptStandIn } from './gptStandIn.ts';

/** The settings of a site with ads. */
export const adSettings = {
  ADS_ENABLED: 'true',
  GPT_NETWORK_CODE: '1234',
  PREBID_SCRIPT_URL: 'https://bids.operator.test/prebid.js',
  REWARDED_HINT_UNIT_PATH: '/1234/hint',
  REWARDED_REVEAL_UNIT_PATH: '/1234/reveal',
};

/** The hosts that a site with ads talks to; anything else still fails a test. */
export const adHosts =
  /^other host: GET https:\/\/(?:securepubads\.g\.doubleclick\.net|tpc\.googlesyndication\.com|bids\.operator\.test)\//;

const html = (body: string) =>
  `<!doctype html><html lang="en"><title>Ad</title><style>body{margin:0;display:grid;place-content:center;min-height:100vh;background:#dff0ff;font:14px sans-serif}</style><body>${body}</body></html>`;

/** The part of Prebid.js that the site calls; with `bids=never` in the page's query it never becomes ready. */
function prebidStandIn(): void {
  const global = globalThis as { pbjs?: { que: (() => void)[] } };
  const asked: string[] = [];
  Object.assign(globalThis, { pbjsAsked: asked });
  if (new URLSearchParams(location.search).get('bids') === 'never') return;
  const queue = global.pbjs?.que ?? [];
  const requestBids = (request: { adUnitCodes: readonly string[]; bidsBackHandler: () => void }): void => {
    asked.push(...request.adUnitCodes);
    setTimeout(request.bidsBackHandler, 100);
  };
  const setTargetingForGPTAsync = (codes: readonly string[]): void => {
    asked.push(...codes.map((code) => `targeting ${code}`));
  };
  global.pbjs = Object.assign(global.pbjs ?? {}, {
    requestBids,
    setTargetingForGPTAsync,
    que: Object.assign([], { push: (command: () => void) => command() }),
  });
  for (const command of queue) command();
}

/** A response that makes the page run a stand-in. */
export const scriptOf = (standIn: () => void) => ({
  contentType: 'text/javascript',
  body: `(${standIn.toString()})();`,
});

/** Answers for the ad network, at its real addresses. */
export async function serveAds(page: Page, tag: 'google' | 'blocker' = 'google'): Promise<void> {
  await page.route('https://securepubads.g.doubleclick.net/tag/js/gpt.js', (route) =>
    route.fulfill(scriptOf(tag === 'google' ? gptStandIn : blockedGptStandIn)),
  );
  await page.route('https://bids.operator.test/prebid.js', (route) => route.fulfill(scriptOf(prebidStandIn)));
  await page.route('https://securepubads.g.doubleclick.net/gampad/ads*', (route) =>
    route.fulfill({ body: '' }),
  );
  await page.route('https://tpc.googlesyndication.com/safeframe/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(
        route.request().url().includes('/rewarded')
          ? `<p>A rewarded ad</p><button onclick="parent.postMessage('close', '*')">Close ad</button>`
          : '<p>An ad</p>',
      ),
    }),
  );
}

/** What the stand-in knows: its slots, the events it fired, and its settings. */
export async function adState(page: Page): Promise<GptStandIn> {
  return page.evaluate(() => {
    const empty = { slots: [], events: [], settings: {}, privacy: {} };
    const { googletagStandIn = empty } = globalThis as unknown as { googletagStandIn?: GptStandIn };
    return JSON.parse(JSON.stringify(googletagStandIn)) as GptStandIn;
  });
}

/** The ad units requested since the page was loaded, in order. */
export async function requestedUnits(page: Page): Promise<string[]> {
  const prefix = 'slotRequested ';
  const { events } = await adState(page);
  return events.filter((event) => event.startsWith(prefix)).map((event) => event.slice(prefix.length));
}

/** The rewarded ad that covers the page. */
export function rewardedAd(page: Page): FrameLocator {
  return page.frameLocator('#rewarded-cover iframe');
}
