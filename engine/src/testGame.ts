import { DEFAULT_TYPING, type Command } from './command.ts';
import { makeClueLists } from './makeClueLists.ts';
import { entryName, findEntries, numberGrid, type PuzzleData } from './puzzle.ts';
import { newGame, withLetter, type GameState } from './game.ts';
import { type Puzzle } from './makePuzzle.ts';
import { readPuzzle } from './readPuzzle.ts';
import { reduce } from './reduce.ts';
import { writeCells } from './writeCells.ts';

/** Test builder: makes puzzle data from rows such as `#PA`; every clue is named after its entry. */
export function dataOf(rows: readonly string[]): PuzzleData {
  const grid = numberGrid(rows);
  return { grid, ...makeClueLists(findEntries(grid), (entry) => `Clue of ${entryName(entry)}`) };
}

/** Test builder: makes a puzzle from rows such as `#PA`. */
export function puzzleOf(rows: readonly string[]): Puzzle {
  const read = readPuzzle(dataOf(rows));
  if (!read.ok) throw new Error(read.problem);
  return read.puzzle;
}

/**
 * Test builder: makes the game in a picture. `.` is empty, `x` a typed letter, `X` one that a hint revealed, `#` black;
 * `>` or `v` comes before the selected cell. Spaces separate the rows.
 */
export function gameOf(puzzle: Puzzle, picture: string, minutes = 0): GameState {
  const game = newGame(puzzle, minutes);
  const tokens = picture.match(/[>v]?[^>v\s]/g) ?? [];
  const white = [...game.cells.keys()].filter((i) => !puzzle.cells[i]?.isBlack);
  const { cells, solvedClues } = writeCells(puzzle, game, white, (cell, i) => {
    const letter = tokens[i]?.at(-1) ?? '.';
    if (letter === '.') return cell;
    if (letter > 'Z') return withLetter(cell, letter.toUpperCase());
    return { ...cell, userValue: letter, isRevealed: true, revealedIn: 'across' };
  });
  const selected = tokens.findIndex((token) => /^[>v]./.test(token));
  const direction = tokens[selected]?.startsWith('v') ? 'down' : 'across';
  return { ...game, cells, solvedClues, selection: { cell: selected, direction } };
}

/** Draws a game as `gameOf` reads it; solved letters are capitals too. */
export function draw(puzzle: Puzzle, { cells, selection }: GameState): string {
  const tokens = cells.map((cell, i) => {
    const letter = cell.solved || cell.isRevealed ? cell.userValue : cell.userValue.toLowerCase();
    const cursor = selection.direction === 'across' ? '>' : 'v';
    return (i === selection.cell ? cursor : '') + (puzzle.cells[i]?.isBlack ? '#' : letter || '.');
  });
  return Array.from({ length: puzzle.size }, (_, row) =>
    tokens.slice(row * puzzle.size, (row + 1) * puzzle.size).join(''),
  ).join(' ');
}

/** Replays commands; a single capital letter is short for typing it. */
export function play(
  puzzle: Puzzle,
  state: GameState,
  ...commands: readonly (Command | string)[]
): GameState {
  return commands.reduce<GameState>((game, command) => {
    if (typeof command !== 'string') return reduce(puzzle, game, command);
    return reduce(puzzle, game, { type: 'typeLetter', letter: command, settings: DEFAULT_TYPING });
  }, state);
}
