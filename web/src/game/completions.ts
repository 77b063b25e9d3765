import { isBoolean, isString, objectOf, orNull } from '../lib/check.ts';
import { readCopies, writeStored } from '../lib/storage.ts';

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

/** Adds a completion unless it is there already; once sent, it stays sent. */
function withCompletion(list: readonly Completion[], added: Completion): Completion[] {
  const known = list.find((each) => isSame(each, added));
  if (known === undefined) return [...list, added];
  return list.map((each) => (each === known ? { ...each, isSent: each.isSent || added.isSent } : each));
}

/** Returns what has been solved in this browser, leaving out invalid entries. */
export function storedCompletions(): Completion[] {
  return readCopies(key).flat().filter(isCompletion).reduce(withCompletion, []);
}

/** Saves a completion in the browser. */
export function keepCompletion(puzzleId: string, uid: string | null): void {
  writeStored(key, withCompletion(storedCompletions(), { puzzleId, uid, isSent: false }));
}

/** Marks a completion as sent. Reads the list again first, since another tab may have changed it in the meantime. */
export function markSent(sent: Completion): void {
  writeStored(key, withCompletion(storedCompletions(), { ...sent, isSent: true }));
}

/** Returns the ids of puzzles solved in this browser: by the player with this uid or, without a uid, by anyone. */
export function solvedHere(uid: string | null): string[] {
  return storedCompletions()
    .filter((each) => uid === null || each.uid === uid)
    .map(({ puzzleId }) => puzzleId);
}
