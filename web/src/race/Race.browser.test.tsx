import { newGame, solutionHash } from '@monster/engine';
import type { Ghost } from '@monster/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createGameStore } from '../game/gameStore.ts';
import type { GameStore } from '../game/gameStore.ts';
import { commandOf, puzzleOf } from '../game/testPuzzle.ts';
import { mount } from '../testing/mount.tsx';
import { Race } from './Race.tsx';
import { raceOnPage } from './raceOnPage.ts';

const puzzle = puzzleOf('AB', 'CD');
const ghost: Ghost = {
  playedMs: 40_000,
  cells: 4,
  filled: [
    [10_000, 1],
    [20_000, 2],
    [30_000, 3],
    [40_000, 4],
  ],
  words: [
    [20_000, 0],
    [30_000, 2],
    [40_000, 1],
    [40_000, 3],
  ],
};
const answer = { puzzleId: 'x', grid: solutionHash(puzzle.cells), name: 'Ann', isHelped: true, ghost };

const lane = (name: string) => screen.getByRole('meter', { name });
const said = () => document.querySelector('[aria-live=polite]')?.textContent;

/** Lets the clock of the game run up to a time. */
function runTo({ dispatch }: GameStore, now: number): void {
  dispatch({ type: 'resume', now: 0 });
  dispatch({ type: 'tick', now });
}

function open(body: object = answer, status = 200): GameStore {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  const store = createGameStore(puzzle, newGame(puzzle));
  mount(<Race race="id" puzzleId="x" store={store} timerMinutes={0} className="" />);
  return store;
}

const start = () => screen.getByRole('button', { name: 'Start the race' }).click();

beforeEach(() => sessionStorage.clear());

describe('a race', () => {
  test('starts when the player says so, and shows both by the clock of the game', async () => {
    const store = open();
    await expect.element(screen.getByText('Ann took 0:40, with help.')).toBeVisible();
    expect(raceOnPage.get()).toBe(null);
    await start();
    runTo(store, 25_000);
    await expect
      .element(lane('Ann'))
      .toHaveAttribute('aria-valuetext', '1 of 4 words finished, 50% filled in');
    store.dispatch(commandOf('A'));
    await expect
      .element(lane('You'))
      .toHaveAttribute('aria-valuetext', '0 of 4 words finished, 25% filled in');
    expect(raceOnPage.get()?.opponent.name).toBe('Ann');
    expect(lane('Ann').element().querySelector('path')?.getAttribute('d')).toBe('M50 0v10');
    expect(lane('Ann').element().textContent).toBe('Ann1/4');
  });

  test('tells a screen reader of finished words, but not of every step', async () => {
    const store = open();
    await start();
    runTo(store, 15_000);
    await expect.element(lane('Ann')).toHaveAttribute('aria-valuenow', '25');
    expect(said()).toBe('');
    runTo(store, 31_000);
    await expect.poll(said).toBe('Ann has finished 2 of 4 words');
    runTo(store, 41_000);
    await expect.element(lane('Ann')).toHaveAttribute('aria-valuenow', '100');
    // Too soon after the last time.
    expect(said()).toBe('Ann has finished 2 of 4 words');
  });

  test('clears a game that was begun only when it starts', async () => {
    const store = open();
    store.dispatch(commandOf('A'));
    await expect.element(screen.getByText(/You have already begun this puzzle/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Play without a race' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect([store.getState().cells[0]?.userValue, raceOnPage.get()]).toEqual(['A', null]);
  });

  test.each([
    [
      { message: 'There is no such race: its link is wrong, or it is too old.' },
      404,
      'There is no such race',
    ],
    [{ message: 'id: is not the id of a solve' }, 400, 'incomplete or wrong'],
    [{ message: 'Oops' }, 500, 'could not be loaded just now'],
    [{ ...answer, grid: 1 }, 200, 'corrected since'],
    [{ ...answer, puzzleId: 'y' }, 200, 'on another puzzle'],
    [{ ...answer, ghost: { ...ghost, words: [['A', 1]] } }, 200, 'could not be loaded just now'],
  ])('does not start with %j and status %d, and says why', async (body, status, text) => {
    open(body, status);
    await expect
      .element(screen.getByText(new RegExp(`${text}.* You can play without one\\.`, 'u')))
      .toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
