import { isString, objectOf, orNull } from '../lib/check.ts';
import { readCopies, writeStored } from '../lib/storage.ts';

/** A puzzle that was solved in this browser; `uid` is the player's, on pages that know it. */
interface Completion {
  readonly puzzleId: string;
  readonly uid: string | null;
}

const key = 'monster-completions';

const isCompletion = objectOf<Completion>({ puzzleId: isString, uid: orNull(isString) });

function isSame(one: Completion, other: Completion): boolean {
  return one.puzzleId === other.puzzleId && one.uid === other.uid;
}

/** Returns what has been solved in this browser, leaving out invalid entries. */
function storedCompletions(): Completion[] {
  const all = readCopies(key).flat().filter(isCompletion);
  return all.filter((each, index) => all.findIndex((other) => isSame(other, each)) === index);
}

/** Saves a completion in the browser; returns false if it was there already. */
export function keepCompletion(puzzleId: string, uid: string | null): boolean {
  const added = { puzzleId, uid };
  const stored = storedCompletions();
  if (stored.some((each) => isSame(each, added))) return false;
  writeStored(key, [...stored, added]);
  return true;
}

/** Returns the ids of puzzles solved in this browser: by the player with this uid or, without a uid, by anyone. */
export function solvedHere(uid: string | null): string[] {
  return storedCompletions()
    .filter((each) => uid === null || each.uid === uid)
    .map(({ puzzleId }) => puzzleId);
}
