import { beforeEach, expect, test, vi } from 'vitest';
import { standInStorage } from '../../testing/standInStorage.ts';

let local: ReturnType<typeof standInStorage>;
let tab: ReturnType<typeof standInStorage>;
let replace: ReturnType<typeof vi.fn<(url: string) => void>>;
let reload: ReturnType<typeof vi.fn<() => void>>;
let isOnline: boolean;

/** Object.keys() of a browser's storage lists what it contains. */
const listing = (storage: ReturnType<typeof standInStorage>) =>
  new Proxy(storage, {
    ownKeys: ({ items }) => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });

beforeEach(() => {
  [local, tab] = [standInStorage(), standInStorage()];
  [replace, reload] = [vi.fn<(url: string) => void>(), vi.fn<() => void>()];
  isOnline = true;
  const prototype = {
    setItem: (storage: typeof local, key: string, text: string) => void storage.items.set(key, text),
  };
  vi.stubGlobal('Storage', { prototype });
  for (const storage of [local, tab]) storage.setItem = (key, text) => prototype.setItem(storage, key, text);
  vi.stubGlobal('location', { replace, reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('localStorage', listing(local));
  vi.stubGlobal('sessionStorage', listing(tab));
  vi.resetModules();
});

async function openPage() {
  return { ...(await import('./forgetting.ts')), ...(await import('../storage.ts')) };
}

const keysLeft = () => [...local.items.keys(), ...tab.items.keys()];

test('everything of the site goes but what the player has refused, and other sites on the host keep theirs', async () => {
  const { forgetAll, writeStored, writeInTab } = await openPage();
  writeStored('monster-game:1', {});
  writeStored('monster-consent', { answer: 'rejected' });
  writeInTab('monster-visit-email', 'ann@example.com');
  local.items.set('other', 'x');
  forgetAll();
  expect(keysLeft()).toEqual(['monster-consent', 'other']);
});

test('an agreement goes, so that the site asks again, and a wish not to be counted stays', async () => {
  const { forgetAll, writeStored } = await openPage();
  writeStored('monster-consent', { answer: 'accepted' });
  writeStored('monster-play-reports', 'off');
  forgetAll();
  expect(keysLeft()).toEqual(['monster-play-reports']);
});

test('a page on which everything was deleted saves nothing again, and complains about nothing', async () => {
  const { forgetAll, writeStored, writeInTab } = await openPage();
  forgetAll();
  expect([writeStored('monster-game:1', {}), writeInTab('monster-race', 'x')]).toEqual([true, true]);
  expect(keysLeft()).toEqual([]);
});

test('another tab deletes what it has written last and its own storage, and leaves for the page that says so', async () => {
  const { follow, startOver, writeStored, writeInTab } = await openPage();
  writeStored('monster-consent', { answer: 'rejected' });
  writeStored('monster-game:1', {});
  writeInTab('monster-visit-email', 'ann@example.com');
  follow();
  writeStored('monster-game:1:clock', {});
  startOver();
  expect(keysLeft()).toEqual(['monster-consent']);
  expect([replace.mock.calls, reload.mock.calls]).toEqual([[['/your-data?deleted']], []]);
});

test('another tab without a network stays where it is, and saves nothing', async () => {
  const { follow, writeStored } = await openPage();
  isOnline = false;
  follow();
  writeStored('monster-game:1', {});
  expect(keysLeft()).toEqual([]);
  expect(replace).not.toHaveBeenCalled();
});

test('a page that finds nothing left but a refusal takes it that everything was deleted', async () => {
  const { startOver, writeStored, writeInTab } = await openPage();
  writeStored('monster-play-reports', 'off');
  writeInTab('monster-visit-email', 'ann@example.com');
  startOver();
  expect(keysLeft()).toEqual(['monster-play-reports']);
  expect(replace.mock.calls).toEqual([['/your-data?deleted']]);
});

test('a page whose game was deleted starts over, and saves nothing on its way out', async () => {
  const { startOver, writeStored } = await openPage();
  writeStored('monster-game:2', {});
  startOver();
  writeStored('monster-reported:1', {});
  expect(reload).toHaveBeenCalledOnce();
  expect(keysLeft()).toEqual(['monster-game:2']);
});
