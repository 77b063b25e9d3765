import { cellAt, placeOf } from '@monster/engine';
import type { CellState, GameState, Puzzle } from '@monster/engine';
import { changedCells, selectedWord } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import styles from './Grid.module.css';
import { paintText } from './paintText.ts';
import { createSlicedPainter } from './slicedPainter.ts';

type Mark = 'pencil' | 'solved' | 'revealed' | 'error' | 'checked' | 'selected' | 'inWord';

function marksOf({ isPencil, solved, isRevealed, isChecked, isError }: CellState): Mark[] {
  const marks: [boolean, Mark][] = [
    [isPencil, 'pencil'],
    [solved, 'solved'],
    [isRevealed, 'revealed'],
    [isError, 'error'],
    [isChecked && !isError, 'checked'],
  ];
  return marks.filter(([isSet]) => isSet).map(([, mark]) => mark);
}

/** Returns the marks that a cell shows besides its letter. */
export function cellMarks(puzzle: Puzzle, state: GameState, cell: number): Mark[] {
  const { selection } = state;
  const marks = marksOf(cellAt(state, cell));
  if (selection.cell === cell) return [...marks, 'selected'];
  const isInWord = placeOf(puzzle, cell, selection.direction)?.word === selectedWord(puzzle, state);
  return isInWord ? [...marks, 'inWord'] : marks;
}

function paintCell(element: Element, puzzle: Puzzle, state: GameState, cell: number): void {
  const marks = cellMarks(puzzle, state, cell);
  paintText(element, cellAt(state, cell).userValue);
  element.className = [styles['cell'], ...marks.map((mark) => styles[mark])].join(' ');
  element.ariaInvalid = marks.includes('error') ? 'true' : null;
  element.ariaSelected = String(marks.includes('selected'));
}

const cellsPerFrame = 16;

/** Paints the game into the cells, then repaints only what changes; returns a function that stops. */
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
  paint(elements.keys());
  const painter = createSlicedPainter(paint, cellsPerFrame);
  const unsubscribe = subscribe((before, after) => painter.paint(changedCells(puzzle, before, after)));
  return () => {
    painter.stop();
    unsubscribe();
  };
}
