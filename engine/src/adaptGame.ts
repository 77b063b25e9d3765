import { newGame, type GameState } from './game.ts';
import { isRecord } from './isRecord.ts';
import type { Puzzle } from './makePuzzle.ts';
import { fingerprint, restoreGame } from './serializeGame.ts';
import { solutionHash } from './solutionHash.ts';

/**
 * Returns a game that was saved before an editor changed the grid, with its letters, help and clock. Marks and edits are
 * gone, and so are letters where there are blocks now. Null if it is no game of this size, if everything was revealed or
 * the time was up, or if most letters are wrong: then another puzzle has taken this one's place.
 */
export function adaptGame(puzzle: Puzzle, saved: unknown): GameState | null {
  if (!isRecord(saved) || saved['phase'] === 'revealed-all' || typeof saved['letters'] !== 'string')
    return null;
  const { cells, words } = puzzle;
  const letters = saved['letters'].replaceAll(/[^]/g, (letter, i: number) =>
    cells[i]?.answer ? letter : '.',
  );
  const isRight = (cell: number): boolean => letters[cell]?.toUpperCase() === cells[cell]?.answer;
  const written = [...cells.keys()].filter((cell) => letters[cell] !== '.');
  if (written.filter(isRight).length * 2 < written.length) return null;
  const solved = words.filter((word) => word.cells.every(isRight));
  const numbers = (direction: string): number[] =>
    solved.filter((word) => word.direction === direction).map(({ number }) => number);
  return restoreGame(puzzle, {
    ...saved,
    fingerprint: fingerprint(puzzle),
    phase: solved.length === words.length ? 'complete' : 'playing',
    letters,
    marks: letters.replaceAll(/[^]/g, '0'),
    solvedClues: { across: numbers('across'), down: numbers('down') },
    selection: newGame(puzzle).selection,
    undo: '',
    redo: '',
    log: adaptedLog(saved['log'], puzzle),
  });
}

/** The sign before the mark of a solution, in a log that goes on with another grid. */
export const ADAPTED = '~';

function adaptedLog(log: unknown, { cells }: Puzzle): unknown {
  return isRecord(log) ? { ...log, text: `${String(log['text'])}${ADAPTED}${solutionHash(cells)} ` } : null;
}
