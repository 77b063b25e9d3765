import { loadScript } from './loadScript.ts';
import { isAnonymousUrl } from './anonymousUrl.ts';

const scriptUrl = 'https://connect.facebook.net/en_US/fbevents.js';

interface Fbq {
  (...call: unknown[]): void;
  /** Set by Meta's script, which then takes over the queue. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  var fbq: Fbq | undefined;
  var _fbq: Fbq | undefined;
}

/** Returns every URL that Meta's script can read from this document; there is no way to give it others. */
function visibleUrls(): string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  return [location.href, document.referrer, navigation?.name ?? ''];
}

/** Creates the queue that Meta's script expects to find. */
function createFbq(): Fbq {
  const call = (...args: unknown[]): void => {
    if (fbq.callMethod === undefined) fbq.queue.push(args);
    else fbq.callMethod(...args);
  };
  const fbq: Fbq = Object.assign(call, {
    queue: [],
    loaded: true,
    version: '2.0',
    // We report new pages ourselves, since we know when their URLs are anonymous.
    disablePushState: true,
    push: call as Fbq,
  });
  return fbq;
}

function start(pixelId: string): Fbq {
  const fbq = createFbq();
  globalThis.fbq = fbq;
  globalThis._fbq = fbq;
  // Otherwise it would report clicks and page content by itself.
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  // Visitors have every right to block the script.
  loadScript(scriptUrl).catch(() => undefined);
  return fbq;
}

/** Reports a page view, unless the pixel could see who the player is. In that case it is not even loaded. */
export function reportPageView(pixelId: string): void {
  if (!visibleUrls().every(isAnonymousUrl)) return;
  const fbq = globalThis.fbq ?? start(pixelId);
  fbq('track', 'PageView');
}
