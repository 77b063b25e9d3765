/** A stand-in for the browser's storage that can be full or forbidden. */
export function standInStorage() {
  const items = new Map<string, string>();
  const trouble = { isFull: false, isForbidden: false };
  const guard = (isRefused: boolean): void => {
    if (isRefused) throw new DOMException('No', 'QuotaExceededError');
  };
  return {
    items,
    trouble,
    getItem: (key: string): string | null => {
      guard(trouble.isForbidden);
      return items.get(key) ?? null;
    },
    setItem: (key: string, text: string): void => {
      guard(trouble.isForbidden || trouble.isFull);
      items.set(key, text);
    },
    removeItem: (key: string): void => {
      guard(trouble.isForbidden);
      items.delete(key);
    },
  };
}
