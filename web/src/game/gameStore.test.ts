import { lettersOf, newGame, reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { changedCells, createGameStore } from './gameStore.ts';
import type { Sweep } from './gameStore.ts';
import { asOf } from './moment.ts';
import { commandOf, gameOf, puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

describe('the cells to repaint after', () => {
  test.each<[string, (Command | string)[], Command | string, number[]]>([
    ['a letter: its cell and the next', [], 'X', [0, 1]],
    [
      'a step: the cell that was selected and the one that is now',
      [],
      { type: 'move', arrow: 'right' },
      [0, 1],
    ],
    ['a turn: both words', [], { type: 'turn' }, [0, 1, 2, 3, 6]],
    ['a letter that solves a word: its word and the next', ['A', 'B'], 'C', [0, 1, 2, 3, 4, 5]],
    ['clearing a cell: only that cell', ['X', { type: 'home' }], { type: 'deleteLetter' }, [0]],
    ['a tick of the clock: none', [{ type: 'resume', now: 0 }], { type: 'tick', now: 9 }, []],
  ])('%s', (_, before, command, cells) => {
    const game = gameOf(puzzle, ...before);
    const changed = changedCells(puzzle, game, reduce(puzzle, game, commandOf(command)));
    expect([...changed].toSorted((a, b) => a - b)).toEqual(cells);
  });
});

test('listeners are not called when nothing changed or after they unsubscribe', () => {
  const store = createGameStore(puzzle, newGame(puzzle));
  let calls = 0;
  const unsubscribe = store.subscribe(() => {
    calls += 1;
  });
  store.dispatch({ type: 'backspace' });
  expect(calls).toBe(0);
  unsubscribe();
  store.dispatch(commandOf('X'));
  expect(calls).toBe(0);
});

describe('undo, right after the game was', () => {
  test.each<Sweep>(['startOver', 'revealAll'])('swept away by %s, brings it back whole', (type) => {
    const store = createGameStore(puzzle, newGame(puzzle, 2));
    for (const command of ['A', 'B', { type: 'useHint', seed: 1 }, { type: 'resume', now: 0 }] as const)
      store.dispatch(commandOf(command));
    store.dispatch({ type: 'tick', now: 5000 });
    const before = store.getState();
    asOf(5250, () => store.dispatch(type === 'startOver' ? { type, timerMinutes: 2 } : { type }));
    expect(store.getState().cells).not.toEqual(before.cells);
    asOf(6000, () => store.dispatch({ type: 'undo' }));
    const { clock, log } = store.getState();
    // All of it, with the time up to the sweep; the log has both.
    expect(store.getState()).toEqual({ ...before, clock, log });
    expect(clock).toMatchObject({ playedMs: 5250, countedTo: null });
    expect(log?.text).toMatch(/ 41u-\d(?:\*2|#) 0-\d@ $/);
  });

  test('over, and started over, goes on with the log that it had', () => {
    const store = createGameStore(puzzle, gameOf(puzzle, ...'ABCDEFGHI'));
    const { log } = store.getState();
    store.dispatch({ type: 'startOver', timerMinutes: 0 });
    expect(store.getState().log?.text).toMatch(/^0-\d\*0 $/);
    store.dispatch({ type: 'undo' });
    expect(store.getState().log).toEqual(log);
  });

  test('started over and played on, takes back only a letter', () => {
    const store = createGameStore(puzzle, gameOf(puzzle, 'A', 'B'));
    for (const command of [{ type: 'startOver', timerMinutes: 0 }, 'X', { type: 'undo' }] as const)
      store.dispatch(commandOf(command));
    expect(lettersOf(store.getState())).toBe('.........');
  });

  test('revealed on a page that has reported it, does nothing', () => {
    const store = createGameStore(puzzle, gameOf(puzzle, 'A', 'B'), ['startOver']);
    store.dispatch({ type: 'revealAll' });
    store.dispatch({ type: 'undo' });
    expect(store.getState().phase).toBe('revealed-all');
  });

  test('replaced by another tab, does nothing', () => {
    const store = createGameStore(puzzle, gameOf(puzzle, 'A', 'B'));
    store.dispatch({ type: 'startOver', timerMinutes: 0 });
    const other = gameOf(puzzle, 'Z');
    store.replace({ ...other, undo: [] });
    store.dispatch({ type: 'undo' });
    expect(lettersOf(store.getState())).toBe('Z........');
  });
});
