import type { NeededPuzzle } from '@monster/contract';

/** Says what players meet when a puzzle that the site needs is missing. */
export function whatBreaks({ use, level }: Pick<NeededPuzzle, 'use' | 'level'>): string {
  switch (use) {
    case 'level':
      return `Without it, level ${level ?? ''} of the challenge cannot be played.`;
    case 'afterLevels':
      return 'Without it, players who go on after level 5 find no puzzle.';
    case 'monster':
      return 'Without it, players who unlock the monster after level 5 find no puzzle.';
  }
}
