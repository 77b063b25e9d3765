import type { Arrow, Scope } from './command.ts';
import type { Direction } from './puzzle.ts';
import { cellAt, isWordSolved, selectedPlace, type GameState, type Selection } from './game.ts';
import { placeOf, type Puzzle, type Word } from './makePuzzle.ts';

/** Moves the selection; returns the same state if it is already there. A player who moves no longer types a whole word. */
export function select(state: GameState, to: Selection): GameState {
  return state.isTypingWord ? { ...stepTo(state, to), isTypingWord: false } : stepTo(state, to);
}

/** Moves the selection while typing. */
export function stepTo(state: GameState, { cell, direction }: Selection): GameState {
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

/** Handles a click on a cell: the selected cell turns, any other cell keeps the direction if a word runs that way. */
export function selectCell(puzzle: Puzzle, state: GameState, cell: number): GameState {
  if (cell === state.selection.cell) return turn(puzzle, state);
  return selectAt(puzzle, state, cell, state.selection.direction);
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

/** Selects a word where there is something to do: at its first empty cell, else its first wrong letter, else its start. */
export function enterWord(state: GameState, word: Word): GameState {
  const error = word.cells.find((each) => cellAt(state, each).isError);
  const cell = firstEmpty(state, word) ?? error ?? word.cells[0] ?? state.selection.cell;
  return select(state, { cell, direction: word.direction });
}

/** Selects a clue at its first cell, so that its whole word can be typed. */
export function selectClue(
  puzzle: Puzzle,
  state: GameState,
  direction: Direction,
  number: number,
): GameState {
  const word = puzzle.words.find((each) => each.number === number && each.direction === direction);
  const cell = word?.cells[0];
  if (cell === undefined) return state;
  const selected = stepTo(state, { cell, direction });
  return selected.isTypingWord ? selected : { ...selected, isTypingWord: true };
}

/** Selects the clue before or after the selected one; down follows across, and across follows down. */
export function stepClue(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  const word = wordsFrom(puzzle, state, by)[0];
  return word ? enterWord(state, word) : state;
}

/** Selects the nearest clue to work on: one with an empty cell or, in a full but wrong grid, one that is not solved. */
export function stepOpen(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  if (puzzle.words.some((word) => firstEmpty(state, word) !== undefined))
    return stepUnfilled(puzzle, state, by);
  const word = wordsFrom(puzzle, state, by).find((each) => !isWordSolved(state, each));
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

/** Returns the cells that the player wants checked or revealed. */
export function cellsIn(puzzle: Puzzle, state: GameState, scope: Exclude<Scope, 'grid'>): readonly number[] {
  return scope === 'letter' ? [state.selection.cell] : (selectedPlace(puzzle, state)?.word.cells ?? []);
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
