import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export interface PuzzleFile {
  readonly title: string;
  readonly grid: readonly string[];
  readonly across: Readonly<Record<string, string>>;
  readonly down: Readonly<Record<string, string>>;
}

/** Reads a puzzle that comes with the site: rows such as `##ASK`, and the clues by number. */
export function puzzleFile(id: string): PuzzleFile {
  const file = new URL(`../../content/puzzles/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
}

/** Opens a puzzle and waits until it can be played. */
export async function openPuzzle(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/puzzles/${id}${query}`);
  await untilReady(page);
}

/** Opens a page that accepts keys but whose scripts wait; the returned function lets them run. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = (): void => {};
  const isAwake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\/assets\/(?:game|client).*\.js/, async (route) => {
    await isAwake;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(cell(page, 0)).toBeVisible();
  return () => wake();
}

/** From the next page on, time starts at `now` and passes only through `page.clock.runFor`. */
export async function stopTime(page: Page, now = 0): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 10_000);
}

/** Lets time pass on a stopped clock until a dialog opens, which is after a look at the finished grid. */
export async function untilOpen(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Waits until the game can be played: then it has painted the selected cell. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
}

/** The one input that receives what is typed. */
export function cellInput(page: Page): Locator {
  return page.locator('#cell-input');
}

/** A cell by its position in reading order, counting black ones. */
export function cell(page: Page, index: number): Locator {
  return page.getByRole('gridcell').nth(index);
}

/** What a screen reader would say next. */
export function announcements(page: Page): Locator {
  return page.getByTestId('announcements');
}

export function clue(page: Page, direction: 'Across' | 'Down', number: number): Locator {
  return page
    .getByRole('region', { name: direction })
    .getByRole('button', { name: new RegExp(`^${number}(?!\\d)`) });
}

/** The grid as a picture: `.` is empty, `#` black; `>` or `v` precedes the selected cell. */
export async function picture(page: Page): Promise<string> {
  const rows = await page.getByRole('grid').evaluate((grid) => {
    const isAcross = /^\d+-Across/.test(
      document.querySelector('#cell-input')?.getAttribute('aria-label') ?? '',
    );
    return [...grid.querySelectorAll('[role=row]')].map((row) =>
      [...row.querySelectorAll('[role=gridcell]')]
        .map((each) => {
          if (each.getAttribute('aria-label') === 'black') return '#';
          const mark = each.getAttribute('aria-selected') === 'true' ? (isAcross ? '>' : 'v') : '';
          return mark + (each.textContent.replaceAll(/\d/g, '') || '.');
        })
        .join(''),
    );
  });
  return rows.join(' ');
}

/** The same without the cursor. */
export async function lettersOf(page: Page): Promise<string> {
  return (await picture(page)).replaceAll(/[>v]/g, '');
}

/** Expects the grid to match a picture. */
export async function expectPicture(page: Page, expected: string): Promise<void> {
  await expect.poll(() => picture(page)).toBe(expected);
}

/** Presses keys one after another; a word in capitals is typed letter by letter. */
export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' '))
    if (/^[A-Z]+$/.test(key)) await page.keyboard.type(key.toLowerCase());
    else await page.keyboard.press(key);
}

/** Types every across answer into a new game, which solves it. */
export async function solve(page: Page, id: string): Promise<void> {
  await cellInput(page).focus();
  await page.keyboard.type(answersAcross(id));
}

/** The letters in the order in which a player types the across answers. */
export function answersAcross(id: string): string {
  return puzzleFile(id).grid.join('').replaceAll('#', '').toLowerCase();
}

/** The answers by what a player is told of a word, such as `1-Across, Keyboard walker`. */
export function answersByClue(id: string): Map<string, string> {
  const { grid, across, down } = puzzleFile(id);
  const size = grid.length;
  const at = (row: number, column: number): string => grid[row]?.[column] ?? '#';
  const rows = grid.map((row) => [...row, '#'].join(''));
  const columns = grid.map((_, column) => [...grid.map((row) => row[column]), '#'].join(''));
  const answers = new Map<string, string>();
  let number = 0;
  for (let place = 0; place < size * size; place += 1) {
    const [row, column] = [Math.floor(place / size), place % size];
    if (at(row, column) === '#') continue;
    const startsAcross = at(row, column - 1) === '#' && at(row, column + 1) !== '#';
    const startsDown = at(row - 1, column) === '#' && at(row + 1, column) !== '#';
    if (startsAcross || startsDown) number += 1;
    const wordIn = (line = '', from = 0): string => line.slice(from, line.indexOf('#', from));
    if (startsAcross) answers.set(`${number}-Across, ${across[number]}`, wordIn(rows[row], column));
    if (startsDown) answers.set(`${number}-Down, ${down[number]}`, wordIn(columns[column], row));
  }
  return answers;
}

/** Switches a setting of the menu on or off. */
export async function setSetting(page: Page, name: string, isOn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(name).setChecked(isOn);
  await page.keyboard.press('Escape');
}
