import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import {
  describeChange,
  isFullButWrong,
  lettersOf,
  selectedPattern,
  type GameEvent,
} from './describeChange.ts';
import { newGame, type GameState } from './game.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'DEF', 'GHI']);
const [across1, , , down1] = puzzle.words;

function eventsOf(before: GameState, ...commands: (Command | string)[]): GameEvent[] {
  return describeChange(puzzle, before, play(puzzle, before, ...commands));
}
const running = (picture: string, minutes: number): GameState =>
  play(puzzle, gameOf(puzzle, picture, minutes), { type: 'resume', now: 0 });
const tick = (seconds: number): Command => ({ type: 'tick', now: seconds * 1000 });

describe('describeChange', () => {
  test('says nothing about a move or a quiet tick', () => {
    expect(eventsOf(running('>... ... ...', 5), { type: 'move', arrow: 'right' }, tick(1))).toEqual([]);
  });

  test('names a typed letter', () => {
    expect(eventsOf(gameOf(puzzle, '>... ... ...'), 'X')).toEqual([
      { type: 'letterChanged', cell: 0, letter: 'X' },
    ]);
  });

  test('names a cleared cell', () => {
    const cleared = eventsOf(gameOf(puzzle, '>x.. ... ...'), { type: 'backspace' });
    expect(cleared).toEqual([{ type: 'letterChanged', cell: 0, letter: '' }]);
  });

  test('names every word that a letter solved, and the bonus', () => {
    expect(eventsOf(gameOf(puzzle, '>.bc d.. g..', 1), 'A')).toEqual([
      { type: 'letterChanged', cell: 0, letter: 'A' },
      { type: 'wordSolved', word: across1 },
      { type: 'wordSolved', word: down1 },
      { type: 'bonusTime', seconds: 120 },
    ]);
  });

  test('has no bonus without a timer', () => {
    expect(eventsOf(gameOf(puzzle, '>.bc ... ...'), 'A').map(({ type }) => type)).toEqual([
      'letterChanged',
      'wordSolved',
    ]);
  });

  test('names a hint, the letters it filled and the hints left', () => {
    const hinted = eventsOf(gameOf(puzzle, '>... ... ...'), { type: 'useHint', seed: 1 });
    const filled = [
      { position: 2, letter: 'B' },
      { position: 3, letter: 'C' },
    ];
    expect(hinted).toEqual([{ type: 'hintUsed', filled, hintsLeft: 2 }]);
  });

  test('names a revealed letter, also if the player had it right', () => {
    const revealed = eventsOf(gameOf(puzzle, 'a>b. ... ...'), { type: 'reveal', scope: 'letter' });
    expect(revealed).toEqual([{ type: 'revealed', filled: [{ position: 2, letter: 'B' }] }]);
  });

  test('tells that a check found nothing wrong', () => {
    expect(eventsOf(gameOf(puzzle, 'a>b. ... ...'), { type: 'check', scope: 'word' })).toEqual([
      { type: 'checked', errors: 0 },
    ]);
  });

  test('names a game that is back after it was revealed or started over, and none of its letters', () => {
    const game = play(puzzle, newGame(puzzle), 'X', 'Y');
    for (const swept of [play(puzzle, game, { type: 'revealAll' }), newGame(puzzle)])
      expect(describeChange(puzzle, swept, game)).toEqual([{ type: 'takenBack' }]);
  });

  test('counts the errors that a check found', () => {
    expect(eventsOf(gameOf(puzzle, '>axy ... ...'), { type: 'check', scope: 'grid' })).toEqual([
      { type: 'checked', errors: 2 },
    ]);
  });

  test('reports a full but wrong grid with its letters, again after each change', () => {
    const wrong = gameOf(puzzle, 'xxx xxx xx>.');
    expect(eventsOf(wrong, 'X').at(-1)).toEqual({ type: 'fullButWrong', letters: 'XXXXXXXXX' });
    const full = play(puzzle, wrong, 'X');
    expect(eventsOf(full, 'X')).toEqual([]);
    expect(eventsOf(full, 'Y').at(-1)).toEqual({ type: 'fullButWrong', letters: 'XXXXXXXXY' });
  });

  test('reports the end with its score and without a bonus', () => {
    expect(eventsOf(gameOf(puzzle, 'abc def gh>.', 1), 'I').map(({ type }) => type)).toEqual([
      'letterChanged',
      'wordSolved',
      'wordSolved',
      'complete',
    ]);
    expect(eventsOf(gameOf(puzzle, 'abc def gh>.', 1), 'I').at(-1)).toEqual({ type: 'complete', score: 60 });
  });

  test.each([
    [60, 59, []],
    [61, 60, [60]],
    [61, 59.5, [60]],
    [40, 29, [30]],
    [20, 10, [10]],
    [120, 5, [10]],
  ])('announces the time between %f and %f seconds left: %j', (before, after, calls) => {
    const game = play(puzzle, running('>... ... ...', 2), tick(120 - before));
    expect(eventsOf(game, tick(120 - after))).toEqual(
      calls.map((seconds) => ({ type: 'timeLeft', seconds })),
    );
  });

  test('reports a new game as a restart, not as many cleared letters', () => {
    const game = play(puzzle, newGame(puzzle), 'X', 'Y');
    expect(describeChange(puzzle, game, newGame(puzzle))).toEqual([{ type: 'restarted' }]);
    expect(eventsOf(newGame(puzzle), 'X', { type: 'backspace' })).toEqual([]);
    expect(eventsOf(play(puzzle, newGame(puzzle), 'X'), { type: 'undo' })).toEqual([
      { type: 'letterChanged', cell: 0, letter: '' },
    ]);
  });

  test('reports a timeout, a restart and Reveal All as one event each', () => {
    const game = running('>ab. ... ...', 1);
    const over = play(puzzle, game, tick(60));
    expect(describeChange(puzzle, game, over)).toEqual([{ type: 'timedOut' }]);
    expect(eventsOf(over, { type: 'tryAgain' })).toEqual([{ type: 'restarted' }]);
    expect(eventsOf(game, { type: 'revealAll' })).toEqual([{ type: 'revealedAll' }]);
  });
});

const ring = puzzleOf(['ABC', 'D#E', 'FGH']);

test.each([
  ['with an empty cell', '>abc d#e fg.', false],
  ['full and wrong', '>abc d#e fgx', true],
  ['full and all wrong', '>xxx x#x xxx', true],
])('a grid %s is full but wrong: %s', (_, picture, isWrong) => {
  expect(isFullButWrong(ring, gameOf(ring, picture))).toBe(isWrong);
});

test('a solved grid is not full but wrong', () => {
  expect(isFullButWrong(ring, play(ring, gameOf(ring, 'abc d#e fg>.'), 'H'))).toBe(false);
});

test('the letters of a state depend on nothing else in it', () => {
  const game = gameOf(ring, '>abc d#. ...');
  expect(lettersOf(game)).toBe('ABCD.....');
  expect(lettersOf(play(ring, game, { type: 'check', scope: 'grid' }, { type: 'turn' }))).toBe('ABCD.....');
});

test('the pattern of the selected word has the position and the letters', () => {
  expect(selectedPattern(ring, gameOf(ring, '..x .#v. ..y'))).toMatchObject({
    word: ring.words[3],
    position: 2,
    letters: ['X', '', 'Y'],
  });
});
