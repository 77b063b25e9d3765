/** An ad slot, as the stand-in sees it. */
export interface StandInSlot {
  readonly path: string;
  readonly div: string;
  readonly isRewarded: boolean;
  isDisplayed: boolean;
  isDestroyed: boolean;
}

/** What the stand-in for Google's publisher tag shows to a test, as `googletagStandIn` on the page. */
export interface GptStandIn {
  readonly slots: StandInSlot[];
  readonly events: string[];
  readonly settings: Record<string, unknown>;
  readonly privacy: Record<string, unknown>;
}

/**
 * Behaves like gpt.js, as far as a page can tell: events come later and in its order, `display` fetches nothing while
 * initial load is off, a div has one slot, a destroyed slot is silent, and an ad is a frame from another host. It runs
 * in the page, as text, so it contains everything it needs. The page's query says what happens, one word per fetch:
 * `banners=fill,empty,late` and `rewarded=grant,close,slow,empty,refuse,throw,none`; the last word repeats forever.
 */
export function gptStandIn(): void {
  type Listener = (event: Record<string, unknown>) => void;
  interface Slot extends StandInSlot {
    readonly size: readonly [number, number];
    addService: () => Slot;
    getSlotElementId: () => string;
    getAdUnitPath: () => string;
  }
  // A warning fails the test.
  const warn = (message: string): void => {
    // oxlint-disable-next-line no-console -- the real tag warns there, too
    console.warn(message);
  };
  const words = (name: string): string[] =>
    (new URLSearchParams(location.search).get(name) ?? '').split(',').filter(Boolean);
  const scenarios = { banners: words('banners'), rewarded: words('rewarded') };
  const next = (kind: 'banners' | 'rewarded'): string =>
    (scenarios[kind].length > 1 ? scenarios[kind].shift() : scenarios[kind][0]) ?? 'fill';
  const slots: Slot[] = [];
  const events: string[] = [];
  const settings: Record<string, unknown> = {};
  const privacy: Record<string, unknown> = {};
  const listeners = new Map<string, Set<Listener>>();
  let isEnabled = false;

  const notify = (name: string, slot: Slot, more: Record<string, unknown> = {}): void => {
    if (slot.isDestroyed) return;
    events.push(`${name} ${slot.path}`);
    for (const listener of listeners.get(name) ?? [])
      listener({ serviceName: 'publisher_ads', slot, ...more });
  };
  const frameOf = (name: string, [width, height]: readonly [number, number]): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    frame.title = '3rd party ad content';
    frame.width = String(width);
    frame.height = String(height);
    frame.style.border = '0';
    frame.style.verticalAlign = 'bottom';
    frame.src = `https://tpc.googlesyndication.com/safeframe/${name}.html?${width}x${height}`;
    return frame;
  };
  const define = (
    path: string,
    size: readonly [number, number],
    div: string,
    isRewarded: boolean,
  ): Slot | null => {
    if (slots.some((each) => !each.isDestroyed && each.div === div)) {
      warn(`GPT: ${div} already has a slot`);
      return null;
    }
    const slot: Slot = {
      path,
      size,
      div,
      isRewarded,
      isDisplayed: false,
      isDestroyed: false,
      addService: () => slot,
      getSlotElementId: () => div,
      getAdUnitPath: () => path,
    };
    slots.push(slot);
    return slot;
  };
  const renderBanner = (slot: Slot, isEmpty: boolean): void => {
    const div = document.querySelector(`#${slot.div}`);
    if (div === null || slot.isDestroyed) return;
    const container = document.createElement('div');
    container.style.cssText = `border: 0; margin: auto; text-align: center; width: ${slot.size[0]}px; height: ${isEmpty ? 0 : slot.size[1]}px`;
    if (!isEmpty) container.append(frameOf('banner', slot.size));
    div.replaceChildren(container);
    notify('slotRenderEnded', slot, { isEmpty, size: isEmpty ? null : slot.size });
    if (!isEmpty) setTimeout(() => notify('slotOnload', slot), 10);
  };
  const showRewarded = (slot: Slot, word: string): boolean => {
    if (word === 'throw') throw new Error('the rewarded ad is broken');
    if (word === 'refuse' || slot.isDestroyed) return false;
    const cover = document.createElement('ins');
    cover.id = 'rewarded-cover';
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: #000';
    const frame = frameOf('rewarded', [innerWidth, innerHeight]);
    cover.append(frame);
    document.body.append(cover);
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow || data !== 'close' || slot.isDestroyed) return;
      cover.remove();
      notify('rewardedSlotClosed', slot);
    });
    if (word === 'grant')
      setTimeout(
        () => notify('rewardedSlotGranted', slot, { payload: { amount: 1, type: 'reward' } }),
        5_000,
      );
    return true;
  };
  const answerRewarded = (slot: Slot, word: string): void => {
    notify('slotRenderEnded', slot, { isEmpty: word === 'empty' });
    if (word === 'empty') return;
    const makeRewardedVisible = (): boolean => showRewarded(slot, word);
    setTimeout(
      () => notify('rewardedSlotReady', slot, { makeRewardedVisible }),
      word === 'slow' ? 60_000 : 100,
    );
  };
  const fetchAd = (slot: Slot): void => {
    if (slot.isDestroyed || !slot.isDisplayed || !isEnabled) return;
    const word = next(slot.isRewarded ? 'rewarded' : 'banners');
    const request = new URLSearchParams({ iu: slot.path, sz: slot.size.join('x'), url: location.href });
    const address = `https://securepubads.g.doubleclick.net/gampad/ads?${request.toString()}`;
    void fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => {});
    setTimeout(() => notify('slotRequested', slot), 0);
    setTimeout(() => notify('slotResponseReceived', slot), 200);
    const answer = (): void =>
      slot.isRewarded ? answerRewarded(slot, word) : renderBanner(slot, word === 'empty');
    setTimeout(answer, word === 'late' ? 4_000 : 300);
  };
  const find = (divOrSlot: unknown): Slot | undefined =>
    slots.find((each) => !each.isDestroyed && (each === divOrSlot || each.div === divOrSlot));
  const pubads = {
    addEventListener: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return pubads;
    },
    removeEventListener: (name: string, listener: Listener) => listeners.get(name)?.delete(listener) ?? false,
    setPrivacySettings: (given: object) => {
      Object.assign(privacy, given);
      return pubads;
    },
    refresh: (list?: readonly Slot[]) => {
      if (list === undefined) warn('GPT: all slots are refreshed');
      for (const slot of list ?? slots) fetchAd(slot);
    },
  };
  const queue = (globalThis as { googletag?: { cmd?: (() => void)[] } }).googletag?.cmd ?? [];
  const run = (command: () => void): number => {
    command();
    return 1;
  };
  const googletag = {
    apiReady: true,
    enums: { OutOfPageFormat: { REWARDED: 4 } },
    pubads: () => pubads,
    setConfig: (given: object) => {
      if (isEnabled && ('disableInitialLoad' in given || 'singleRequest' in given))
        warn('GPT: setConfig after enableServices');
      Object.assign(settings, given);
    },
    enableServices: () => {
      isEnabled = true;
    },
    defineSlot: (path: string, size: readonly [number, number], div: string) =>
      define(path, size, div, false),
    defineOutOfPageSlot: (path: string, format: unknown) =>
      format === 4 && scenarios.rewarded[0] !== 'none'
        ? define(path, [0, 0], `gpt_unit_${path}`, true)
        : null,
    display: (divOrSlot: unknown) => {
      const slot = find(divOrSlot);
      if (slot === undefined) return;
      if (!slot.isRewarded && document.querySelector(`#${slot.div}`) === null)
        warn(`GPT: no div ${slot.div}`);
      slot.isDisplayed = true;
      if (settings['disableInitialLoad'] !== true) fetchAd(slot);
    },
    destroySlots: (list?: readonly Slot[]) => {
      for (const slot of list ?? slots) {
        slot.isDestroyed = true;
        if (slot.isRewarded) document.querySelector('#rewarded-cover')?.remove();
        else if (document.querySelector(`#${slot.div}`) === null)
          warn(`GPT: ${slot.div} left the page before its slot was destroyed`);
        else document.querySelector(`#${slot.div}`)?.replaceChildren();
      }
      return true;
    },
    cmd: { push: run },
  };
  Object.assign(globalThis, {
    googletag: Object.assign((globalThis as { googletag?: object }).googletag ?? {}, googletag),
    googletagStandIn: { slots, events, settings, privacy } satisfies GptStandIn,
  });
  queue.forEach(run);
}
