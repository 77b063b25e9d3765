import {
  DEFAULT_TYPING,
  entryName,
  findEntries,
  makeClueLists,
  newGame,
  numberGrid,
  readPuzzle,
  reduce,
} from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';

/** Builds a puzzle for tests from rows such as `#PA`; every clue is named after its word. */
export function puzzleOf(...rows: string[]): Puzzle {
  const grid = numberGrid(rows);
  const lists = makeClueLists(findEntries(grid), (entry) => `Clue of ${entryName(entry)}`);
  const read = readPuzzle({ grid, ...lists });
  if (!read.ok) throw new Error(read.problem);
  return read.puzzle;
}

/** Returns a command for tests; a single letter is short for typing it. */
export function commandOf(command: Command | string): Command {
  return typeof command === 'string'
    ? { type: 'typeLetter', letter: command, settings: DEFAULT_TYPING }
    : command;
}

/** Builds a game for tests, with these commands carried out. */
export function gameOf(puzzle: Puzzle, ...commands: (Command | string)[]): GameState {
  return commands.reduce<GameState>(
    (state, command) => reduce(puzzle, state, commandOf(command)),
    newGame(puzzle),
  );
}
