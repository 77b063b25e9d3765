import type { Clue, Direction, Entry } from './puzzle.ts';

/** Makes the clue lists of a puzzle from all its entries. */
export function makeClueLists<Each extends Entry>(
  entries: readonly Each[],
  textOf: (entry: Each, index: number) => string,
  noteOf: (entry: Each, index: number) => string | undefined = () => undefined,
): { acrossClues: Clue[]; downClues: Clue[] } {
  const clues = entries.map((entry, index) => ({
    entry,
    text: textOf(entry, index),
    note: noteOf(entry, index),
  }));
  const listOf = (direction: Direction): Clue[] =>
    clues
      .filter(({ entry }) => entry.direction === direction)
      .map(({ entry: { number }, text, note }) =>
        note === undefined ? { number, text } : { number, text, note },
      );
  return { acrossClues: listOf('across'), downClues: listOf('down') };
}
