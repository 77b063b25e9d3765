import { loadScript } from './loadScript.ts';
import { isNameless } from './namelessAddress.ts';

const scriptUrl = 'https://connect.facebook.net/en_US/fbevents.js';

interface Fbq {
  (...call: unknown[]): void;
  /** Meta's script sets it, and takes the queue over. */
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

/** Every address that Meta's script can read off this document: it takes them as they are and lets nobody set them. */
function addressesInSight(): string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  return [location.href, document.referrer, navigation?.name ?? ''];
}

/** The queue that Meta's script expects to find. */
function createFbq(): Fbq {
  const call = (...args: unknown[]): void => {
    if (fbq.callMethod === undefined) fbq.queue.push(args);
    else fbq.callMethod(...args);
  };
  const fbq: Fbq = Object.assign(call, {
    queue: [],
    loaded: true,
    version: '2.0',
    // We tell of a new page ourselves, since we know when its address may be seen.
    disablePushState: true,
    push: call as Fbq,
  });
  return fbq;
}

function start(pixelId: string): Fbq {
  const fbq = createFbq();
  globalThis.fbq = fbq;
  globalThis._fbq = fbq;
  // Otherwise it reports on its own what is pressed and what the page says.
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  // A blocked script is the visitor's good right.
  loadScript(scriptUrl).catch(() => undefined);
  return fbq;
}

/** Reports a page view, unless the pixel could see who the player is; then it is not even loaded. */
export function reportPageView(pixelId: string): void {
  if (!addressesInSight().every(isNameless)) return;
  const fbq = globalThis.fbq ?? start(pixelId);
  fbq('track', 'PageView');
}
