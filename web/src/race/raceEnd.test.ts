import { newGame } from '@monster/engine';
import type { GameState, Ghost } from '@monster/engine';
import { expect, test } from 'vitest';
import { puzzleOf } from '../game/testPuzzle.ts';
import { describeRaceEnd } from './raceEnd.ts';

// Across: AB, CD (words 0 and 1); down: AC, BD (words 2 and 3).
const puzzle = puzzleOf('AB', 'CD');

/** A game of four seconds, after another one of two that was started over. */
const game: GameState = {
  ...newGame(puzzle),
  log: { text: '1jk-0A 0-0*0 rs-0A rs-1B rs-2C rs-3D ', at: 4_000 },
  clock: { ...newGame(puzzle).clock, playedMs: 4_000 },
};

const ghost = (...seconds: [number, number, number, number]): Ghost => ({
  playedMs: seconds[3] * 1_000,
  cells: 4,
  filled: [],
  words: seconds.map((time, word) => [time * 1_000, word]),
});

const end = (against: Ghost, name = 'Ann', log = game.log): string =>
  describeRaceEnd(
    {
      puzzleId: 'x',
      puzzle,
      opponent: { name, isOwn: name === 'Your best', isHelped: false, ghost: against },
      again: () => {},
    },
    { ...game, log },
  );

test.each([
  [ghost(3, 4, 5, 9), 'Ann', 'You beat Ann by 0:05. You took the lead for good with 1-Across.'],
  [ghost(1, 2, 5, 9), 'Ann', 'You beat Ann by 0:05. You took the lead for good with 3-Across.'],
  [ghost(9, 9, 9, 9), 'Your best', 'You beat your best by 0:05. You took the lead for good with 1-Across.'],
  [ghost(1, 1, 1, 1.5), 'Ann', 'Ann won by 0:02. Ann took the lead for good with 1-Across.'],
  [ghost(1, 1, 1, 3.6), 'Ann', 'Ann won by 0.4 seconds. Ann took the lead for good with 1-Across.'],
  [ghost(1, 1, 1, 4), 'Ann', 'A tie: you and Ann took the same time.'],
  [ghost(1, 1, 1, 4), 'Your best', 'A tie: you and your best took the same time.'],
])('a race against %j says who won and where: %s, %s', (against, name, text) => {
  expect(end(against, name)).toBe(text);
});

test('a race of a game that has lost its log says only who won', () => {
  expect(end(ghost(1, 2, 5, 9), 'Ann', null)).toBe('You beat Ann by 0:05.');
});
