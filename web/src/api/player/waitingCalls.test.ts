import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInStorage } from '../../testing/standInStorage.ts';
import { hasWaitingCalls } from '../waiting.ts';
import { captureUnlockEmail, submitScore, updateContact } from './levelCalls.ts';
import { recordCompletion } from './playerCalls.ts';
import type * as waitingCalls from './waitingCalls.ts';

const key = 'monster-waiting-calls';
const day = 24 * 60 * 60_000;
const level = (value: 'Level 1 Success' | 'Level 2 Success') =>
  updateContact({ body: { email: 'ann@example.com', customField: 'MonsterWelcomeLevel', value } });
const completion = recordCompletion({ body: { uid: 'ab'.repeat(32), puzzleId: 'a' } });
const unlock = captureUnlockEmail({
  body: { email: 'ann@example.com', source: 'unlock_monster_reveal_all' },
});
const unlockArrived = `/api/emails ${JSON.stringify({ email: 'ann@example.com', source: 'unlock_monster_reveal_all' })}`;
const score = submitScore({ body: { email: 'ann@example.com', displayName: 'Ann', totalScore: 5 } });

let local: ReturnType<typeof standInStorage>;
/** What arrived, and what the server answers by path: a status, or 0 for no network. */
let arrived: string[];
let statuses: Record<string, number>;
let page: EventTarget;

/** Opens a page, which knows only what is stored. */
async function openPage(): Promise<typeof waitingCalls> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return import('./waitingCalls.ts');
}

