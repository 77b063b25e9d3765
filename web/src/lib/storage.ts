/** What was read from the browser's storage; `isValid` is false when the text is not JSON or reading is forbidden. */
export interface Stored {
  readonly value: unknown;
  readonly isValid: boolean;
}

/** Reads a value. Never throws, even when storage is forbidden or damaged. */
export function readStored(key: string): Stored {
  try {
    const text = localStorage.getItem(key);
    return { value: text === null ? undefined : (JSON.parse(text) as unknown), isValid: true };
  } catch {
    return { value: undefined, isValid: false };
  }
}

/** Writes a value; returns false when storage is full or forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes a value. Never throws. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, there is nothing to remove.
  }
}
