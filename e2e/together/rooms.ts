import type { Page } from '@playwright/test';
import { puzzleFile, untilReady } from '../play/board.ts';
import { expect } from '../support/test.ts';

/** Makes a room with this page's player as its founder; returns its address. */
export async function newRoom(page: Page, puzzleId: string): Promise<string> {
  const answer = await page.request.post('/api/rooms', { data: { puzzleId } });
  const { key } = (await answer.json()) as { key: string };
  return `/together/${key}`;
}

/** Opens a room and waits until it can be played. */
export async function enter(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await untilReady(page);
}

/** Opens a room on a page, which it returns. */
export async function enterOn(opening: Promise<Page>, room: string): Promise<Page> {
  const page = await opening;
  await enter(page, room);
  return page;
}

/** The answer of each cell of a puzzle, with `#` for the black ones. */
export const answersOf = (puzzleId: string): string[] => [...puzzleFile(puzzleId).grid.join('')];

/** The cells that take a letter. */
export function cellsOf(puzzleId: string): number[] {
  return [...answersOf(puzzleId).entries()].filter(([, letter]) => letter !== '#').map(([cell]) => cell);
}

/** The cells of one of several who share the work. */
export const shareOf = (puzzleId: string, who: number, of: number): number[] =>
  cellsOf(puzzleId).filter((_, index) => index % of === who);

/** Those who are listed in a room. */
export const peopleIn = (page: Page) =>
  page.getByRole('list', { name: 'People in this room' }).getByRole('listitem');

/** Writes the right letters into some cells, one after another. */
export async function write(page: Page, puzzleId: string, cells: readonly number[]): Promise<void> {
  const answers = answersOf(puzzleId);
  for (const cell of cells) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(answers[cell] ?? '');
  }
}

/** Expects these letters in a grid: the right ones in these cells, and none anywhere else. */
export async function expectLetters(page: Page, puzzleId: string, cells: readonly number[]): Promise<void> {
  const answers = answersOf(puzzleId);
  const expected = answers.map((letter, cell) => (letter === '#' || cells.includes(cell) ? letter : '.'));
  const read = () =>
    page
      .locator('[data-cell]')
      .evaluateAll((all) =>
        all.map((each) => `${each.getAttribute('data-cell')} ${each.textContent.replaceAll(/\d/g, '')}`),
      );
  const wanted = [...expected.entries()]
    .filter(([, letter]) => letter !== '#')
    .map(([cell, letter]) => `${cell} ${letter === '.' ? '' : letter}`);
  await expect.poll(read).toEqual(wanted);
}
