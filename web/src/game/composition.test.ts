import { DEFAULT_TYPING, lettersOf, newGame } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { asOf } from './moment.ts';
import { createComposition } from './composition.ts';
import { createGameStore } from './gameStore.ts';
import { puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

/** Composes these texts one after the other and returns the letters in the grid after each. */
function compose(texts: readonly string[], minutes = 0) {
  const store = createGameStore(puzzle, newGame(puzzle, minutes));
  const composition = createComposition(store);
  composition.start();
  const seen = texts.map((text) => {
    composition.update(text, DEFAULT_TYPING);
    return lettersOf(store.getState());
  });
  composition.end();
  return { store, seen, composition };
}

describe('a composition', () => {
  test('types the letters it adds', () => {
    expect(compose(['x', 'xy']).seen).toEqual(['X........', 'XY.......']);
  });

  test('takes back letters it corrects, even in an earlier word', () => {
    expect(compose(['xyzw', 'xyq', 'u']).seen).toEqual(['XYZW.....', 'XYQ......', 'U........']);
  });

  test('that ends with the same text changes nothing', () => {
    expect(compose(['xy', 'xy']).seen).toEqual(['XY.......', 'XY.......']);
  });

  test('leaves no trace of corrections in the undo history', () => {
    const { store } = compose(['xyzw', 'xq']);
    expect(store.getState().undo.map(({ to }) => to)).toEqual(['X', 'Q']);
  });

  test('never reopens a solved word or earns its bonus time twice', () => {
    const { store, seen } = compose(['abcx', 'abxx', 'abcy'], 1);
    expect(seen).toEqual(['ABCX.....', 'ABCX.....', 'ABCY.....']);
    expect(store.getState().clock.totalMs).toBe(120_000);
  });

  test('does not bring back time that has passed', () => {
    const { store, composition } = compose([], 1);
    composition.start();
    composition.update('xy', DEFAULT_TYPING);
    store.dispatch({ type: 'resume', now: 0 });
    store.dispatch({ type: 'tick', now: 5000 });
    asOf(5000, () => composition.update('xz', DEFAULT_TYPING));
    expect(store.getState().clock.remainingMs).toBe(55_000);
    // What was corrected is not in the log either.
    expect(store.getState().log?.text).toMatch(/^0-0X 3uw-1Z $/);
  });

  test.each([
    ['was up before', 60_000],
    ['runs out with it', 30_000],
  ])('changes nothing when it corrects after a time that %s', (_when, tickedAt) => {
    const { store, composition } = compose([], 1);
    composition.start();
    composition.update('xy', DEFAULT_TYPING);
    store.dispatch({ type: 'resume', now: 0 });
    store.dispatch({ type: 'tick', now: tickedAt });
    const { cells, undo, log } = store.getState();
    asOf(60_000, () => composition.update('xzw', DEFAULT_TYPING));
    expect(store.getState()).toMatchObject({ phase: 'timed-out', clock: { remainingMs: 0 } });
    expect(store.getState()).toMatchObject({ cells, undo, log });
  });

  test('is open from start to end', () => {
    const { composition } = compose(['x']);
    expect(composition.isOpen()).toBe(false);
    composition.start();
    expect(composition.isOpen()).toBe(true);
  });
});
