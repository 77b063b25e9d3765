import { GAP } from './editGrid.ts';
import { makeClueLists } from './makeClueLists.ts';
import { findEntries, numberGrid, type Clue, type Direction, type Entry } from './puzzle.ts';

/** A clue of a puzzle that is being edited, and the word that it was written for. */
export interface PlacedClue {
  readonly direction: Direction;
  /** The first cell of the word, and how many it has. */
  readonly start: number;
  readonly length: number;
  readonly answer: string;
  readonly text: string;
  /** '' for none. */
  readonly note: string;
}

/** The clues of a grid: one for each word, in the order of the clue lists, and those whose words are gone. */
export interface CluesOfGrid {
  readonly clues: readonly PlacedClue[];
  readonly spare: readonly PlacedClue[];
}

function placeOfEntry({ direction, cells, answer }: Entry): Place {
  return { direction, start: cells[0] ?? 0, length: cells.length, answer };
}

/** The words of a grid, in the order of the clue lists. */
export function entriesOfRows(rows: readonly string[]): Entry[] {
  return findEntries(numberGrid(rows));
}

/** Gives each clue of a stored puzzle its place. */
export function placeClues(
  rows: readonly string[],
  lists: { readonly acrossClues: readonly Clue[]; readonly downClues: readonly Clue[] },
): PlacedClue[] {
  return entriesOfRows(rows).map((entry) => {
    const list = entry.direction === 'across' ? lists.acrossClues : lists.downClues;
    const clue = list.find(({ number }) => number === entry.number);
    return { ...placeOfEntry(entry), text: clue?.text ?? '', note: clue?.note ?? '' };
  });
}

const isWritten = ({ text, note }: PlacedClue): boolean => text.trim() !== '' || note.trim() !== '';

type Place = Omit<PlacedClue, 'text' | 'note'>;

const isAt = (place: Place, clue: PlacedClue): boolean =>
  clue.direction === place.direction && clue.start === place.start && clue.length === place.length;

const hasAnswer = (place: Place, clue: PlacedClue): boolean =>
  clue.answer === place.answer && !place.answer.includes(GAP);

/** How a clue finds its word: the first way that leads to one counts. */
const ways: readonly ((place: Place, clue: PlacedClue) => boolean)[] = [
  (place, clue) => isAt(place, clue) && hasAnswer(place, clue),
  (place, clue) => clue.direction === place.direction && hasAnswer(place, clue),
  hasAnswer,
  isAt,
];

/**
 * Finds the clues of a grid that has changed. A clue goes with its answer, wherever that is now; if there is no such
 * word any more, it stays with its cells, whatever letters they have. All others are kept as spare ones, and come back
 * with their answers to words that have no clue.
 */
export function followClues({ clues, spare }: CluesOfGrid, rows: readonly string[]): CluesOfGrid {
  const places = entriesOfRows(rows).map(placeOfEntry);
  const found = new Map<number, PlacedClue>();
  const match = (left: Set<PlacedClue>, fits: (place: Place, clue: PlacedClue) => boolean): void => {
    for (const [index, place] of places.entries()) {
      const clue = found.has(index) ? undefined : [...left].find((each) => fits(place, each));
      if (clue === undefined) continue;
      found.set(index, clue);
      left.delete(clue);
    }
  };
  const current = new Set(clues.filter(isWritten));
  for (const way of ways) match(current, way);
  const unused = new Set([...spare, ...current]);
  match(unused, hasAnswer);
  return {
    clues: places.map((place, index) => ({
      ...place,
      text: found.get(index)?.text ?? '',
      note: found.get(index)?.note ?? '',
    })),
    spare: [...unused],
  };
}

/** The clue lists as a puzzle stores them. */
export function clueListsOf(
  rows: readonly string[],
  clues: readonly PlacedClue[],
): ReturnType<typeof makeClueLists> {
  return makeClueLists(
    entriesOfRows(rows),
    (_, index) => clues[index]?.text ?? '',
    (_, index) => clues[index]?.note.trim() || undefined,
  );
}
