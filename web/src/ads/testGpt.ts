import type { AdTools } from './adTools.ts';

type Listener = (event: { slot: object; isEmpty?: boolean; makeRewardedVisible?: () => boolean }) => void;

/** Test builder: the part of the publisher tag that we use. It records every call and fires events on request. */
export function testGpt(refuses: { slots?: boolean; display?: boolean } = {}) {
  const calls: string[] = [];
  const listeners = new Map<string, Set<Listener>>();
  const slots: object[] = [];
  const define = (path: string, div: string) => {
    calls.push(`define ${path} ${div}`);
    if (refuses.slots === true) return null;
    const slot = { name: div, addService: () => slot };
    slots.push(slot);
    return slot;
  };
  const nameOf = (slot: unknown): string =>
    typeof slot === 'string' ? slot : (slot as { name: string }).name;
  const pubads = {
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    refresh: (list: readonly object[]) => calls.push(`refresh ${list.map(nameOf).join()}`),
  };
  const gpt = {
    enums: { OutOfPageFormat: { REWARDED: 'rewarded' } },
    pubads: () => pubads,
    defineSlot: (path: string, _size: unknown, div: string) => define(path, div),
    defineOutOfPageSlot: define,
    display: (slot: unknown) => {
      if (refuses.display === true) throw new Error('no display');
      calls.push(`display ${nameOf(slot)}`);
    },
    destroySlots: (list: readonly object[]) => calls.push(`destroy ${list.map(nameOf).join()}`),
  };
  return {
    gpt: gpt as unknown as AdTools['gpt'],
    calls,
    slots,
    fire: (name: string, slot: object | undefined, more: object = {}): void => {
      if (slot !== undefined) listeners.get(name)?.forEach((listener) => listener({ slot, ...more }));
    },
    listenerCount: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}
