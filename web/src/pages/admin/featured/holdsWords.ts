import type { PuzzleListItem } from '@monster/contract';

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether title, author, id or date of a puzzle hold every word that is searched for, as the server's search has it. */
export function holdsWords(
  { id, title, author, datePublished }: Pick<PuzzleListItem, 'id' | 'title' | 'author' | 'datePublished'>,
  search: string,
): boolean {
  const words = plain(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const text = plain(`${title}\n${author}\n${id}\n${datePublished}`);
  return words.every((word) => text.includes(word));
}
