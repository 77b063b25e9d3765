import { beforeEach, expect, test, vi } from 'vitest';
import type * as OwnData from './ownData.ts';
import { standInStorage } from '../testing/standInStorage.ts';

/** Object.keys() of a browser's storage lists what it contains. */
function listing(storage: ReturnType<typeof standInStorage>) {
  return new Proxy(storage, {
    ownKeys: ({ items, trouble }) => {
      if (trouble.isForbidden) throw new DOMException('No', 'SecurityError');
      return [...items.keys()];
    },
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

let local: ReturnType<typeof standInStorage>;
let tab: ReturnType<typeof standInStorage>;
let page: typeof OwnData;

beforeEach(async () => {
  local = standInStorage();
  tab = standInStorage();
  vi.stubGlobal('localStorage', listing(local));
  vi.stubGlobal('sessionStorage', listing(tab));
  vi.resetModules();
  page = await import('./ownData.ts');
});

const now = Date.parse('2026-11-17T12:00:00Z');
const collect = () => page.ownData('Monster Crossword', now);
const nothing = {
  site: 'Monster Crossword',
  version: 1,
  savedAt: '2026-11-17T12:00:00.000Z',
  results: null,
  completions: null,
  levelProgress: null,
  settings: null,
  theme: null,
  privacyChoice: null,
  games: {},
  other: {},
};

test('a browser that has kept nothing has a file with empty sections', () => {
  expect(collect()).toEqual(nothing);
});

test('everything that the site keeps is in the file, also what it does not know yet', () => {
  local.items.set('monster-theme', 'dark');
  local.items.set('monster-consent', '{"answer":"rejected"}');
  local.items.set('monster-game:07-4-0002', '{"letters":"ASK"}');
  local.items.set('monster-game:07-4-0002:clock', '{"playedMs":7}');
  local.items.set('monster-new', '[1]');
  local.items.set('another-site', '"x"');
  expect(collect()).toEqual({
    ...nothing,
    theme: 'dark',
    privacyChoice: { answer: 'rejected' },
    games: { '07-4-0002': { letters: 'ASK' }, '07-4-0002:clock': { playedMs: 7 } },
    other: { 'monster-new': [1] },
  });
});

test('what the site saves itself is in the section of its name', async () => {
  const { saveBegun } = await import('../daily/results.ts');
  const { keepCompletion } = await import('../game/completions.ts');
  const { noteLevelEntered } = await import('../game/levelProgress.ts');
  const { savedGameKey } = await import('../game/savedGame.ts');
  const { writeStored } = await import('../lib/storage.ts');
  saveBegun('07-4-0002', '2026-11-17');
  keepCompletion({ puzzleId: '07-4-0002', uid: null });
  noteLevelEntered(2, '/levels/2-5');
  writeStored(savedGameKey('07-4-0002', 5), { letters: 'ASK' });
  expect(collect()).toMatchObject({
    results: { '07-4-0002': { date: '2026-11-17', outcome: 'begun' } },
    completions: [{ puzzleId: '07-4-0002', uid: null }],
    levelProgress: { currentLevel: 2 },
    games: { '07-4-0002:timed': { letters: 'ASK' } },
    other: {},
  });
});

test('an email address stays out of the file, also in what still waits to be sent', async () => {
  const { rememberEmail } = await import('../site/visitEmail.ts');
  const { waitingKey } = await import('../api/waiting.ts');
  const { writeStored } = await import('../lib/storage.ts');
  rememberEmail('ann@example.com');
  writeStored(waitingKey, [{ path: '/api/emails', body: '{"email":"ann@example.com"}', since: 1 }]);
  expect(JSON.stringify(collect())).not.toContain('ann');
});

test('a damaged value is in the file as it is', () => {
  local.items.set('monster-daily-results', '{"07-4-0002":{"date"');
  expect(collect()).toMatchObject({ results: '{"07-4-0002":{"date"' });
});

test('what a full storage did not take, but this tab did, is in the file', async () => {
  const { saveBegun } = await import('../daily/results.ts');
  local.trouble.isFull = true;
  saveBegun('07-4-0002', '2026-11-17');
  expect(collect()).toMatchObject({ results: { '07-4-0002': { outcome: 'begun' } } });
});

test('where storage is forbidden, the file has what was played since the page was opened', async () => {
  const { saveBegun } = await import('../daily/results.ts');
  local.trouble.isForbidden = true;
  tab.trouble.isForbidden = true;
  expect(page.isStorageReadable()).toBe(false);
  expect(collect()).toEqual(nothing);
  saveBegun('07-4-0002', '2026-11-17');
  expect(collect()).toMatchObject({ results: { '07-4-0002': { outcome: 'begun' } }, games: {} });
});

test('storage that can be read is called readable, even if it is empty or full', () => {
  expect(page.isStorageReadable()).toBe(true);
  local.trouble.isFull = true;
  expect(page.isStorageReadable()).toBe(true);
});
