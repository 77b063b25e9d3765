import type { Reminder } from '@monster/contract';
import { send } from '../../api/client.ts';
import { findReminder, getReminderKey, removeReminder, setReminder } from '../../api/player/reminderCalls.ts';
import { sendInBackground } from '../../api/player/waitingCalls.ts';
import { failureOf } from '../../api/sending/useSendingWith.ts';
import { currentSubscription } from '../../reminders/subscription.ts';

/** Whether this browser can be reminded, and is. */
export type PushState =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'homeScreen' }
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'off'; readonly key: string }
  | { readonly kind: 'on'; readonly key: string; readonly reminder: Reminder };

/** Why a reminder could not be set, in words for people. */
export class PushFailure extends Error {}

/** A worker that takes longer than this has a problem that waiting does not solve. */
const workerWithinMs = 20_000;

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** On iPhones and iPads, only what is on the home screen can get messages. A desktop's name with touch is an iPad's. */
function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

/** Finds out how things are, without asking the player for anything. Throws if the server cannot be reached. */
export async function lookAtPush(): Promise<PushState> {
  const { key } = await send(getReminderKey());
  if (key === null) return { kind: 'switchedOff' };
  if (!hasPush()) return { kind: needsHomeScreen() ? 'homeScreen' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const subscription = await currentSubscription();
  if (subscription === null) return { kind: 'off', key };
  const { reminder } = await send(findReminder({ body: { endpoint: subscription.endpoint } }));
  return reminder === null ? { kind: 'off', key } : { kind: 'on', key, reminder };
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const timeUp = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker takes too long.')), workerWithinMs);
  });
  try {
    await navigator.serviceWorker.register('/sw.js');
    return await Promise.race([navigator.serviceWorker.ready, timeUp]);
  } catch {
    throw new PushFailure(
      'Your browser could not load the part that receives reminders. Please reload the page and try again.',
    );
  }
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')),
    (char) => char.codePointAt(0) ?? 0,
  );

/** True when the browser subscribed with this key of the site; it may have had another one since. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, index) => byte === key[index]);
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const applicationServerKey = bytesOf(key);
  try {
    const known = await pushManager.getSubscription();
    if (known !== null && isFor(known, applicationServerKey)) return known;
    await known?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    throw new PushFailure(
      'Your browser could not reach its push service. Please try again later, or use the calendar.',
    );
  }
}

/** What the server needs to send messages to this browser. */
function keysOf(subscription: PushSubscription): { p256dh: string; auth: string } {
  const { keys = {} } = subscription.toJSON();
  return { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Has the server remind this browser, after asking the player for permission. Only for a press of a button. */
export async function turnOn(key: string, minute: number): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { kind: 'denied' };
  if (permission === 'default')
    throw new PushFailure('Your browser has not been allowed to show reminders, so they stay off.');
  const subscription = await subscribe(key);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { endpoint: subscription.endpoint, ...keysOf(subscription), minute, timeZone };
  try {
    return { kind: 'on', key, reminder: await send(setReminder({ body })) };
  } catch (error) {
    throw new PushFailure(failureOf(error).reason);
  }
}

/** Ends reminders in this browser at once; the server is told as soon as it can be reached. */
export async function turnOff(key: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    sendInBackground(removeReminder({ body: { endpoint: subscription.endpoint } }));
    await subscription.unsubscribe().catch(() => false);
  }
  return { kind: 'off', key };
}
