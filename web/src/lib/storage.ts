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

/** Writes a value; false where storage is full or forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a value, where there is one. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
