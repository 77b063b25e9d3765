import type { Db } from '../db/open.ts';
import { saveReminder } from '../db/reminders.ts';
import { addTransfer } from '../db/transfers.ts';

/** Stores a reminder, and what does not stay for long: progress that is on its way, and an attempt. */
export async function storeAlong(db: Db): Promise<void> {
  await saveReminder(db, {
    endpoint: 'https://push.example.com/x',
    p256dh: 'k',
    auth: 'a',
    minute: 480,
    timeZone: 'UTC',
    player: 'x',
    dueAt: 1,
    now: 1,
  });
  await addTransfer(db.queries, { id: 'x', sender: 'x', box: 'x', now: 1 });
  await db.queries
    .insertInto('attempts')
    .values({ scope: 's', subject: 'x', window_start: 1, tries: 1 })
    .execute();
}
