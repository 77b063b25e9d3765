/** Lets the daily puzzles open without a network from the next visit on; where the browser refuses, all else works. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // After everything the player waits for.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
