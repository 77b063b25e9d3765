/** What the browser's storage held: `isSound` is false for text that is not JSON, or where reading is forbidden. */
export interface Stored {
  readonly value: unknown;
  readonly isSound: boolean;
}

/** Reads a value; storage that is forbidden or holds rubbish never throws. */
export function readStored(key: string): Stored {
  try {
    const text = localStorage.getItem(key);
    return { value: text === null ? undefined : (JSON.parse(text) as unknown), isSound: true };
  } catch {
    return { value: undefined, isSound: false };
  }
}

/** The very text that is stored, to tell cheaply whether somebody else has written since. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value; false where storage is full or forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** The same of a text that is to be compared with `storedText` later. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
