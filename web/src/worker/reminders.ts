import { send } from '../api/client.ts';
import { getReminderKey, moveReminder } from '../api/player/reminderCalls.ts';
import { isString, objectOf, parseJson } from '../lib/check.ts';
import { dailyAddress, dailyPage } from './keptPages.ts';

interface Message {
  readonly notification: { readonly title: string; readonly body: string };
}

const isMessage = objectOf<Message>({
  notification: objectOf<Message['notification']>({ title: isString, body: isString }),
});

type Scope = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients' | 'origin' | 'addEventListener'>;

/** Shows a message. One that cannot be read is shown, too: a browser withdraws the permission to be silent about one. */
async function show({ registration }: Scope, text: string): Promise<void> {
  const message = parseJson(text);
  const { title, body } = isMessage(message)
    ? message.notification
    : { title: 'Today’s egg is waiting', body: 'The daily crossword is here.' };
  // With a tag, today's takes the place of yesterday's.
  await registration.showNotification(title, { body, tag: 'daily', lang: 'en-US', icon: '/icon-192.png' });
}

/** True for a tab in which today's puzzle is open. Any other may have a game that nobody wants to lose. */
function isToday({ url }: Client): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === dailyPage && (searchParams.get('puzzle') ?? 'today') === 'today';
}

async function openToday({ clients }: Scope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(isToday);
  if (tab === undefined) await clients.openWindow(dailyAddress('today'));
  else await tab.focus();
}

/** Subscribes again with what the push service offers instead, and tells the server where to send messages from now on. */
async function move({ registration }: Scope, event: PushSubscriptionChangeEvent): Promise<void> {
  const from = event.oldSubscription?.endpoint;
  // Nobody knows which reminder it was; the page of reminders says that they are off.
  if (from === undefined) return;
  const { key } = await send(getReminderKey());
  if (key === null) return;
  const subscription =
    event.newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await send(moveReminder({ body: { from, endpoint: subscription.endpoint, p256dh, auth } }));
}

/** Shows reminders that arrive, and leads to the puzzle. */
export function listenForReminders(scope: Scope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openToday(scope));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(scope, event)));
}
