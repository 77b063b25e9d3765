import type { Page } from '@playwright/test';

/**
 * From the next page on, the browser has a push service, which no test can reach, and somebody who allows notifications,
 * which a browser without a window refuses. All else is the browser's own.
 */
export async function standInForPushService(page: Page, name: string): Promise<void> {
  await page.addInitScript((who) => {
    const key = 'push-stand-in';
    const base64Url = (bytes: ArrayBuffer): string =>
      btoa(String.fromCodePoint(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const subscriptionOf = (p256dh: string) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${who}`,
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    let permission: NotificationPermission = localStorage.getItem(key) === null ? 'default' : 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const known = localStorage.getItem(key);
        return known === null ? null : subscriptionOf(known);
      },
      subscribe: async () => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const p256dh = base64Url(await crypto.subtle.exportKey('raw', pair.publicKey));
        localStorage.setItem(key, p256dh);
        return subscriptionOf(p256dh);
      },
    });
  }, name);
}
