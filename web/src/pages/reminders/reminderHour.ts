import { REMINDER_STEP_MINUTES } from '@monster/contract/limits';
import { readStored, writeStored } from '../../lib/storage.ts';

const key = 'monster-reminder-hour';
export const defaultMinute = 8 * 60;
const minutesPerDay = 24 * 60;

/** Every time of day that can be chosen, in minutes. */
export const reminderMinutes: readonly number[] = Array.from(
  { length: minutesPerDay / REMINDER_STEP_MINUTES },
  (_, step) => step * REMINDER_STEP_MINUTES,
);

/** The time that was chosen last. */
export function storedMinute(): number {
  const { value } = readStored(key);
  return reminderMinutes.find((minute) => minute === value) ?? defaultMinute;
}

export function storeMinute(minute: number): void {
  writeStored(key, minute);
}
