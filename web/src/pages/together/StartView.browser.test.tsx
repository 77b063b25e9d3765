import { findEntries, makeClueLists, numberGrid, serializeGame } from '@monster/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { savedGameKey } from '../../game/savedGame.ts';
import { gameOf, puzzleOf } from '../../game/testPuzzle.ts';
import { readInTab } from '../../lib/storage.ts';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { StartView } from './StartView.tsx';

const rows = ['AB', 'CD'];
const grid = numberGrid(rows);
const puzzle = {
  id: 'small',
  title: 'A small one',
  author: 'Ann',
  difficulty: 1,
  datePublished: '2026-11-15',
  size: 2,
  grid,
  ...makeClueLists(findEntries(grid), () => 'Clue'),
};
const key = 'AbCdEfGhIjKlMnOpQrStUv';
const button = () => screen.getByRole('button', { name: 'Open a room' });
const box = () => screen.getByRole('checkbox', { name: 'Bring my letters' });

function keepGame(...commands: Parameters<typeof gameOf>[1][]): void {
  const board = puzzleOf(...rows);
  const saved = serializeGame(board, gameOf(board, ...commands));
  localStorage.setItem(savedGameKey('small', 0), JSON.stringify(saved));
}

/** Where the page would go, if it could leave the test. */
let went: string[] = [];
const hold = (event: NavigateEvent): void => {
  went.push(new URL(event.destination.url).pathname);
  event.preventDefault();
};

beforeEach(() => {
  went = [];
  sessionStorage.clear();
  navigation.addEventListener('navigate', hold);
});
afterEach(() => {
  navigation.removeEventListener('navigate', hold);
  vi.unstubAllGlobals();
});

function open(puzzleId = 'small') {
  const server = standInServer();
  server.answer('GET /api/puzzles/:id', ({ id }) =>
    id === 'small' ? puzzle : refuse(404, { message: 'Puzzle not found' }),
  );
  server.answer('GET /api/player', () => ({ player: null }));
  server.answer('POST /api/rooms', () => ({ key }));
  mount(<StartView puzzleId={puzzleId} />);
  return server;
}

test('a room is opened for the puzzle, and the page goes there', async () => {
  open();
  await expect.element(screen.getByText('A small one')).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  await button().click();
  await expect.poll(() => went).toEqual([`/together/${key}`]);
  expect(readInTab('monster-bring-letters')).toBe(null);
});

test('letters of a begun game can be brought along', async () => {
  keepGame('A');
  open();
  await expect.element(box()).toBeChecked();
  await button().click();
  await expect.poll(() => went).toHaveLength(1);
  expect(readInTab('monster-bring-letters')).toBe(key);
});

test('letters stay at home if that is what the player wants', async () => {
  keepGame('A');
  open();
  await box().click();
  await button().click();
  await expect.poll(() => went).toHaveLength(1);
  expect(readInTab('monster-bring-letters')).toBe(null);
});

test('a solved game has no letters to bring', async () => {
  keepGame('A', 'B', 'C', 'D');
  open();
  await expect.element(button()).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
});

test('a room that could not be opened says why, and can be tried again', async () => {
  const server = open();
  server.answer('POST /api/rooms', () => refuse(429, { message: 'Too many rooms for today.' }));
  await button().click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many rooms for today.');
  expect(went).toEqual([]);
  server.answer('POST /api/rooms', () => ({ key }));
  await button().click();
  await expect.poll(() => went).toEqual([`/together/${key}`]);
});

test.each(['', 'gone'])('an address with the puzzle %j leads to a puzzle', async (puzzleId) => {
  open(puzzleId);
  await expect.element(screen.getByRole('link', { name: "Play Today's Crossword" })).toBeVisible();
});