const stored = (): unknown[] => JSON.parse(local.items.get(key) ?? '[]') as unknown[];
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') });
  local = standInStorage();
  arrived = [];
  statuses = {};
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const status = statuses[path] ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status === 200) arrived.push(`${path} ${body}`);
    return Response.json(status === 200 ? { success: true } : { message: 'No' }, { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call in the background', () => {
  it('that arrives is never stored', async () => {
    const write = vi.spyOn(local, 'setItem');
    (await openPage()).sendInBackground(unlock);
    await settle();
    expect(arrived).toEqual([unlockArrived]);
    expect([write.mock.calls, hasWaitingCalls()]).toEqual([[], false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([503, 500, 429, 0])(
    'that fails with %d is stored, and arrives once from a later page',
    async (status) => {
      statuses = { [unlock.path]: status };
      (await openPage()).sendInBackground(unlock);
      await settle();
      expect(hasWaitingCalls()).toBe(true);
      statuses = {};
      const { sendWaitingCalls } = await openPage();
      sendWaitingCalls();
      sendWaitingCalls();
      await settle();
      expect([arrived.length, hasWaitingCalls()]).toEqual([1, false]);
    },
  );

  it.each([400, 404])('that is refused with %d is not sent again', async (status) => {
    statuses = { [unlock.path]: status };
    (await openPage()).sendInBackground(unlock);
    await settle();
    expect([hasWaitingCalls(), vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('is tried again after 5, 10 and 20 s, and at most 5 minutes apart', async () => {
    statuses = { [unlock.path]: 503 };
    const tried = vi.spyOn(console, 'error');
    (await openPage()).sendInBackground(unlock);
    const counts: number[] = [];
    for (const seconds of [0, 5, 10, 20, 40, 80, 160, 300, 300]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      counts.push(tried.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    statuses = {};
    await vi.advanceTimersByTimeAsync(300_000);
    expect([arrived.length, hasWaitingCalls(), vi.getTimerCount()]).toEqual([1, false, 0]);
  });

  it('is stored when there is no network, and sent when it is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    (await openPage()).sendInBackground(unlock);
    await settle();
    expect([arrived, stored().length]).toEqual([[], 1]);
    vi.stubGlobal('navigator', { onLine: true });
    page.dispatchEvent(new Event('online'));
    await settle();
    expect([arrived.length, stored()]).toEqual([1, []]);
  });

  it('is stored when the page is left before the answer', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    (await openPage()).sendInBackground(unlock);
    await settle();
    expect(stored()).toEqual([]);
    page.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject([{ path: unlock.path, body: unlock.body }]);
  });

  it('waits behind earlier ones to the same address, but not behind others', async () => {
    statuses = { [completion.path]: 503, [level('Level 1 Success').path]: 503 };
    const { sendInBackground } = await openPage();
    for (const request of [completion, level('Level 1 Success'), unlock]) sendInBackground(request);
    await settle();
    expect(arrived).toEqual([unlockArrived]);
    statuses = { [completion.path]: 503 };
    sendInBackground(level('Level 2 Success'));
    await settle();
    expect(arrived.slice(1).map((call) => /Level \d/u.exec(call)?.[0])).toEqual(['Level 1', 'Level 2']);
    expect(stored()).toMatchObject([{ path: completion.path }]);
  });

  it('is sent by one tab at a time where the browser has locks', async () => {
    const turns: (() => Promise<void>)[] = [];
    const locks = { request: (_name: string, turn: () => Promise<void>) => turns.push(turn) };
    vi.stubGlobal('navigator', { onLine: true, locks });
    (await openPage()).sendInBackground(unlock);
    await settle();
    expect(arrived).toEqual([]);
    for (const turn of turns) await turn();
    expect(arrived).toHaveLength(1);
  });

  it('lasts as long as the page where storage is forbidden', async () => {
    local.trouble.isForbidden = true;
    const tab = standInStorage();
    tab.trouble.isForbidden = true;
    vi.stubGlobal('sessionStorage', tab);
    statuses = { [unlock.path]: 503 };
    (await openPage()).sendInBackground(unlock);
    await settle();
    statuses = {};
    await vi.advanceTimersByTimeAsync(5_000);
    expect(arrived).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(day);
    expect(arrived).toHaveLength(1);
  });
});

describe('what is stored', () => {
  it('is sent for 30 days, and only if it is a call', async () => {
    const now = Date.now();
    const body = '{}';
    const old = { path: '/api/old', body, since: now - 30 * day };
    const strange = { path: 'https://elsewhere.example/api/x', body, since: now };
    const young = { path: '/api/young', body, since: now - 29 * day };
    local.setItem(key, JSON.stringify([old, strange, null, 7, { path: '/api/x' }, young]));
    (await openPage()).sendWaitingCalls();
    await settle();
    expect([arrived, stored()]).toEqual([['/api/young {}'], []]);
  });

  it.each(['{"a":1}', '7', '[{"path":"/api/old","body":"{}","since":0}]'])(
    'is removed if it is %s',
    async (text) => {
      local.setItem(key, text);
      (await openPage()).sendWaitingCalls();
      await settle();
      expect([arrived, hasWaitingCalls()]).toEqual([[], false]);
    },
  );

  it('is at most 50 calls, the newest', async () => {
    statuses = { [completion.path]: 503 };
    const { sendInBackground } = await openPage();
    for (let index = 0; index < 60; index += 1)
      sendInBackground(recordCompletion({ body: { uid: 'ab'.repeat(32), puzzleId: `p${index}` } }));
    await settle();
    expect(stored()).toHaveLength(50);
    expect(JSON.stringify(stored().at(-1))).toContain('p59');
  });
});

describe('a call that the player waits for', () => {
  it('returns the answer and stores nothing', async () => {
    expect(await (await openPage()).sendOrKeep(score)).toEqual({ success: true });
    expect([stored(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('fails and waits when the server is down, until it arrives or is replaced', async () => {
    statuses = { [score.path]: 503 };
    const { sendOrKeep, forgetCalls } = await openPage();
    await expect(sendOrKeep(score)).rejects.toThrow('503');
    expect(stored()).toMatchObject([{ path: score.path, body: score.body }]);
    statuses = {};
    await vi.advanceTimersByTimeAsync(5_000);
    expect([arrived.length, stored()]).toEqual([1, []]);
    statuses = { [score.path]: 503 };
    await expect(sendOrKeep(score)).rejects.toThrow('503');
    forgetCalls(({ path }) => path === score.path);
    expect(stored()).toEqual([]);
  });

  it('fails and does not wait when it is refused', async () => {
    statuses = { [score.path]: 400 };
    await expect((await openPage()).sendOrKeep(score)).rejects.toThrow('400');
    expect([stored(), vi.getTimerCount()]).toEqual([[], 0]);
  });
});
