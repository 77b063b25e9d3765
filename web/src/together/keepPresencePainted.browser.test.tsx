import type { RoomPeople } from '@monster/contract';
import { newGame } from '@monster/engine';
import { expect, onTestFinished, test } from 'vitest';
import { createGameStore } from '../game/gameStore.ts';
import { puzzleOf } from '../game/testPuzzle.ts';
import { createObservable } from '../lib/observable.ts';
import { keepPresencePainted } from './keepPresencePainted.ts';
import type { RoomPlace, RoomPlaces } from './places.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');
const at = (cell: number): RoomPlace => ({ cell, direction: 'across' });
const people: RoomPeople = {
  version: 1,
  members: [0, 1, 2].map((seat) => ({ seat, name: `Monster ${seat}`, isHere: true, at: null })),
  founder: 0,
  isLocked: false,
  next: null,
};

function paint(first: RoomPlaces) {
  const sheet = document.body.appendChild(document.createElement('div'));
  const store = createGameStore(puzzle, newGame(puzzle));
  const places = createObservable(first);
  const stop = keepPresencePainted(sheet, { store, people: createObservable(people), places });
  onTestFinished(() => {
    stop();
    sheet.remove();
  });
  const seen = new MutationObserver(() => {});
  seen.observe(sheet, { subtree: true, attributes: true, childList: true });
  /** The elements that have been touched since the last call. */
  const touched = () => new Set(seen.takeRecords().map(({ target }) => target));
  return { sheet, store, places, stop, touched };
}

const boxOf = (sheet: Element, look: number) =>
  sheet.querySelector<HTMLElement>(`[data-look="${look}"][data-slot]`);

test('somebody who moves is the only one who is painted', () => {
  const { sheet, places, touched } = paint(
    new Map([
      [1, at(4)],
      [2, at(8)],
    ]),
  );
  expect(boxOf(sheet, 1)?.style.translate).toBe('100% 100%');
  places.set(
    new Map([
      [1, at(5)],
      [2, at(8)],
    ]),
  );
  expect(boxOf(sheet, 1)?.style.translate).toBe('200% 100%');
  expect(touched()).not.toContain(boxOf(sheet, 2));
  places.set(
    new Map([
      [1, at(5)],
      [2, at(8)],
    ]),
  );
  expect(touched().size).toBe(0);
});

test('letters and steps of the player touch nobody, except in a cell that is shared', () => {
  const { sheet, store, touched } = paint(new Map([[1, at(4)]]));
  store.dispatch({ type: 'move', arrow: 'right' });
  expect(touched().size).toBe(0);
  store.dispatch({ type: 'selectCell', cell: 4 });
  expect(boxOf(sheet, 1)?.hasAttribute('data-frame')).toBe(false);
  store.dispatch({ type: 'selectCell', cell: 3 });
  expect(boxOf(sheet, 1)?.hasAttribute('data-frame')).toBe(true);
});

test('whoever leaves is taken away, and in the end everybody is', () => {
  const { sheet, places, stop } = paint(
    new Map([
      [1, at(4)],
      [2, at(8)],
    ]),
  );
  places.set(new Map([[2, at(8)]]));
  expect(boxOf(sheet, 1)).toBe(null);
  expect(boxOf(sheet, 2)).not.toBe(null);
  stop();
  expect(sheet.childElementCount).toBe(0);
});

test('screen readers do not hear of it', () => {
  const { sheet } = paint(new Map([[1, at(4)]]));
  expect([...sheet.children].every((part) => part.ariaHidden === 'true')).toBe(true);
});
