/** The UTC date of a time in ms since 1970, such as `2026-11-15`. */
export function utcDateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
