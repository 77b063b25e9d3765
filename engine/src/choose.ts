import type { Random } from './random.ts';

/** Picks one item; the list must not be empty. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('pick: the list is empty');
  return item;
}

/** Returns a shuffled copy (Fisher-Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as Item, copy[i] as Item];
  }
  return copy;
}
