import { useEffect, useRef } from 'react';
import { almostThere, announceChange } from '../game/announce.ts';
import { showToast } from '../ui/toasts.ts';
import { useGame } from './GameContext.ts';
import { paintText } from '../game/paintText.ts';
import styles from './LiveRegion.module.css';

/** Announces what has just happened to players who cannot see it. A full but wrong grid also gets a toast. */
export function LiveRegion() {
  const store = useGame();
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const reported = new Set<string>();
    const isNews = (letters: string): boolean => {
      if (reported.has(letters)) return false;
      reported.add(letters);
      showToast({ title: almostThere });
      return true;
    };
    return store.subscribe((before, after) => {
      const text = announceChange(store.puzzle, before, after, isNews);
      if (text === '' || region.current === null) return;
      // Repeating the same text would be no change, so a trailing space makes it one.
      paintText(region.current, region.current.textContent === text ? `${text} ` : text);
    });
  }, [store]);
  return <p ref={region} aria-live="polite" data-testid="announcements" className={styles['hidden']} />;
}
