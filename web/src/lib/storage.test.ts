import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';

let local: ReturnType<typeof standInStorage>;
let tab: ReturnType<typeof standInStorage>;

beforeEach(() => {
  [local, tab] = [standInStorage(), standInStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

/** Loads a page, which starts with an empty memory. */
async function loadPage() {
  vi.resetModules();
  return import('./storage.ts');
}

const nothing = { value: undefined, isValid: true };

describe('a stored value', () => {
  it('is saved for later visits, and nothing is left in the tab', async () => {
    const page = await loadPage();
    expect(page.readStored('a')).toEqual(nothing);
    expect(page.writeStored('a', [1])).toBe(true);
    expect([...local.items]).toEqual([['a', '[1]']]);
    expect(tab.items.size).toBe(0);
    expect((await loadPage()).readStored('a')).toEqual({ value: [1], isValid: true });
    page.removeStored('a');
    expect(page.readStored('a')).toEqual(nothing);
  });

  it('that is not JSON is invalid', async () => {
    local.setItem('a', '{');
    expect((await loadPage()).readStored('a')).toEqual({ value: undefined, isValid: false });
  });
});

describe('when storage is full', () => {
  it('a value is kept for the tab', async () => {
    local.setItem('a', '1');
    local.trouble.isFull = true;
    expect((await loadPage()).writeStored('a', 2)).toBe(false);
    const next = await loadPage();
    expect(next.readStored('a')).toEqual({ value: 2, isValid: true });
    expect(next.readCopies('a')).toEqual([1, 2]);
    next.removeStored('a');
    expect(next.readCopies('a')).toEqual([]);
  });

  it('of the tab as well, a value is kept for the page', async () => {
    local.trouble.isFull = true;
    tab.trouble.isFull = true;
    const page = await loadPage();
    expect(page.writeStored('a', 2)).toBe(false);
    expect(page.readStored('a').value).toBe(2);
    expect((await loadPage()).readStored('a')).toEqual(nothing);
  });

  it('a value that another tab saved later wins, and both can be merged', async () => {
    local.trouble.isFull = true;
    const page = await loadPage();
    page.writeStored('a', 2);
    local.trouble.isFull = false;
    local.setItem('a', '3');
    expect(page.readStored('a').value).toBe(3);
    expect(page.readCopies('a')).toEqual([3, 2]);
    expect(page.writeStored('a', 5)).toBe(true);
    expect(page.readCopies('a')).toEqual([5]);
  });

  it('a value is saved as soon as there is room', async () => {
    local.trouble.isFull = true;
    tab.trouble.isFull = true;
    const page = await loadPage();
    page.writeStored('a', 2);
    tab.trouble.isFull = false;
    expect(page.readStored('a').value).toBe(2);
    expect((await loadPage()).readStored('a').value).toBe(2);
    local.trouble.isFull = false;
    expect((await loadPage()).readStored('a').value).toBe(2);
    expect([...local.items]).toEqual([['a', '2']]);
    expect(tab.items.size).toBe(0);
  });
});

describe('when storage is forbidden', () => {
  for (const [how, forbid] of [
    ['each call throws', () => Object.assign(local.trouble, { isForbidden: true })],
    ['it does not exist', () => vi.stubGlobal('localStorage', undefined)],
  ] as const)
    it(`so that ${how}, a value is kept for the tab`, async () => {
      forbid();
      const page = await loadPage();
      expect(page.readStored('a')).toEqual({ value: undefined, isValid: false });
      expect(page.writeStored('a', 2)).toBe(false);
      expect((await loadPage()).readStored('a')).toEqual({ value: 2, isValid: true });
      expect(page.readCopies('a')).toEqual([2]);
      expect(() => page.removeStored('a')).not.toThrow();
      expect(page.readCopies('a')).toEqual([]);
    });

  it('in the tab as well, a value is kept for the page', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const page = await loadPage();
    expect(page.writeInTab('b', 'x')).toBe(false);
    expect(page.readInTab('b')).toBe('x');
    page.writeStored('a', 2);
    expect(page.readStored('a').value).toBe(2);
    expect((await loadPage()).readInTab('b')).toBeNull();
  });
});

it('what is kept for a tab is never saved for later visits', async () => {
  tab.trouble.isFull = true;
  const page = await loadPage();
  page.writeInTab('b', 'x');
  expect(page.readInTab('b')).toBe('x');
  tab.trouble.isFull = false;
  expect(page.readInTab('b')).toBe('x');
  expect([...tab.items]).toEqual([['b', 'x']]);
  expect(local.items.size).toBe(0);
});
