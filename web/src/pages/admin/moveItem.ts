/** Returns the list with one item moved to another index; an index beyond either end means that end. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = list.slice(from, from + 1);
  const target = Math.min(Math.max(to, 0), list.length - 1);
  if (item === undefined || from < 0 || target === from) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, item);
}
