/** The list with the item of one place put at another; a place beyond an end is that end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = list.slice(from, from + 1);
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (item === undefined || from < 0 || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, item);
}
