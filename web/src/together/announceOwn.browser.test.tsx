import { newGame } from '@monster/engine';
import { expect, onTestFinished, test } from 'vitest';
import { attachGame } from '../game/attachGame.ts';
import { createGameStore } from '../game/gameStore.ts';
import { commandOf, gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { announceOwn } from './announceOwn.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

function open() {
  const screen = document.body.appendChild(document.createElement('main'));
  const region = screen.appendChild(document.createElement('p'));
  region.dataset['part'] = 'announcer';
  const store = createGameStore(puzzle, newGame(puzzle));
  const stop = announceOwn(screen, store);
  const { detach } = attachGame(screen, store);
  onTestFinished(() => {
    stop();
    detach();
    screen.remove();
  });
  return { store, said: () => region.textContent };
}

test('own letters are announced, and those of others are not', () => {
  const { store, said } = open();
  store.replace({ ...store.getState(), cells: gameOf(puzzle, 'A', 'B').cells });
  expect(said()).toBe('');
  store.dispatch({ type: 'selectCell', cell: 8 });
  store.dispatch(commandOf('X'));
  expect(said()).toMatch(/^X/u);
});

test('the end is announced, whoever brings it about', () => {
  const { store, said } = open();
  const { selection, undo, redo } = store.getState();
  store.replace({ ...gameOf(puzzle, ...'ABCDEFGHI'), selection, undo, redo });
  expect(said()).toContain('Puzzle completed!');
});
