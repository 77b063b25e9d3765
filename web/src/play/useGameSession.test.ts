import type { Command } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { commandOf, gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { hasNoInput, isByPlayer } from './useGameSession.ts';

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
