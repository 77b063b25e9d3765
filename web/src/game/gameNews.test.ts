import type { Command } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { commandOf, gameOf, puzzleOf } from './testPuzzle.ts';
import { hasNoInput, isByPlayer, isNearEnd, newsOf } from './gameNews.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

describe('a game', () => {
  it.each<[string, boolean, (Command | string)[]]>([
    ['that is new', true, []],
    [
      'that was only looked at',
      true,
      [{ type: 'resume', now: 0 }, { type: 'tick', now: 9 }, { type: 'turn' }],
    ],
    ['with a letter', false, ['X']],
    ['with a hint', false, [{ type: 'useHint', seed: 1 }]],
    ['that is revealed', false, [{ type: 'revealAll' }]],
    ['that was emptied again', true, ['X', { type: 'home' }, { type: 'deleteLetter' }]],
  ])('%s has no input: %s', (_what, expected, commands) => {
    expect(hasNoInput(gameOf(puzzle, ...commands))).toBe(expected);
  });

  it.each<[Command | string | undefined, boolean]>([
    ['X', true],
    [{ type: 'selectCell', cell: 3 }, true],
    [{ type: 'resume', now: 0 }, false],
    [{ type: 'tick', now: 0 }, false],
    [{ type: 'pause', now: 0 }, false],
    [undefined, false],
  ])('is begun by the player, not by the clock: %j → %s', (command, expected) => {
    expect(isByPlayer(command === undefined ? undefined : commandOf(command))).toBe(expected);
  });
});

describe('news of a game', () => {
  const empty = gameOf(puzzle);
  const begun = gameOf(puzzle, 'X');
  const full = gameOf(puzzle, ...'ABCDEFGHI');
  const revealed = gameOf(puzzle, { type: 'revealAll' });
  const turn: Command = { type: 'turn' };

  it.each([
    ['a letter is typed', empty, begun, commandOf('X'), ['played']],
    ['the last letter is taken away', begun, empty, commandOf({ type: 'backspace' }), []],
    ['only the cursor moves', begun, begun, turn, []],
    ['the puzzle is solved', begun, full, commandOf('I'), ['solved by player']],
    ['a solved game is opened', empty, full, undefined, ['solved by save']],
    ['a solved game starts over', full, empty, turn, ['reopened, startedOver']],
    ['everything is revealed', begun, revealed, commandOf({ type: 'revealAll' }), ['revealed by player']],
    ['a revealed game is opened', empty, revealed, undefined, ['revealed by save']],
    ['a revealed game starts over', revealed, empty, turn, ['reopened, startedOver']],
    ['the reveal is taken back', revealed, begun, undefined, ['reopened, takenBack']],
  ] as const)('when %s', (_when, before, after, command, expected) => {
    const news = newsOf(before, after, command).map((each) => {
      if ('by' in each) return `${each.type} by ${each.by}`;
      return each.type === 'reopened' ? `reopened, ${each.how}` : each.type;
    });
    expect(news).toEqual(expected);
  });

  it.each([
    ['a small one from the start', gameOf(puzzleOf('AB', 'CD')), puzzleOf('AB', 'CD'), true],
    ['not a larger one', gameOf(puzzle), puzzle, false],
    ['a larger one with a letter', begun, puzzle, true],
    ['black cells do not count', gameOf(puzzleOf('AB#', 'CDE', '#FG')), puzzleOf('AB#', 'CDE', '#FG'), true],
    ['a revealed one', revealed, puzzle, true],
  ])('tells which games are about to end: %s', (_which, game, its, expected) => {
    expect(isNearEnd(its, game)).toBe(expected);
  });
});
