/** Returns a parameter of the page's address, or ''. Only for what is rendered in the browser. */
export function readAddress(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/** Sets parameters of the page's address, so that they survive a reload; '' removes one. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values))
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Some browsers allow only so many changes per minute; the next one brings the address up to date.
  }
}
