import { useEffect, useRef } from 'react';
import { announceChange } from '../game/announce.ts';
import { useGame } from './GameContext.ts';
import { paintText } from '../game/paintText.ts';
import styles from './LiveRegion.module.css';

/** Says aloud, to who cannot see it, what has just happened. */
export function LiveRegion({ onAlmostThere }: { onAlmostThere: () => void }) {
  const store = useGame();
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const complainedOf = new Set<string>();
    const isNews = (letters: string): boolean => {
      if (complainedOf.has(letters)) return false;
      complainedOf.add(letters);
      onAlmostThere();
      return true;
    };
    return store.subscribe((before, after) => {
      const text = announceChange(store.puzzle, before, after, isNews);
      if (text === '' || region.current === null) return;
      // The same words twice would be no change: a blank at the end makes them one.
      paintText(region.current, region.current.textContent === text ? `${text} ` : text);
    });
  }, [store, onAlmostThere]);
  return <p ref={region} aria-live="polite" data-testid="announcements" className={styles['hidden']} />;
}
