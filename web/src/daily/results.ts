import { isDate, isNumber, objectOf, oneOf, optional } from '../lib/check.ts';
import { readCopies, writeStored } from '../lib/storage.ts';

/** How the first attempt at a daily puzzle went. */
export interface Result {
  /** The puzzle's own date. */
  readonly date: string;
  /** The time of the first letter; a result from before November 2026 has only the UTC date. */
  readonly begunOn: string;
  readonly outcome: 'begun' | 'solved' | 'revealed';
  readonly timeMs: number;
  readonly hintsUsed: number;
  /** The size of the grid; missing in a result that is not final or from before November 2026. */
  readonly size?: number | undefined;
  /** With how many others it was solved; missing for a solve alone. */
  readonly together?: number | undefined;
}

/** Results by puzzle id. */
export type Results = Readonly<Record<string, Result>>;

const key = 'monster-daily-results';

/** `together` is checked where it is counted: what is here comes before the first key. */
const isResult = objectOf<Omit<Result, 'together'>>({
  date: isDate,
  begunOn: isDate,
  outcome: oneOf('begun', 'solved', 'revealed'),
  timeMs: isNumber,
  hintsUsed: isNumber,
  size: optional(isNumber),
});

/** Returns the valid results in stored data and drops the rest. */
export function parseResults(stored: unknown): Results {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Result] => isResult(entry[1])),
  );
}

/** Adds the progress of a game. Once a game has ended its result is final: a second attempt cannot improve it. */
export function withResult(results: Results, puzzleId: string, result: Result): Results {
  const known = results[puzzleId];
  if (known !== undefined && (known.outcome !== 'begun' || result.outcome === 'begun')) return results;
  return { ...results, [puzzleId]: { ...result, begunOn: (known ?? result).begunOn } };
}

export function storedResults(): Results {
  // Only where the copies differ are results copied once more: years of them add up.
  const [saved = {}, unsaved = {}] = readCopies(key).map((copy) => parseResults(copy));
  return Object.entries(unsaved).reduce((results, [id, result]) => withResult(results, id, result), saved);
}

/** Puts back the result from before a reveal that the player has taken back; undefined for none. */
export function restoreResult(puzzleId: string, result: Result | undefined): void {
  const { [puzzleId]: _revealed, ...others } = storedResults();
  writeStored(key, result === undefined ? others : { ...others, [puzzleId]: result });
}

/** Notes that a puzzle is begun now, unless its beginning is known. */
export function saveBegun(puzzleId: string, date: string): void {
  saveResult(puzzleId, {
    date,
    begunOn: new Date().toISOString(),
    outcome: 'begun',
    timeMs: 0,
    hintsUsed: 0,
  });
}

/** Saves a result in the browser. */
export function saveResult(puzzleId: string, result: Result): void {
  const before = storedResults();
  const after = withResult(before, puzzleId, result);
  if (after !== before) writeStored(key, after);
}
