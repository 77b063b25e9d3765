/**
 * Behaves like Meta's fbevents.js, as far as a page can tell: takes over the queue, reports through an image whose
 * address contains the document's address and its referrer, sets its cookie, and, unless told not to, reports every
 * change of the address and every button click. It runs in the page, as text, so it contains everything it needs.
 */
export function fbeventsStandIn(): void {
  interface Fbq {
    callMethod?: (...call: unknown[]) => void;
    queue: unknown[][];
    disablePushState?: boolean;
  }
  const { fbq } = globalThis as unknown as { fbq: Fbq };
  const pixels: string[] = [];
  const withoutAutoConfig: unknown[] = [];
  const send = (id: string, event: string): void => {
    const report = { id, ev: event, dl: location.href, rl: document.referrer, ts: String(Date.now()) };
    new Image().src = `https://www.facebook.com/tr/?${new URLSearchParams(report).toString()}`;
  };
  const track = (event: string): void => {
    for (const id of pixels) send(id, event);
  };
  const init = (id: string): void => {
    pixels.push(id);
    document.cookie = '_fbp=fb.1.1.1; path=/';
    if (!withoutAutoConfig.includes(id))
      document.addEventListener('click', () => send(id, 'SubscribedButtonClick'));
  };
  fbq.callMethod = (command, ...rest) => {
    if (command === 'set' && rest[0] === 'autoConfig' && rest[1] === false) withoutAutoConfig.push(rest[2]);
    if (command === 'init') init(String(rest[0]));
    if (command === 'track') track(String(rest[0]));
  };
  if (fbq.disablePushState !== true)
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...state) => {
        original(...state);
        track('PageView');
      };
    }
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
}
