import { isBoolean, isDate, isNumber, isString, objectOf, orNull } from '../lib/check.ts';
import { readCopies, writeStored } from '../lib/storage.ts';

/** How a puzzle was solved for the first time, for the lair. */
export interface Solve {
  /** The puzzle's title and date, so that the lair needs no network; the date is '' if the puzzle has none. */
  readonly title: string;
  readonly date: string;
  readonly solvedAt: string;
  readonly timeMs: number;
  /** True for a solve without hints, reveals and checks. */
  readonly isGolden: boolean;
  /** A word of the grid, to remember it by. */
  readonly word: string;
  /** The others in the room where it was solved, by their names then; missing for a solve alone. */
  readonly together?: readonly string[] | undefined;
}

/** A puzzle that was solved in this browser; `uid` is the player's, on pages that know it. */
export interface Completion {
  readonly puzzleId: string;
  readonly uid: string | null;
  /** Missing in a completion from before solves were kept. */
  readonly solve?: Solve | undefined;
}

const key = 'monster-completions';

/** Names are checked where they are shown, which no game waits for. */
const isSolve = objectOf<Omit<Solve, 'together'>>({
  title: isString,
  date: isString,
  solvedAt: isDate,
  timeMs: isNumber,
  isGolden: isBoolean,
  word: isString,
});

const isCompletion = objectOf<Omit<Completion, 'solve'>>({ puzzleId: isString, uid: orNull(isString) });

/** Returns what has been solved in this browser or another's data, oldest first, leaving out what is not valid. */
export function storedCompletions(stored: readonly unknown[] = readCopies(key).flat()): Completion[] {
  const first = new Map<string, Completion>();
  for (const each of stored) {
    if (!isCompletion(each)) continue;
    const { puzzleId, uid } = each;
    const name = JSON.stringify([puzzleId, uid]);
    const solve = 'solve' in each && isSolve(each.solve) ? each.solve : undefined;
    if (!first.has(name)) first.set(name, { puzzleId, uid, ...(solve && { solve }) });
  }
  return [...first.values()];
}

/** Saves a completion in the browser; returns false if it was there already, since the first solve counts. */
export function keepCompletion(added: Completion): boolean {
  const stored = storedCompletions();
  if (stored.some(({ puzzleId, uid }) => puzzleId === added.puzzleId && uid === added.uid)) return false;
  writeStored(key, [...stored, added]);
  return true;
}

/** Returns the ids of puzzles solved in this browser: by the player with this uid or, without a uid, by anyone. */
export function solvedHere(uid: string | null): string[] {
  return storedCompletions()
    .filter((each) => uid === null || each.uid === uid)
    .map(({ puzzleId }) => puzzleId);
}
