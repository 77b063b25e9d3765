import { describe, expect, test } from 'vitest';
import { finalScore, isFlashing, parseTimer, timerFraction } from './clock.ts';
import type { GameState } from './game.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'DEF', 'GHI']);
const at = (type: 'resume' | 'tick' | 'pause', seconds: number) => ({ type, now: seconds * 1000 }) as const;
const started = (picture: string, minutes: number): GameState =>
  play(puzzle, gameOf(puzzle, picture, minutes), at('resume', 0));
const left = ({ clock }: GameState): number => clock.remainingMs / 1000;

describe('parseTimer', () => {
  test.each([
    ['5', 5],
    ['0', 0],
    ['-1', 0],
    ['abc', 0],
    ['5abc', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['5.7', 5],
    ['0.9', 0],
    [' 7 ', 7],
    ['1e3', 0],
    ['Infinity', 0],
    ['99999999', 1440],
    ['9'.repeat(400), 1440],
  ])('reads %j as %i minutes', (text, minutes) => {
    expect(parseTimer(text)).toBe(minutes);
  });
});

describe('the timer', () => {
  test('waits for the first resume', () => {
    expect(left(play(puzzle, gameOf(puzzle, '>... ... ...', 2), at('tick', 50)))).toBe(120);
  });

  test('counts down from its minutes', () => {
    expect(left(play(puzzle, started('>... ... ...', 2), at('tick', 1), at('tick', 30)))).toBe(90);
  });

  test('does not count while paused', () => {
    const game = play(
      puzzle,
      started('>... ... ...', 2),
      at('pause', 10),
      at('tick', 40),
      at('resume', 60),
      at('tick', 65),
    );
    expect(left(game)).toBe(105);
    expect(game.clock.playedMs).toBe(15_000);
  });

  test('does not restart when it is resumed while running', () => {
    expect(left(play(puzzle, started('>... ... ...', 2), at('resume', 10), at('tick', 20)))).toBe(100);
  });

  test('neither gains nor loses time when the clock of the machine goes back', () => {
    const game = play(puzzle, started('>... ... ...', 2), at('tick', 10), at('tick', 4), at('tick', 5));
    expect(left(game)).toBe(109);
  });

  test('ignores a time that is not a number', () => {
    const game = started('>... ... ...', 2);
    expect(play(puzzle, game, at('tick', Number.NaN), at('pause', Number.POSITIVE_INFINITY))).toEqual({
      ...game,
      clock: { ...game.clock, countedTo: null },
    });
  });

  test('times out at 0, stops there and accepts no more letters', () => {
    const game = play(puzzle, started('>... ... ...', 1), at('tick', 61));
    expect([game.phase, left(game), game.clock.playedMs, game.clock.countedTo]).toEqual([
      'timed-out',
      0,
      60_000,
      null,
    ]);
    expect(play(puzzle, game, 'X', at('resume', 70), at('tick', 80), { type: 'backspace' })).toBe(game);
  });

  test('counts only the time played without minutes', () => {
    const game = play(puzzle, started('>... ... ...', 0), at('tick', 7200));
    expect([game.phase, game.clock.playedMs, timerFraction(game), isFlashing(game)]).toEqual([
      'playing',
      7_200_000,
      0,
      false,
    ]);
  });

  test.each([
    [49.99, false],
    [50, true],
    [59.9, true],
    [60, false],
  ])('flashes %f seconds into a minute: %s', (seconds, flashes) => {
    expect(isFlashing(play(puzzle, started('>... ... ...', 1), at('tick', seconds)))).toBe(flashes);
  });
});

describe('bonus time', () => {
  test('is 60 seconds for a completed word, and the sum is the new 100%', () => {
    const game = play(puzzle, started('ab>. ... ...', 1), at('tick', 55), 'C');
    expect([left(game), timerFraction(game)]).toEqual([65, 0]);
  });

  test('is given for each of two words completed by one letter', () => {
    expect(left(play(puzzle, started('ab>. ..f ..i', 1), at('tick', 10), 'C'))).toBe(170);
  });

  test('is not given for a wrong word', () => {
    expect(left(play(puzzle, started('ab>. ... ...', 1), at('tick', 10), 'X'))).toBe(50);
  });

  test('is not given for the letter that completes the puzzle', () => {
    const game = play(puzzle, started('abc def gh>.', 1), at('tick', 10.5), 'I', at('tick', 20));
    expect([game.phase, left(game), finalScore(game)]).toEqual(['complete', 49.5, 49]);
  });

  test('starts no timer in a game without one', () => {
    const game = play(puzzle, started('ab>. ... ...', 0), 'C');
    expect([left(game), game.clock.totalMs]).toEqual([0, 0]);
  });

  test('can raise the timer above its start', () => {
    expect(left(play(puzzle, started('ab>. ... ...', 1), 'C', 'D', 'E', 'F'))).toBe(180);
  });
});

describe('the score', () => {
  test('is 0 without a timer', () => {
    expect(finalScore(play(puzzle, started('abc def gh>.', 0), 'I'))).toBe(0);
  });

  test('is 0 while the game is on and after Reveal All', () => {
    const game = started('>... ... ...', 3);
    expect([finalScore(game), finalScore(play(puzzle, game, { type: 'revealAll' }))]).toEqual([0, 0]);
  });
});
