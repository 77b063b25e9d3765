import { openDialogs } from '../ui/openDialogs.ts';

/** Acts after the delay, or once the dialog that is open then has closed. Returns a function that cancels. */
export function afterDialogs(delayMs: number, act: () => void): () => void {
  let unsubscribe = (): void => {};
  const timer = setTimeout(() => {
    const actIfFree = (): void => {
      if (openDialogs.get() > 0) return;
      unsubscribe();
      act();
    };
    unsubscribe = openDialogs.subscribe(actIfFree);
    actIfFree();
  }, delayMs);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
