import type { Arrow } from './command.ts';
import type { Direction } from './puzzle.ts';
import { cellAt, selectedPlace, type GameState, type Selection } from './game.ts';
import { placeOf, type Puzzle, type Word } from './readPuzzle.ts';

/** Moves the selection; returns the same state if it is already there. */
export function select(state: GameState, { cell, direction }: Selection): GameState {
  const { selection } = state;
  if (selection.cell === cell && selection.direction === direction) return state;
  return { ...state, selection: { cell, direction } };
}

/** Selects a cell in a direction, or in the other one if no word runs that way; never a black cell. */
function selectAt(puzzle: Puzzle, state: GameState, cell: number, direction: Direction): GameState {
  if (placeOf(puzzle, cell, direction)) return select(state, { cell, direction });
  const other = otherDirection(direction);
  return placeOf(puzzle, cell, other) ? select(state, { cell, direction: other }) : state;
}

/** Switches between across and down where two words cross. */
export function turn(puzzle: Puzzle, state: GameState): GameState {
  const { cell, direction } = state.selection;
  return selectAt(puzzle, state, cell, otherDirection(direction));
}

/**
 * Handles a click on a cell. The selected cell turns, the first cell of an across word selects across, as on every
 * crossword site, and any other cell keeps the direction.
 */
export function selectCell(puzzle: Puzzle, state: GameState, cell: number): GameState {
  if (cell === state.selection.cell) return turn(puzzle, state);
  const startsAcross = placeOf(puzzle, cell, 'across')?.position === 0;
  return selectAt(puzzle, state, cell, startsAcross ? 'across' : state.selection.direction);
}

/** Moves one cell along the word, skipping black ones; an arrow across the word turns first if a word crosses there. */
export function move(puzzle: Puzzle, state: GameState, arrow: Arrow): GameState {
  const { size } = puzzle;
  const { cell, direction } = state.selection;
  const axis = arrow === 'left' || arrow === 'right' ? 'across' : 'down';
  if (axis !== direction && placeOf(puzzle, cell, axis)) return select(state, { cell, direction: axis });
  const by = arrow === 'right' || arrow === 'down' ? 1 : -1;
  let row = Math.floor(cell / size);
  let column = cell % size;
  for (;;) {
    if (axis === 'across') column += by;
    else row += by;
    if (Math.min(row, column) < 0 || Math.max(row, column) >= size) return state;
    const next = row * size + column;
    if (!puzzle.cells[next]?.isBlack) return selectAt(puzzle, state, next, direction);
  }
}

/** Selects the first or last cell of the selected word. */
export function goToEnd(puzzle: Puzzle, state: GameState, end: 0 | -1): GameState {
  const { cell, direction } = state.selection;
  return select(state, { cell: selectedPlace(puzzle, state)?.word.cells.at(end) ?? cell, direction });
}

function enterWord(state: GameState, word: Word): GameState {
  const cell = firstEmpty(state, word) ?? word.cells[0] ?? state.selection.cell;
  return select(state, { cell, direction: word.direction });
}

/** Selects a clue at its first empty cell, or at its start when it is full. */
export function selectClue(
  puzzle: Puzzle,
  state: GameState,
  direction: Direction,
  number: number,
): GameState {
  const word = puzzle.words.find((each) => each.number === number && each.direction === direction);
  return word ? enterWord(state, word) : state;
}

/** Selects the clue before or after the selected one; down follows across, and across follows down. */
export function stepClue(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  const word = wordsFrom(puzzle, state, by)[0];
  return word ? enterWord(state, word) : state;
}

/** Selects the nearest clue with an empty cell before or after the selected one, which itself comes last. */
export function stepUnfilled(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  const word = wordsFrom(puzzle, state, by).find((each) => firstEmpty(state, each) !== undefined);
  return word ? enterWord(state, word) : state;
}

/** Returns the first empty cell of a word. */
export function firstEmpty(state: GameState, word: Word): number | undefined {
  return word.cells.find((cell) => cellAt(state, cell).userValue === '');
}

function wordsFrom(puzzle: Puzzle, state: GameState, by: 1 | -1): Word[] {
  const { words } = puzzle;
  const id = selectedPlace(puzzle, state)?.word.id ?? 0;
  const after = [...words.slice(id + 1), ...words.slice(0, id)];
  const here = words.slice(id, id + 1);
  return [...(by === 1 ? after : after.reverse()), ...here];
}

function otherDirection(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}
