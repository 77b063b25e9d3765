/**
 * Tells the styles before the first paint that this browser has played before, so that what is personal has its place
 * from the start. Part of the early script, which shares no code with the page: see `pages/home/useIsReturning.ts`.
 */
export function markReturning(): void {
  try {
    const played =
      localStorage.getItem('monster-daily-results') ?? localStorage.getItem('monster-completions');
    if (played !== null) document.documentElement.dataset['returning'] = '';
  } catch {
    // Storage is forbidden, so everybody is new.
  }
}
