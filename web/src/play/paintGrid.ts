import { cellAt, placeOf } from '@monster/engine';
import type { CellState, GameState, Puzzle } from '@monster/engine';
import { changedCells, wordOf } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import styles from './Grid.module.css';
import { paintText } from './paintText.ts';

type Mark = 'solved' | 'revealed' | 'error' | 'checked' | 'selected' | 'inWord';

function marksOf({ solved, isRevealed, isChecked, isError }: CellState): Mark[] {
  const marks: [boolean, Mark][] = [
    [solved, 'solved'],
    [isRevealed, 'revealed'],
    [isError, 'error'],
    [isChecked && !isError, 'checked'],
  ];
  return marks.filter(([isSet]) => isSet).map(([, mark]) => mark);
}

/** How a cell is drawn beside its letter. */
export function cellMarks(puzzle: Puzzle, state: GameState, cell: number): Mark[] {
  const { selection } = state;
  const marks = marksOf(cellAt(state, cell));
  if (selection.cell === cell) return [...marks, 'selected'];
  const isInWord = placeOf(puzzle, cell, selection.direction)?.word === wordOf(puzzle, state);
  return isInWord ? [...marks, 'inWord'] : marks;
}

function paintCell(element: Element, puzzle: Puzzle, state: GameState, cell: number): void {
  const marks = cellMarks(puzzle, state, cell);
  paintText(element, cellAt(state, cell).userValue);
  element.className = [styles['cell'], ...marks.map((mark) => styles[mark])].join(' ');
  element.ariaInvalid = marks.includes('error') ? 'true' : null;
  element.ariaSelected = String(marks.includes('selected'));
}

/** As many cells as a slow phone paints in one frame; a key stroke never changes that many. */
const cellsAFrame = 40;

/** Paints the game into the cells, and from then on only what changed; returns how to stop. */
export function keepGridPainted(grid: Element, { puzzle, getState, subscribe }: GameStore): () => void {
  const elements = new Map<number, Element>();
  for (const element of grid.querySelectorAll('[data-cell]'))
    elements.set(Number(element.getAttribute('data-cell')), element);
  const paint = (cells: Iterable<number>): void => {
    for (const cell of cells) {
      const element = elements.get(cell);
      if (element !== undefined) paintCell(element, puzzle, getState(), cell);
    }
  };
  // Where nearly all changes at once, as with Reveal All, the page stays quick to answer.
  let frame = 0;
  let waiting: readonly number[] = [];
  const paintSome = (): void => {
    paint(waiting.slice(0, cellsAFrame));
    waiting = waiting.slice(cellsAFrame);
    frame = waiting.length > 0 ? requestAnimationFrame(paintSome) : 0;
  };
  paint(elements.keys());
  const unsubscribe = subscribe((before, after) => {
    const changed = changedCells(puzzle, before, after);
    if (changed.size <= cellsAFrame) return paint(changed);
    cancelAnimationFrame(frame);
    waiting = [...new Set([...waiting, ...changed])];
    paintSome();
  });
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
  };
}
