import type { Arrow } from './command.ts';
import type { Direction } from './puzzle.ts';
import { cellAt, selectedPlace, type GameState, type Selection } from './game.ts';
import { placeOf, type Puzzle, type Word } from './readPuzzle.ts';

/** Moves the selection; the same state where it is there already. */
export function select(state: GameState, { cell, direction }: Selection): GameState {
  const { selection } = state;
  if (selection.cell === cell && selection.direction === direction) return state;
  return { ...state, selection: { cell, direction } };
}

/** Selects a cell in a direction, or in the other one where no word runs that way; never a black cell. */
function selectAt(puzzle: Puzzle, state: GameState, cell: number, direction: Direction): GameState {
  if (placeOf(puzzle, cell, direction)) return select(state, { cell, direction });
  const other = otherDirection(direction);
  return placeOf(puzzle, cell, other) ? select(state, { cell, direction: other }) : state;
}

/** Between across and down, where two words cross. */
export function turn(puzzle: Puzzle, state: GameState): GameState {
  const { cell, direction } = state.selection;
  return selectAt(puzzle, state, cell, otherDirection(direction));
}

/**
 * A click: the selected cell turns. The first cell of an across word goes across, as on every crossword site;
 * any other cell keeps the direction.
 */
export function selectCell(puzzle: Puzzle, state: GameState, cell: number): GameState {
  if (cell === state.selection.cell) return turn(puzzle, state);
  const startsAcross = placeOf(puzzle, cell, 'across')?.position === 0;
  return selectAt(puzzle, state, cell, startsAcross ? 'across' : state.selection.direction);
}

/** Along the word one cell, over black ones; across it, turns first where a word crosses. */
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

/** The first or last cell of the selected word. */
export function goToEnd(puzzle: Puzzle, state: GameState, end: 0 | -1): GameState {
  const { cell, direction } = state.selection;
  return select(state, { cell: selectedPlace(puzzle, state)?.word.cells.at(end) ?? cell, direction });
}

function enterWord(state: GameState, word: Word): GameState {
  const cell = firstBlank(state, word) ?? word.cells[0] ?? state.selection.cell;
  return select(state, { cell, direction: word.direction });
}

/** Selects a clue from a list, at its first blank, or at its start when it is full. */
export function selectClue(
  puzzle: Puzzle,
  state: GameState,
  direction: Direction,
  number: number,
): GameState {
  const word = puzzle.words.find((each) => each.number === number && each.direction === direction);
  return word ? enterWord(state, word) : state;
}

/** The clue before or after the selected one; across flows into down and round. */
export function stepClue(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  const word = wordsFrom(puzzle, state, by)[0];
  return word ? enterWord(state, word) : state;
}

/** The nearest clue with a blank before or after the selected one, which itself comes last. */
export function stepUnfilled(puzzle: Puzzle, state: GameState, by: 1 | -1): GameState {
  const word = wordsFrom(puzzle, state, by).find((each) => firstBlank(state, each) !== undefined);
  return word ? enterWord(state, word) : state;
}

/** The first empty cell of a word. */
export function firstBlank(state: GameState, word: Word): number | undefined {
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
