import { showToast } from '../../ui/toasts.ts';

const lookMs = 3_000;

/**
 * Takes a player who only looks at a finished grid along to the next one, after a moment. Whoever does anything in that
 * moment stays: nobody is taken away from what they are reading or about to press. Returns a function that calls it off.
 */
export function followOn(opener: string, go: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    controller.abort();
    clearTimeout(timer);
  };
  const stay = (): void => {
    if (signal.aborted) return;
    stop();
    // Without a button: a press that is under way must not hit a new one.
    showToast({ title: 'You are staying here', description: 'Go on with the others whenever you like.' });
  };
  const start = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => {
        stop();
        go();
      }, lookMs);
  };
  showToast({
    title: `${opener} has opened the next puzzle`,
    description: 'You go there in a moment.',
    action: { label: 'Stay here', run: stay },
  });
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(name, stay, { signal, capture: true });
  document.addEventListener('visibilitychange', start, { signal });
  start();
  return stop;
}
