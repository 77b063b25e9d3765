import { newGame, type GameState } from './game.ts';
import { isRecord } from './isRecord.ts';
import type { Puzzle } from './readPuzzle.ts';
import { fingerprint, restoreGame } from './serializeGame.ts';

/**
 * Returns a game that was saved before an editor changed the grid, with its letters, help and clock. Marks and edits are
 * gone, and so are letters where there are blocks now. Null if it is no game of this size, if everything was revealed,
 * or if most letters are wrong: then another puzzle has taken this one's place.
 */
export function adaptGame(puzzle: Puzzle, saved: unknown): GameState | null {
  if (!isRecord(saved) || saved['phase'] === 'revealed-all' || typeof saved['letters'] !== 'string')
    return null;
  const { cells, words } = puzzle;
  const letters = [...saved['letters']].map((letter, i) => (cells[i]?.isBlack === false ? letter : '.'));
  const isRight = (cell: number): boolean => letters[cell]?.toUpperCase() === cells[cell]?.answer;
  const right = letters.filter((_, cell) => isRight(cell)).length;
  if (right * 2 < letters.filter((letter) => letter !== '.').length) return null;
  const solved = words.filter((word) => word.cells.every(isRight));
  const numbers = (direction: string): number[] =>
    solved.filter((word) => word.direction === direction).map(({ number }) => number);
  const unsolved = saved['phase'] === 'timed-out' ? 'timed-out' : 'playing';
  return restoreGame(puzzle, {
    ...saved,
    fingerprint: fingerprint(puzzle),
    phase: solved.length === words.length ? 'complete' : unsolved,
    letters: letters.join(''),
    marks: '0'.repeat(letters.length),
    solvedClues: { across: numbers('across'), down: numbers('down') },
    selection: newGame(puzzle).selection,
    undo: '',
    redo: '',
  });
}
