import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForReminders } from './reminders.ts';

const oldEndpoint = 'https://push.example/old';
const subscriptionOf = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
});

/** A worker's surroundings: what is shown, which tabs there are, and what the push service offers. */
function standInScope(tabs: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const shown: unknown[] = [];
  const scope = {
    origin: 'https://crossword.example',
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    registration: {
      showNotification: async (...notification: unknown[]) => void shown.push(notification),
      pushManager: {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          done.push(`subscribe with ${applicationServerKey}`);
          return subscriptionOf('https://push.example/new');
        },
      },
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  };
  listenForReminders(scope as unknown as Parameters<typeof listenForReminders>[0]);
  return {
    done,
    shown,
    /** Has something happen, and waits for as long as a browser would keep the worker alive. */
    dispatch: async (name: string, event: object): Promise<void> => {
      let work: Promise<unknown> | undefined;
      listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    },
  };
}

const calls: unknown[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') calls.push([path, JSON.parse(body)]);
    return Response.json(path === '/api/reminders/key' ? { key: 'site key' } : { success: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a message is shown with the title of the day, in place of an earlier one', async () => {
  const { dispatch, shown } = standInScope();
  const message = { web_push: 8030, notification: { title: 'An egg', body: 'Owls', navigate: 'https://x' } };
  await dispatch('push', { data: { text: () => JSON.stringify(message) } });
  expect(shown).toEqual([['An egg', expect.objectContaining({ body: 'Owls', tag: 'daily' })]]);
});

test.each([null, { text: () => 'no JSON' }, { text: () => '{"notification":{}}' }])(
  'a message that cannot be read is still shown, as browsers demand: %j',
  async (data) => {
    const { dispatch, shown } = standInScope();
    await dispatch('push', { data });
    expect(shown).toEqual([
      ['Today’s egg is waiting', expect.objectContaining({ body: 'The daily crossword is here.' })],
    ]);
  },
);

const today = 'https://crossword.example/todaycrossword?puzzle=today&uid=a';
test.each([
  ['opens the puzzle of the day', [], 'open /todaycrossword?puzzle=today'],
  ['goes to the tab that has it', ['https://crossword.example/', today], `focus ${today}`],
  [
    'leaves a tab with another puzzle alone',
    ['https://crossword.example/todaycrossword?puzzle=05-1-0001', 'https://crossword.example/puzzles/1'],
    'open /todaycrossword?puzzle=today',
  ],
])('a press on the notification %s', async (_what, tabs, expected) => {
  const { dispatch, done } = standInScope(tabs);
  const close = vi.fn<() => void>();
  await dispatch('notificationclick', { notification: { close } });
  expect(close).toHaveBeenCalledOnce();
  expect(done).toEqual([expected]);
});

test('a browser that is given another endpoint tells the server', async () => {
  const { dispatch, done } = standInScope();
  await dispatch('pushsubscriptionchange', {
    oldSubscription: { endpoint: oldEndpoint },
    newSubscription: null,
  });
  expect(done).toEqual(['subscribe with site key']);
  const newSubscription = subscriptionOf('https://push.example/given');
  await dispatch('pushsubscriptionchange', { oldSubscription: { endpoint: oldEndpoint }, newSubscription });
  const keys = { p256dh: 'key', auth: 'secret' };
  expect(calls).toEqual([
    ['/api/reminders/move', { from: oldEndpoint, endpoint: 'https://push.example/new', ...keys }],
    ['/api/reminders/move', { from: oldEndpoint, endpoint: 'https://push.example/given', ...keys }],
  ]);
});
