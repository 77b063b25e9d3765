import { describe, expect, test } from 'vitest';
import { finalScore } from './clock.ts';
import { DEFAULT_TYPING, type Command, type Scope } from './command.ts';
import { cellAt, type GameState } from './game.ts';
import { draw, gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'DEF', 'GHI']);
const check = (scope: Scope): Command => ({ type: 'check', scope });
const reveal = (scope: 'letter' | 'word'): Command => ({ type: 'reveal', scope });
const pencil = (letter: string): Command => ({
  type: 'typeLetter',
  letter,
  settings: { ...DEFAULT_TYPING, pencil: true },
});
const marked = ({ cells }: GameState, mark: 'isChecked' | 'isError' | 'isPencil' | 'isRevealed'): string =>
  cells.flatMap((cell, i) => (cell[mark] ? [i] : [])).join(' ');

describe('a check', () => {
  const game = gameOf(puzzle, 'a>x. xyz ...');

  test.each<[Scope, checked: string, errors: string]>([
    ['letter', '1', '1'],
    ['word', '0 1', '1'],
    ['grid', '0 1 3 4 5', '1 3 4 5'],
  ])('of the %s marks its letters and the wrong ones among them', (scope, checked, errors) => {
    const after = play(puzzle, game, check(scope));
    expect([marked(after, 'isChecked'), marked(after, 'isError')]).toEqual([checked, errors]);
  });

  test('keeps its marks until the letter changes', () => {
    const checked = play(puzzle, game, check('word'));
    const same = play(puzzle, checked, 'X');
    expect(cellAt(same, 1)).toBe(cellAt(checked, 1));
    expect(marked(play(puzzle, checked, 'Y'), 'isError')).toBe('');
    expect(marked(play(puzzle, checked, { type: 'backspace' }), 'isChecked')).toBe('0');
  });

  test('is counted if it marks a letter', () => {
    const { checks } = play(puzzle, game, check('letter'), check('letter'), check('grid'));
    expect(checks).toBe(2);
  });

  test('changes nothing the second time or on an empty cell', () => {
    const checked = play(puzzle, game, check('grid'));
    expect(play(puzzle, checked, check('grid'))).toBe(checked);
    const empty = gameOf(puzzle, 'ax>. ... ...');
    expect(play(puzzle, empty, check('letter'))).toBe(empty);
  });
});

describe('revealing', () => {
  test('a letter fills it in and moves on to the next empty cell', () => {
    const after = play(puzzle, gameOf(puzzle, 'x>.. ... ...'), reveal('letter'));
    expect([draw(puzzle, after), marked(after, 'isRevealed')]).toEqual(['xB>. ... ...', '1']);
  });

  test('a word corrects and solves it', () => {
    const after = play(puzzle, gameOf(puzzle, 'x>.c ... ...'), reveal('word'));
    expect([draw(puzzle, after), after.solvedClues.across]).toEqual(['A>BC ... ...', [1]]);
  });

  test('counts, uses up no hint, adds no time and ends without a score', () => {
    const timed = play(puzzle, gameOf(puzzle, '>... def ghi', 1), reveal('word'));
    expect([timed.phase, timed.reveals, timed.hintsUsed, timed.clock.remainingMs]).toEqual([
      'complete',
      1,
      0,
      60_000,
    ]);
    expect(finalScore(timed)).toBe(0);
    const half = play(puzzle, gameOf(puzzle, '>... ... ...', 1), reveal('word'));
    expect(half.clock.remainingMs).toBe(60_000);
  });

  test('what is solved or revealed already changes nothing', () => {
    const solved = gameOf(puzzle, 'a>bc ... ...');
    expect(play(puzzle, solved, reveal('word'))).toBe(solved);
    expect(play(puzzle, solved, reveal('letter'))).toBe(solved);
  });
});

describe('pencil', () => {
  test('marks a guess, which counts like any other letter', () => {
    const guessed = play(puzzle, gameOf(puzzle, '>... ... ...'), pencil('A'), pencil('B'));
    expect([draw(puzzle, guessed), marked(guessed, 'isPencil')]).toEqual(['ab>. ... ...', '0 1']);
    const solved = play(puzzle, guessed, pencil('C'));
    expect([solved.solvedClues.across, marked(solved, 'isPencil')]).toEqual([[1], '']);
  });

  test('becomes firm by typing over it, letter by letter', () => {
    const guessed = play(puzzle, gameOf(puzzle, '>... ... ...'), pencil('X'), pencil('Y'), { type: 'home' });
    expect(marked(play(puzzle, guessed, 'X'), 'isPencil')).toBe('1');
  });

  test('becomes firm all at once', () => {
    const guessed = play(puzzle, gameOf(puzzle, '>... ... ...'), pencil('X'), pencil('Y'));
    const firm = play(puzzle, guessed, { type: 'inkPencil' });
    expect([draw(puzzle, firm), marked(firm, 'isPencil')]).toEqual(['xy>. ... ...', '']);
    expect(play(puzzle, firm, { type: 'inkPencil' })).toBe(firm);
  });

  test('comes back with undo and goes with redo', () => {
    const firm = play(puzzle, gameOf(puzzle, '>... ... ...'), pencil('X'), { type: 'home' }, 'X');
    const undone = play(puzzle, firm, { type: 'undo' });
    expect([marked(firm, 'isPencil'), marked(undone, 'isPencil')]).toEqual(['', '0']);
    expect(marked(play(puzzle, undone, { type: 'redo' }), 'isPencil')).toBe('');
  });

  test('keeps the marks of a check when the same letter becomes firm', () => {
    const wrong = play(puzzle, gameOf(puzzle, '>... ... ...'), pencil('X'), check('grid'), { type: 'home' });
    expect(marked(play(puzzle, wrong, 'X'), 'isError')).toBe('0');
  });
});

test('starting over clears everything and sets the timer', () => {
  const played = play(puzzle, gameOf(puzzle, '>abc ... ...', 2), reveal('letter'), {
    type: 'useHint',
    seed: 1,
  });
  const fresh = play(puzzle, played, { type: 'startOver', timerMinutes: 5 });
  expect([draw(puzzle, fresh), fresh.timerMinutes, fresh.clock.remainingMs]).toEqual([
    '>... ... ...',
    5,
    300_000,
  ]);
});
