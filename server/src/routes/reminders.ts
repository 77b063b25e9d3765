import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findReminder, moveReminder, noteSolved, removeReminder, saveReminder } from '../db/reminders.ts';
import { utcDateOf } from '../db/utcDateOf.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { givePlayer } from '../http/playerCookie.ts';
import { pushAddressOf } from '../pushHosts.ts';
import { knownTimeZone, nextReminder } from '../reminders/nextReminder.ts';
import { isPublicKey, readVapidKeys } from '../reminders/vapid.ts';
import type { VapidKeys } from '../reminders/vapid.ts';

const dayMs = 24 * 60 * 60_000;

/** Refuses a subscription that we would not or could not send anything to. */
function checkSubscription(
  { config }: Context,
  { endpoint, p256dh }: { readonly endpoint: string; readonly p256dh: string },
): void {
  if (!config.PUSH_ENABLED)
    throw new HttpError(409, 'This site sends no reminders. You can still add one to your calendar.');
  if (pushAddressOf(endpoint, config.PUSH_HOSTS) === undefined)
    throw new HttpError(
      400,
      'This site does not know the push service of your browser. Please use the calendar instead.',
      'endpoint',
    );
  if (!isPublicKey(p256dh))
    throw new HttpError(
      400,
      'The key of your browser is damaged. Please turn reminders off and on again.',
      'p256dh',
    );
}

function answerBrowsers(app: FastifyInstance, context: Context): void {
  const { db, now } = context;

  answer(app, routes.setReminder, async ({ body, request, reply }) => {
    checkSubscription(context, body);
    const timeZone = knownTimeZone(body.timeZone);
    if (timeZone === undefined)
      throw new HttpError(
        400,
        'This site does not know your time zone. Please check the clock settings of your device.',
        'timeZone',
      );
    const time = { minute: body.minute, timeZone };
    const dueAt = nextReminder(time, now());
    // Known by the cookie, so that whoever has it can see and delete what is stored.
    const player = givePlayer(context, request, reply);
    const { sent_on: sentOn } = await saveReminder(db, { ...body, player, timeZone, dueAt, now: now() });
    return { minute: body.minute, nextAt: nextReminder(time, now(), sentOn) };
  });

  answer(app, routes.findReminder, async ({ body: { endpoint } }) => {
    const row = await findReminder(db.queries, endpoint);
    if (row === undefined || !context.config.PUSH_ENABLED) return { reminder: null };
    const { minute, time_zone: timeZone, sent_on: sentOn } = row;
    return { reminder: { minute, nextAt: nextReminder({ minute, timeZone }, now(), sentOn) } };
  });

  answer(app, routes.moveReminder, async ({ body: { from, ...to } }) => {
    checkSubscription(context, to);
    await moveReminder(db, from, to);
    return { success: true };
  });

  // A browser without a reminder has nothing to skip or to delete, which is as good.
  answer(app, routes.skipReminder, async ({ body: { endpoint, date } }) => {
    // Clocks differ a little, and around midnight so do dates.
    if (date > utcDateOf(now() + dayMs))
      throw new HttpError(400, 'This date is in the future. Please check the clock of your device.', 'date');
    await noteSolved(db.queries, { endpoint, date, now: now() });
    return { success: true };
  });

  answer(app, routes.removeReminder, async ({ body: { endpoint } }) => {
    await removeReminder(db.queries, endpoint);
    return { success: true };
  });
}

/** Reminders by web push. */
export async function reminderRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const { config, db } = context;
  let keys: VapidKeys | undefined;
  answer(app, routes.getReminderKey, async () => {
    if (!config.PUSH_ENABLED) return { key: null };
    keys ??= await readVapidKeys(db, config);
    return { key: keys.publicKey };
  });
  answerBrowsers(app, context);
}
