/**
 * What a tracker blocker serves instead of gpt.js: calls that do nothing, an empty render for every banner, no events
 * for a rewarded ad, no `setConfig`, and no slot at all for a second rewarded ad. It runs in the page, as text.
 */
export function blockedGptStandIn(): void {
  type Listener = (event: Record<string, unknown>) => void;
  const listeners = new Map<string, Set<Listener>>();
  const rewarded = new Set<string>();
  const slotOf = (div: string) => {
    const slot = { addService: () => slot, getSlotElementId: () => div };
    return slot;
  };
  const pubads = {
    addEventListener: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return pubads;
    },
    removeEventListener: (name: string, listener: Listener) => listeners.get(name)?.delete(listener) ?? false,
    setPrivacySettings: () => pubads,
    refresh: (list: readonly ReturnType<typeof slotOf>[]) => {
      for (const slot of list)
        requestAnimationFrame(() => {
          if (document.querySelector(`[id="${slot.getSlotElementId()}"]`) === null) return;
          for (const listener of listeners.get('slotRenderEnded') ?? [])
            listener({ slot, isEmpty: true, size: [0, 0] });
        });
    },
  };
  const queue = (globalThis as { googletag?: { cmd?: (() => void)[] } }).googletag?.cmd ?? [];
  const run = (command: () => void): void => command();
  const googletag = {
    apiReady: true,
    enums: { OutOfPageFormat: { REWARDED: 4 } },
    pubads: () => pubads,
    enableServices: () => {},
    defineSlot: (_path: string, _size: unknown, div: string) => slotOf(div),
    defineOutOfPageSlot: (path: string) => {
      if (rewarded.has(path)) return undefined;
      rewarded.add(path);
      return slotOf(path);
    },
    display: () => {},
    destroySlots: () => {},
    cmd: { push: run },
  };
  Object.assign(globalThis, {
    googletag: Object.assign((globalThis as { googletag?: object }).googletag ?? {}, googletag),
  });
  queue.forEach(run);
}
