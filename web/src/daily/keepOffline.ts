/** Makes the daily puzzles available offline from the next visit on. If the browser refuses, all else still works. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Waits until everything the player needs has loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
