/**
 * Shows the player's settings to the styles before the first paint, as attributes such as `data-text-size`. Part of the
 * early script, which shares no code with the page: the page changes them in `game/playSettings.ts`.
 */
export function showSettings(): void {
  try {
    Object.assign(
      document.documentElement.dataset,
      JSON.parse(localStorage.getItem('monster-settings') ?? '{}'),
    );
  } catch {
    // Storage is forbidden or damaged, so the defaults apply.
  }
}
