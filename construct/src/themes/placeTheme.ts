import { findEntries, numberGrid, shuffle, type Entry, type Random } from '@monster/engine';
import { createCounter, type WordIndex } from '../words/wordIndex.ts';
import { fewestEntries, type Theme } from './themes.ts';

type Rows = readonly string[];

/** The most entries of a theme in one grid. */
const mostEntries = 4;

/** Draws three or four entries of a theme; null when it has too few that fit the grid. */
export function chooseEntries({ entries }: Theme, size: number, random: Random): string[] | null {
  const fitting = shuffle(entries, random).flatMap(({ answer }) => (answer.length <= size ? [answer] : []));
  const chosen = fitting.slice(0, random() < 0.5 ? fewestEntries : mostEntries);
  return chosen.length < fewestEntries ? null : chosen;
}

/** Returns, in words, why entries can never stand together in a grid of a size; null when they may. */
export function themeProblem(answers: readonly string[], size: number): string | null {
  const tooLong = answers.find((answer) => answer.length > size);
  if (tooLong !== undefined) return `${tooLong} is longer than a row of ${size}.`;
  return new Set(answers).size < answers.length ? 'An entry of the theme is there twice.' : null;
}

/**
 * Returns a function that writes entries into a pattern, in slots of their length that do not cross, those of equal
 * length opposite each other where they can be. It returns null when this draw leaves a crossing that no word fits, or
 * finds no slot; another may succeed.
 */
export function createPlacer(index: WordIndex, random: Random) {
  const count = createCounter(index);
  return (answers: readonly string[], pattern: Rows): string[] | null => {
    const size = pattern.length;
    const cells = [...pattern.join('')];
    const slots = shuffle(findEntries(numberGrid(pattern)), random);
    const wanted = new Set<number>();
    for (const answer of shuffle(answers, random)) {
      const slot = freeSlot(slots, answer, cells, wanted);
      if (slot === undefined) return null;
      slot.cells.forEach((cell, i) => (cells[cell] = answer[i] ?? ''));
      wanted.add(size ** 2 - 1 - (slot.cells.at(-1) ?? 0));
    }
    const rows = pattern.map((_, y) => cells.slice(y * size, (y + 1) * size).join(''));
    const isDead = ({ answer }: Entry): boolean =>
      answer.includes('.') && /[A-Z]/.test(answer) && count(answer) === 0;
    return findEntries(numberGrid(rows)).some(isDead) ? null : rows;
  };
}

/** Finds a slot for an answer that crosses no entry of the theme, at best one that begins at a wanted cell. */
function freeSlot(
  slots: readonly Entry[],
  answer: string,
  cells: readonly string[],
  wanted: ReadonlySet<number>,
): Entry | undefined {
  const free = slots.filter(
    (slot) => slot.cells.length === answer.length && slot.cells.every((cell) => cells[cell] === '.'),
  );
  return free.find((slot) => wanted.has(slot.cells[0] ?? -1)) ?? free[0];
}
