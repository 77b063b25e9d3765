import { anonymizeUrl } from '../consent/anonymousUrl.ts';

/** Tells ad tools which page this is: its address may hold the player's uid, which is nobody else's business. */
export function namePage(gpt: typeof googletag): void {
  const pageUrl = anonymizeUrl(location.href);
  if ('setConfig' in gpt) gpt.setConfig({ adsenseAttributes: { page_url: pageUrl } });
  globalThis.pbjs?.que.push(() => globalThis.pbjs?.setConfig?.({ pageUrl }));
}
