import path from 'node:path';
import { readSeries } from '@monster/construct';
import type { DailySeries } from '@monster/construct';
import type { FastifyBaseLogger } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { pruneAttempts } from '../db/attempts.ts';
import { keepAuditMs, pruneEntries } from '../db/audit.ts';
import { fillDailies } from '../db/dailies.ts';
import { pruneReactions } from '../db/groupReactions.ts';
import { keepGroupsMs, pruneGroups } from '../db/groups.ts';
import { prunePlayDays } from '../db/plays.ts';
import { keepLogsMs, pruneLogs } from '../db/pruneLogs.ts';
import { pruneUpdates } from '../db/outbox.ts';
import { keepRemindersMs, pruneReminders } from '../db/reminders.ts';
import { keepRoomsMs, pruneRooms } from '../db/rooms.ts';
import { pruneTransfers } from '../db/transfers.ts';
import { keepTrashMs, pruneTrash } from '../db/trash.ts';
import { rootDir } from '../paths.ts';
import { PushSender } from '../reminders/pushSender.ts';
import { ReminderDelivery } from '../reminders/reminderDelivery.ts';
import { contactOf, readVapidKeys } from '../reminders/vapid.ts';
import { createContactsApi } from '../sendgrid/contactsApi.ts';
import { createRoundCounter } from './countRounds.ts';
import { OutboxDelivery, requestTimeoutMs } from './outboxDelivery.ts';
import { repeat } from './repeat.ts';
import type { RepeatedWork } from './repeat.ts';

const deliverEveryMs = 1_000;
/** Reminders are asked for to the half hour. */
const remindEveryMs = 10_000;
const pruneEveryMs = 10 * 60_000;
/** They are kept for ten minutes, and should not stay much longer. */
const pruneTransfersEveryMs = 60_000;
const fillEveryMs = 60_000;
const keepUpdatesMs = 30 * 24 * 60 * 60_000;

/** Creates the job that fills the days around today; it reads the series once, when a day is first missing. */
export function createDailyKeeper({ db, now }: Pick<Context, 'db' | 'now'>): () => Promise<number> {
  let shipped: DailySeries | undefined;
  const readShipped = (): DailySeries => (shipped ??= readSeries(path.join(rootDir, 'content')));
  return () => fillDailies(db, readShipped, now());
}

/**
 * Deletes rows that are no longer needed: old rate limit windows, updates finished a month ago, a year-old audit trail,
 * what has been in the trash for a month, logs of old solves, days of play that no chart shows, groups that nobody visits,
 * rooms without a move for a month, and reminders of browsers that are gone.
 */
export async function pruneOldRows({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await pruneAttempts(db.queries, now());
  await pruneUpdates(db.queries, now() - keepUpdatesMs);
  await pruneEntries(db.queries, now() - keepAuditMs);
  await pruneTrash(db, now() - keepTrashMs);
  await pruneLogs(db, now() - keepLogsMs);
  await prunePlayDays(db.queries, utcToday({ now }));
  await pruneReactions(db.queries, utcToday({ now }));
  await pruneGroups(db.queries, now() - keepGroupsMs);
  await pruneRooms(db.queries, now() - keepRoomsMs);
  await pruneReminders(db.queries, now() - keepRemindersMs);
}

async function createReminderDelivery(context: Context, log: FastifyBaseLogger) {
  const { config, db, now, metrics } = context;
  const sender = new PushSender({
    hosts: config.PUSH_HOSTS,
    keys: await readVapidKeys(db, config),
    contact: contactOf(config),
    now,
  });
  const results = metrics?.counter(
    'monster_reminders_total',
    'Reminders that were due, by what became of them.',
  );
  const delivery = new ReminderDelivery({ db, now, siteUrl: config.SITE_URL, sender, log, results });
  return { delivery, sender };
}

/** Starts the site's background jobs. */
export async function startJobs(context: Context, log: FastifyBaseLogger): Promise<RepeatedWork> {
  const { config, db, now } = context;
  const onError = (error: unknown): void => log.error({ err: error }, 'a job failed and will be retried');
  const counted = createRoundCounter(context);
  const run = (name: string, everyMs: number, work: () => Promise<unknown>): RepeatedWork =>
    repeat(counted(name, work), everyMs, onError);
  const jobs = [
    run('prune', pruneEveryMs, () => pruneOldRows(context)),
    run('transfers', pruneTransfersEveryMs, () => pruneTransfers(db.queries, now())),
    run('daily', fillEveryMs, createDailyKeeper(context)),
  ];
  if (config.SENDGRID_API_KEY !== undefined) {
    const api = await createContactsApi(config.SENDGRID_API_KEY, config, requestTimeoutMs);
    const delivery = new OutboxDelivery({ ...context, api, log });
    jobs.push(run('deliver', deliverEveryMs, () => delivery.runOnce()));
  }
  const reminders = config.PUSH_ENABLED ? await createReminderDelivery(context, log) : undefined;
  if (reminders !== undefined) jobs.push(run('remind', remindEveryMs, () => reminders.delivery.runOnce()));
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      reminders?.sender.stop();
    },
  };
}
