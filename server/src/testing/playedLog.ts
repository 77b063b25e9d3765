import { boardOf, DEFAULT_TYPING, newGame, reduceAt, solutionHash } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';

/** The board of rows such as `CAT`. */
export function testBoard(rows: readonly string[]): Puzzle {
  const board = boardOf(rows);
  if (board === null) throw new Error(`${rows.join('/')} is no grid.`);
  return board;
}

export const markOf = (rows: readonly string[]): number => solutionHash(testBoard(rows).cells);

const letter = (text: string): Command => ({ type: 'typeLetter', letter: text, settings: DEFAULT_TYPING });

/** Uneven, like hands. */
export const pauseOf = (msPerLetter: number, index: number): number =>
  Math.round(msPerLetter * (0.7 + ((index * 7) % 10) / 15));

interface Way {
  /** On average. */
  readonly msPerLetter?: number;
  readonly minutes?: number;
  /** What the player does before typing all letters. */
  readonly first?: readonly (Command | string)[];
  /** The game to go on with. */
  readonly from?: GameState;
}

/** Plays a grid to its end, letter by letter, and returns the game with its log. */
export function solvedGame(
  rows: readonly string[],
  { msPerLetter = 800, minutes = 0, first = [], from }: Way = {},
): GameState {
  const board = testBoard(rows);
  let game = from ?? newGame(board, minutes);
  let now = 0;
  let index = 0;
  const act = (command: Command): void => {
    game = reduceAt(board, game, { type: 'resume', now }, now);
    now += pauseOf(msPerLetter, (index += 1));
    game = reduceAt(board, game, command, now);
  };
  for (const command of first) act(typeof command === 'string' ? letter(command) : command);
  for (const [cell, { answer, isBlack }] of board.cells.entries()) {
    if (isBlack || game.cells[cell]?.solved === true) continue;
    const direction = board.places[cell]?.across ? 'across' : 'down';
    game = { ...game, selection: { cell, direction } };
    act(letter(answer));
  }
  return game;
}

export const logOf = (game: GameState): string => game.log?.text ?? '';
