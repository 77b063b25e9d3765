import { z } from 'zod';
import { MAX_ENDPOINT_LENGTH, REMINDER_STEP_MINUTES } from './limits.ts';
import { utcDate } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

/** Where a browser's push service takes messages. Whoever knows it can send them, so it is a secret. */
const endpoint = z.string().min(1).max(MAX_ENDPOINT_LENGTH);

/** What a message is encrypted with, as browsers make it: a point of P-256, and 16 random bytes. */
const keys = {
  p256dh: z.string().regex(/^[\w-]{87}=?$/u, 'is not the key of a browser'),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/u, 'is not the secret of a browser'),
};

/** The time of day in minutes since midnight, by the clock of the player. */
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1)
  .multipleOf(REMINDER_STEP_MINUTES, 'Please choose a whole or a half hour.');

const reminder = z.object({
  minute,
  /** When the next one is due, in ms since 1970. */
  nextAt: z.int(),
});
export type Reminder = z.infer<typeof reminder>;

const success = z.object({ success: z.boolean() });

/** Reminders by web push. A subscription is known by its endpoint. */
export const reminderRoutes = {
  getReminderKey: {
    method: 'GET',
    url: '/api/reminders/key',
    summary: 'The key that browsers subscribe with; null if the site sends no reminders',
    reply: z.object({ key: z.string().nullable() }),
  },
  setReminder: {
    method: 'PUT',
    url: '/api/reminders',
    summary: 'Has the site remind a browser once per day, or at another time than before',
    body: z.strictObject({
      endpoint,
      ...keys,
      minute,
      /** An IANA name such as `Europe/Vienna`. */
      timeZone: z.string().min(1).max(64),
    }),
    reply: reminder,
  },
  findReminder: {
    method: 'POST',
    url: '/api/reminders/find',
    summary: 'The reminder of a browser, if there is one',
    body: z.strictObject({ endpoint }),
    reply: z.object({ reminder: reminder.nullable() }),
  },
  moveReminder: {
    method: 'POST',
    url: '/api/reminders/move',
    summary: 'Tells that a push service has given a browser another endpoint',
    body: z.strictObject({ from: endpoint, endpoint, ...keys }),
    reply: success,
  },
  skipReminder: {
    method: 'POST',
    url: '/api/reminders/solved',
    summary: 'Tells that the puzzle of a date is solved, so that nobody is reminded of it',
    body: z.strictObject({ endpoint, date: utcDate }),
    reply: success,
  },
  removeReminder: {
    method: 'POST',
    url: '/api/reminders/off',
    summary: 'Deletes the reminder of a browser',
    body: z.strictObject({ endpoint }),
    reply: success,
  },
} as const satisfies Record<string, RouteContract>;
