import { readStored, writeStored } from '../lib/storage.ts';
import { storedResults } from '../daily/results.ts';

const key = 'monster-reminder-offer';
/** Whoever has solved only one may never come back, and is not asked for anything. */
const fromSolves = 2;

/** True for somebody who seems to come back and has not been asked. */
export function mayOffer(): boolean {
  if (readStored(key).value !== undefined) return false;
  const solved = Object.values(storedResults()).filter(({ outcome }) => outcome === 'solved');
  return solved.length >= fromSolves;
}

/** Never asks again. */
export function endOffer(): void {
  writeStored(key, 'answered');
}
