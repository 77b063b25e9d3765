import { isString, objectOf, orNull, parseJson } from './check.ts';

/** What was read from the browser's storage; `isValid` is false when the text is not JSON or reading is forbidden. */
export interface Stored {
  readonly value: unknown;
  readonly isValid: boolean;
}

/** A value that could not be saved. */
interface Unsaved {
  readonly value: unknown;
  /** The text that was saved at that time. If it has changed since, another tab has saved something later. */
  readonly saved: string | null;
}

const isUnsaved = objectOf<Unsaved>({
  value: (value): value is unknown => value !== undefined,
  saved: orNull(isString),
});

/** What not even the tab's storage takes. It lasts until the page is left. */
const memory = new Map<string, string>();

/** Makes a call to the browser's storage; returns undefined when it throws, because storage is full or forbidden. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, text: string): boolean {
  return attempt(() => storage().setItem(key, text) === undefined) === true;
}

/** Keeps a text for this tab only; if the browser refuses, only for this page, and returns false. */
export function writeInTab(key: string, text: string): boolean {
  const isKept = write(() => sessionStorage, key, text);
  if (isKept) memory.delete(key);
  else memory.set(key, text);
  return isKept;
}

/** Reads what was kept for this tab. */
export function readInTab(key: string): string | null {
  const text = memory.get(key);
  if (text === undefined) return attempt(() => sessionStorage.getItem(key)) ?? null;
  // There may be room by now.
  writeInTab(key, text);
  return text;
}

function removeInTab(key: string): void {
  memory.delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** Reads the saved text, undefined if that is forbidden, and the value that this tab could not save, if any. */
function readBoth(key: string): { saved: string | null | undefined; unsaved: Unsaved | undefined } {
  const saved = attempt(() => localStorage.getItem(key));
  const unsaved = parseJson(readInTab(key) ?? '');
  if (!isUnsaved(unsaved)) return { saved, unsaved: undefined };
  // There may be room by now.
  if (unsaved.saved === (saved ?? null)) writeStored(key, unsaved.value);
  return { saved, unsaved };
}

/** Reads a value: the last one that was written, saved or not. Never throws. */
export function readStored(key: string): Stored {
  const { saved, unsaved } = readBoth(key);
  if (unsaved !== undefined && unsaved.saved === (saved ?? null))
    return { value: unsaved.value, isValid: true };
  const value = parseJson(saved ?? '');
  return { value, isValid: saved === null || value !== undefined };
}

/** Reads what is saved, and then what this tab could not save, for callers that can merge the two. Never throws. */
export function readCopies(key: string): unknown[] {
  const { saved, unsaved } = readBoth(key);
  return [parseJson(saved ?? ''), unsaved?.value].filter((value) => value !== undefined);
}

/** Keys of which the tab holds nothing that could not be saved; a game is saved with every letter. */
const savedKeys = new Set<string>();

/** Saves a value. When storage is full or forbidden, returns false and keeps the value for this tab or page. */
export function writeStored(key: string, value: unknown): boolean {
  const isSaved = write(() => localStorage, key, JSON.stringify(value));
  if (isSaved) {
    if (!savedKeys.has(key)) removeInTab(key);
    savedKeys.add(key);
  } else {
    savedKeys.delete(key);
    const saved = attempt(() => localStorage.getItem(key)) ?? null;
    writeInTab(key, JSON.stringify({ value, saved } satisfies Unsaved));
  }
  return isSaved;
}

/** Removes a value. Never throws. */
export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(key));
  removeInTab(key);
}
