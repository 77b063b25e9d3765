import type { PuzzleListItem } from './daily.ts';

/** True when every word of the search is in the title, author, id or date; case and accents do not matter. */
export function matchesSearch(
  { id, title, author, datePublished }: Pick<PuzzleListItem, 'id' | 'title' | 'author' | 'datePublished'>,
  search: string,
): boolean {
  const words = fold(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const text = fold(`${title}\n${author}\n${id}\n${datePublished}`);
  return words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
