import type { FullPuzzle, PuzzleStatistics } from '@monster/contract';
import { entryName, findEntries } from '@monster/engine';
import type { Entry } from '@monster/engine';

/** A word of a puzzle with its clue; its place in the list is its number in reports. */
export interface PuzzleWord extends Entry {
  /** Such as `1-Across`. */
  readonly name: string;
  readonly clue: string;
}

/** The words of a puzzle in the order of the clue lists. */
export function wordsOf({ grid, acrossClues, downClues }: FullPuzzle): PuzzleWord[] {
  const clues = { across: acrossClues, down: downClues };
  return findEntries(grid).map((entry) => ({
    ...entry,
    name: entryName(entry),
    clue: clues[entry.direction].find(({ number }) => number === entry.number)?.text ?? '',
  }));
}

const most = 10;

/** The words whose letters were wrong most often, by letter, since a long word has more chances. */
export function hardestWords(words: readonly PuzzleWord[], wrong: PuzzleStatistics['wrong']) {
  const totals = new Map(wrong.map(({ cell, total }) => [cell, total]));
  return words
    .map((word) => {
      const mistakes = word.cells.reduce((sum, cell) => sum + (totals.get(cell) ?? 0), 0);
      return { word, mistakes, perLetter: mistakes / word.cells.length };
    })
    .filter(({ mistakes }) => mistakes > 0)
    .toSorted((a, b) => b.perLetter - a.perLetter)
    .slice(0, most);
}
