/** The current UTC date by the player's clock, such as `2026-11-15`. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
