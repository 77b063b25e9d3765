import type { Reminder } from '@monster/contract';
import { isNumber, isString, objectOf, orNull } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

const isReminder = objectOf<Reminder>({ minute: isNumber, nextAt: isNumber });

export const getReminderKey = defineCall<'getReminderKey'>(
  'GET /api/reminders/key',
  objectOf<{ key: string | null }>({ key: orNull(isString) }),
);
export const setReminder = defineCall<'setReminder'>('PUT /api/reminders', isReminder);
export const findReminder = defineCall<'findReminder'>(
  'POST /api/reminders/find',
  objectOf<{ reminder: Reminder | null }>({ reminder: orNull(isReminder) }),
);
export const moveReminder = defineCall<'moveReminder'>('POST /api/reminders/move', isSuccess);
export const skipReminder = defineCall<'skipReminder'>('POST /api/reminders/solved', isSuccess);
export const removeReminder = defineCall<'removeReminder'>('POST /api/reminders/off', isSuccess);
