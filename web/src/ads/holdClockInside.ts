import { countOpenDialog } from '../ui/openDialogs.ts';

/** Lets the clock of a game stand while the focus is within an ad, which a stray tap can do. */
export function holdClockInside(ad: Element): () => void {
  let release: (() => void) | null = null;
  const follow = (): void => {
    const isInside = ad.contains(document.activeElement);
    if (isInside === (release !== null)) return;
    release?.();
    release = isInside ? countOpenDialog() : null;
  };
  // The page hears of a frame that takes the focus only by losing it.
  addEventListener('blur', follow);
  addEventListener('focus', follow);
  return () => {
    removeEventListener('blur', follow);
    removeEventListener('focus', follow);
    release?.();
  };
}
