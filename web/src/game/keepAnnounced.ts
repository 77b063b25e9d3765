import { showToast } from '../ui/toasts.ts';
import { almostThere, announceChange } from './announce.ts';
import type { GameStore } from './gameStore.ts';
import { paintText } from './paintText.ts';

/**
 * Announces what has just happened to players who cannot see it. A full but wrong grid also gets a toast. Returns a
 * function that stops.
 */
export function keepAnnounced(region: Element, { puzzle, subscribe }: GameStore): () => void {
  const reported = new Set<string>();
  const isNews = (letters: string): boolean => {
    if (reported.has(letters)) return false;
    reported.add(letters);
    showToast({ title: almostThere });
    return true;
  };
  return subscribe((before, after) => {
    const text = announceChange(puzzle, before, after, isNews);
    // Repeating the same text would be no change, so a trailing space makes it one.
    if (text !== '') paintText(region, region.textContent === text ? `${text} ` : text);
  });
}
