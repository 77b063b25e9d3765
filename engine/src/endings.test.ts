import { describe, expect, test } from 'vitest';
import { cellAt } from './game.ts';
import { draw, gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'DEF', 'GHI']);
const flags = (game: ReturnType<typeof gameOf>, cell: number) => {
  const { solved, isRevealed, isChecked, isError } = cellAt(game, cell);
  return { solved, isRevealed, isChecked, isError };
};

describe('solving', () => {
  test('locks the cells of a correct word and records its clue', () => {
    const game = play(
      puzzle,
      gameOf(puzzle, 'ab>. ... ...'),
      'C',
      { type: 'selectCell', cell: 0 },
      { type: 'deleteLetter' },
    );
    expect(draw(puzzle, game)).toBe('>ABC ... ...');
    expect(game.solvedClues).toEqual({ across: [1], down: [] });
  });

  test('tracks across and down separately', () => {
    const across = play(puzzle, gameOf(puzzle, '>.bc ... g..'), 'A');
    expect(across.solvedClues).toEqual({ across: [1], down: [] });
    const both = play(puzzle, across, { type: 'selectCell', cell: 3 }, 'D');
    expect(both.solvedClues).toEqual({ across: [1], down: [1] });
  });

  test('adds a number only once', () => {
    const solved = play(puzzle, gameOf(puzzle, '>.bc ... ...'), 'A');
    const again = play(puzzle, solved, { type: 'selectCell', cell: 0 }, 'A', 'B', {
      type: 'check',
      scope: 'grid',
    });
    expect(again.solvedClues).toEqual({ across: [1], down: [] });
  });

  test('completes the puzzle when every cell is solved', () => {
    const game = play(puzzle, gameOf(puzzle, '>... ... ...'), ...'ABCDEFGHI');
    expect([game.phase, draw(puzzle, game).toUpperCase()]).toEqual(['complete', 'ABC DEF GH>I']);
    expect(game.solvedClues).toEqual({ across: [1, 4, 5], down: [1, 2, 3] });
  });
});

describe('revealAll', () => {
  const game = play(
    puzzle,
    gameOf(puzzle, 'ab>. x.. ...', 5),
    'C',
    { type: 'resume', now: 0 },
    { type: 'revealAll' },
  );

  test('fills and solves everything', () => {
    expect(draw(puzzle, game).replace('>', '')).toBe('ABC DEF GHI');
    expect(game.cells.every(({ solved }) => solved)).toBe(true);
    expect(game.solvedClues).toEqual({ across: [1, 4, 5], down: [1, 2, 3] });
  });

  test('is not a completion: it has its own phase, and the timer is stopped at 0', () => {
    expect([game.phase, game.clock.remainingMs, game.clock.countedTo]).toEqual(['revealed-all', 0, null]);
  });

  test('marks as revealed what the player had not solved', () => {
    expect([flags(game, 0).isRevealed, flags(game, 3).isRevealed]).toEqual([false, true]);
  });

  test('is final', () => {
    const commands = [
      { type: 'undo' },
      { type: 'useHint', seed: 1 },
      { type: 'revealAll' },
      { type: 'tryAgain' },
    ] as const;
    expect(play(puzzle, game, 'X', ...commands)).toBe(game);
  });
});

describe('tryAgain', () => {
  const over = play(
    puzzle,
    gameOf(puzzle, 'ab>. ... ...', 1),
    'C',
    { type: 'useHint', seed: 1 },
    { type: 'resume', now: 0 },
    { type: 'tick', now: 200_000 },
  );
  const again = play(puzzle, over, { type: 'tryAgain' });

  test('clears the grid, the solved clues, the hints and the history', () => {
    expect(over.phase).toBe('timed-out');
    expect(draw(puzzle, again)).toBe('>... ... ...');
    expect([again.phase, again.hintsUsed, again.solvedClues, again.undo]).toEqual([
      'playing',
      0,
      { across: [], down: [] },
      [],
    ]);
  });

  test('waits for resume with 60 seconds, and keeps counting the time played', () => {
    const running = play(
      puzzle,
      again,
      { type: 'tick', now: 300_000 },
      { type: 'resume', now: 300_100 },
      { type: 'tick', now: 310_100 },
    );
    expect([running.clock.remainingMs, running.clock.totalMs, running.clock.playedMs]).toEqual([
      50_000, 60_000, 130_000,
    ]);
  });

  test('does nothing to a game that is not over', () => {
    expect(play(puzzle, again, { type: 'tryAgain' })).toBe(again);
  });
});
