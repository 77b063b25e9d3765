import type { ReplacedPuzzle } from '@monster/contract';

const describeAll = (puzzles: readonly ReplacedPuzzle[]): string =>
  puzzles
    .map(({ title, author, datePublished, id }) => `"${title}" by ${author} of ${datePublished} (${id})`)
    .join(' and ');

/** Says why nothing was stored: the editor has not agreed to what would be replaced. */
export function refusalOf(replacing: readonly ReplacedPuzzle[]): string {
  return replacing.length === 0
    ? 'The puzzle that this was to replace is gone or has changed. Nothing was stored; please look again.'
    : `This would replace ${describeAll(replacing)}. Nothing was stored; please agree to that first.`;
}
