/**
 * Behaves like a consent platform of the IAB's framework: takes the calls that waited, notifies its listeners later and
 * in order, asks until it has an answer, and stores that in the browser. `gdpr=no` in the page's query stands for a
 * visitor to whom the law does not apply. It runs in the page, as text, so it contains everything it needs.
 */
export function cmpStandIn(): void {
  type Callback = (data: Record<string, unknown> | null, isSuccess: boolean) => void;
  type Api = (command?: string, version?: number, callback?: Callback) => unknown;
  const world = globalThis as unknown as { __tcfapi?: Api };
  const listeners: Callback[] = [];
  const gdprApplies = new URLSearchParams(location.search).get('gdpr') !== 'no';
  const flags = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, true]));
  const tcData = (eventStatus: string) => {
    const purposes = JSON.parse(localStorage.getItem('cmp-stand-in') ?? '[]') as number[];
    return {
      gdprApplies,
      eventStatus,
      cmpStatus: 'loaded',
      purpose: { consents: flags(purposes), legitimateInterests: {} },
      vendor: { consents: purposes.length > 0 ? { 755: true } : {} },
    };
  };
  let status = gdprApplies && localStorage.getItem('cmp-stand-in') === null ? 'cmpuishown' : 'tcloaded';
  const notify = (callback: Callback): unknown => setTimeout(() => callback(tcData(status), true), 10);

  const ask = (): void => {
    const box = document.createElement('div');
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-label', 'Consent platform');
    const answers: [string, number[]][] = [
      ['Allow all', [1, 2, 3, 4, 7, 9, 10]],
      ['Allow basic ads', [1, 2, 7, 9, 10]],
      ['Allow nothing', []],
    ];
    for (const [label, purposes] of answers) {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => {
        localStorage.setItem('cmp-stand-in', JSON.stringify(purposes));
        box.remove();
        status = 'useractioncomplete';
        for (const listener of listeners) notify(listener);
      });
      box.append(button);
    }
    Object.assign(box.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '9', background: '#fff' });
    document.body.append(box);
  };

  const waiting = (world.__tcfapi?.() ?? []) as Parameters<Api>[];
  world.__tcfapi = (command, _version, callback) => {
    if (command === 'addEventListener' && callback !== undefined) {
      listeners.push(callback);
      notify(callback);
    }
    // After the listeners have heard the present state.
    else if (command === 'displayConsentUi') setTimeout(ask, 20);
    else callback?.(null, false);
    return undefined;
  };
  if (status === 'cmpuishown') ask();
  for (const call of waiting) world.__tcfapi(...call);
}
