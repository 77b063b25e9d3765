import { isBoolean, isString, objectOf, orNull } from '../lib/check.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** A puzzle that was solved in this browser; `uid` is the player's, on pages that know it. */
export interface Completion {
  readonly puzzleId: string;
  readonly uid: string | null;
  /** Whether the server has it. Without a uid there is nothing to send. */
  readonly isSent: boolean;
}

const key = 'monster-completions';

const isCompletion = objectOf<Completion>({ puzzleId: isString, uid: orNull(isString), isSent: isBoolean });

function isSame(one: Completion, other: Completion): boolean {
  return one.puzzleId === other.puzzleId && one.uid === other.uid;
}

/** Returns what has been solved in this browser, leaving out invalid entries. */
export function storedCompletions(): Completion[] {
  const { value } = readStored(key);
  return Array.isArray(value) ? value.filter(isCompletion) : [];
}

/** Saves a completion in the browser unless it is already there. */
export function keepCompletion(puzzleId: string, uid: string | null): void {
  const completion: Completion = { puzzleId, uid, isSent: false };
  const stored = storedCompletions();
  if (!stored.some((each) => isSame(each, completion))) writeStored(key, [...stored, completion]);
}

/** Marks a completion as sent. Reads the list again first, since another tab may have changed it in the meantime. */
export function markSent(sent: Completion): void {
  const stored = storedCompletions();
  writeStored(
    key,
    stored.map((each) => (isSame(each, sent) ? { ...each, isSent: true } : each)),
  );
}

/** Returns the ids of puzzles solved in this browser: by the player with this uid or, without a uid, by anyone. */
export function solvedHere(uid: string | null): string[] {
  return storedCompletions()
    .filter((each) => uid === null || each.uid === uid)
    .map(({ puzzleId }) => puzzleId);
}
