import { onTestFinished, vi } from 'vitest';

/** A key that a site could have. */
export const siteKey =
  'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** Stands in for the parts of a browser that receive messages, which no test can reach. */
export function standInPush(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const state = { permission, asked: 0, isSubscribed: false, fails: false };
  const subscription = {
    endpoint: 'https://push.example/ann',
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: 'the key', auth: 'the secret' } }),
    unsubscribe: async () => {
      state.isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (state.isSubscribed ? subscription : null),
      subscribe: async () => {
        if (state.fails) throw new DOMException('Registration failed', 'AbortError');
        state.isSubscribed = true;
        return subscription;
      },
    },
  };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    serviceWorker as unknown as ServiceWorkerContainer,
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return state;
}
