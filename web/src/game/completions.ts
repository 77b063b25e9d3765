import { isBoolean, isString, objectOf, orNull } from '../lib/check.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** A puzzle that was solved in this browser; who solved it where a page that keeps ticks knows it. */
export interface Completion {
  readonly puzzleId: string;
  readonly uid: string | null;
  /** Whether the server has it; without a uid there is nothing to send. */
  readonly isSent: boolean;
}

const key = 'monster-completions';

const isCompletion = objectOf<Completion>({ puzzleId: isString, uid: orNull(isString), isSent: isBoolean });

function isSame(one: Completion, other: Completion): boolean {
  return one.puzzleId === other.puzzleId && one.uid === other.uid;
}

/** What has been solved here; of rubbish in the storage only what makes sense. */
export function storedCompletions(): Completion[] {
  const { value } = readStored(key);
  return Array.isArray(value) ? value.filter(isCompletion) : [];
}

/** Keeps a completion in the browser, once. */
export function keepCompletion(puzzleId: string, uid: string | null): void {
  const completion: Completion = { puzzleId, uid, isSent: false };
  const stored = storedCompletions();
  if (!stored.some((each) => isSame(each, completion))) writeStored(key, [...stored, completion]);
}

/** Reads anew before it writes, since another tab may have solved something meanwhile. */
export function markSent(sent: Completion): void {
  const stored = storedCompletions();
  writeStored(
    key,
    stored.map((each) => (isSame(each, sent) ? { ...each, isSent: true } : each)),
  );
}

/** What this browser knows to be solved: by the player with this uid, or by anyone where there is none. */
export function solvedHere(uid: string | null): string[] {
  return storedCompletions()
    .filter((each) => uid === null || each.uid === uid)
    .map(({ puzzleId }) => puzzleId);
}
