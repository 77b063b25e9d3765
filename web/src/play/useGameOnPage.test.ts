import type { Command } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { commandOf, gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { isByPlayer, hasNoInput } from './useGameOnPage.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

describe('a game', () => {
  it.each<[string, (Command | string)[], boolean]>([
    ['that is fresh', [], true],
    ['that was looked at', [{ type: 'resume', now: 0 }, { type: 'tick', now: 9 }, { type: 'turn' }], true],
    ['with a letter', ['X'], false],
    ['with a hint', [{ type: 'useHint', seed: 1 }], false],
    ['that is revealed', [{ type: 'revealAll' }], false],
    ['that is emptied again', ['X', { type: 'home' }, { type: 'deleteLetter' }], true],
  ])('%s is untouched or not', (_what, commands, expected) => {
    expect(hasNoInput(gameOf(puzzle, ...commands))).toBe(expected);
  });

  it.each<[Command | string | undefined, boolean]>([
    ['X', true],
    [{ type: 'selectCell', cell: 3 }, true],
    [{ type: 'resume', now: 0 }, false],
    [{ type: 'tick', now: 0 }, false],
    [{ type: 'pause', now: 0 }, false],
    [undefined, false],
  ])('is begun by the player, not by its clock: %s', (command, expected) => {
    expect(isByPlayer(command === undefined ? undefined : commandOf(command))).toBe(expected);
  });
});
