import type { Page } from '@playwright/test';
import { phone, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  announcements,
  answersAcross,
  answersByClue,
  cell,
  lettersOf,
  openPuzzle,
  puzzleFile,
} from './board.ts';

const ids = ['05-2-0001', '07-3-0001', '15-4-0001'] as const;
const almostThere = 'Almost there: something is not right yet';

/** A letter that does not belong there. */
const wrongFor = (letter: string): string => (letter === 'Q' ? 'Z' : 'Q');

/** Goes from the grid to a button by keyboard alone, and presses it. */
async function pressButton(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  // As often as there are places to go before the grid, which no screen has that many of.
  for (let step = 0; step < 30 && (await focused()) !== name; step += 1)
    await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(name);
  await page.keyboard.press('Enter');
}

/** How a player plays: by physical keys or by fingers. */
interface Hands {
  readonly type: (letters: string) => Promise<void>;
  readonly press: (key: 'Backspace' | 'Undo' | 'Redo' | 'Next clue') => Promise<void>;
  readonly checkAnswers: () => Promise<void>;
}

function keyboardOf(page: Page): Hands {
  const keys = { Backspace: 'Backspace', Undo: 'Control+z', Redo: 'Control+Shift+Z', 'Next clue': 'Tab' };
  return {
    type: (letters) => page.keyboard.type(letters.toLowerCase()),
    press: (key) => page.keyboard.press(keys[key]),
    checkAnswers: () => pressButton(page, 'Check Answers'),
  };
}

function fingersOn(page: Page): Hands {
  const keyboard = page.getByRole('group', { name: 'Keyboard' });
  const places = new Map<string, { x: number; y: number }>();
  const placeOf = async (name: string): Promise<{ x: number; y: number }> => {
    const box = await keyboard.getByRole('button', { name, exact: true }).boundingBox();
    if (box === null) throw new Error(`No key ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Looked up once, as fingers do.
  const press = async (name: string): Promise<void> => {
    const place = places.get(name) ?? (await placeOf(name));
    places.set(name, place);
    await page.touchscreen.tap(place.x, place.y);
  };
  return {
    type: async (letters) => {
      for (const letter of letters) await press(letter);
    },
    press,
    checkAnswers: () => page.getByRole('button', { name: 'Check Answers' }).tap(),
  };
}

/** Expects the cursor to be on a wrong letter, and returns the right one. */
async function letterToCorrect(page: Page, id: string): Promise<string> {
  await expect(page.locator('[aria-selected=true][aria-invalid=true]')).toHaveCount(1);
  const index = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.findIndex(({ ariaSelected }) => ariaSelected === 'true'));
  return puzzleFile(id).grid.join('').charAt(index);
}

/** Solves a whole puzzle with slips: some are corrected at once, two are found only in the end. */
async function solveWithSlips(page: Page, id: string, hands: Hands): Promise<void> {
  const letters = answersAcross(id).toUpperCase();
  await hands.type(wrongFor(letters.charAt(0)));
  await hands.press('Backspace');
  await hands.type(letters.slice(0, 2));
  const written = await lettersOf(page);
  for (const key of ['Undo', 'Redo', 'Undo'] as const) await hands.press(key);
  await expect.poll(() => lettersOf(page)).toMatch(new RegExp(`^#*${letters.charAt(0)}\\.`));
  await hands.type(letters.charAt(1));
  await expect.poll(() => lettersOf(page)).toBe(written);

  const slips = [Math.floor(letters.length / 3), Math.floor((letters.length * 2) / 3)];
  const typed = [...letters].map((letter, place) => (slips.includes(place) ? wrongFor(letter) : letter));
  await hands.type(typed.slice(2).join(''));
  await expect(toast(page)).toContainText(almostThere);

  await hands.checkAnswers();
  const wrong = page.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(slips.length);
  for (const left of slips.keys()) {
    await hands.press('Next clue');
    await hands.type(await letterToCorrect(page, id));
    await expect(wrong).toHaveCount(slips.length - 1 - left);
  }
  await expectSolved(page, id);
}

async function expectSolved(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  await expect.poll(() => lettersOf(page)).toBe(puzzleFile(id).grid.join(' '));
}

for (const id of ids)
  test(`${id} is solved by keyboard, slips and all`, async ({ page }) => {
    await openPuzzle(page, id);
    await solveWithSlips(page, id, keyboardOf(page));
  });

test.describe('on a phone', () => {
  test.use(phone);

  for (const id of ids)
    test(`${id} is solved by touch, slips and all`, async ({ page }) => {
      await openPuzzle(page, id);
      const zoomIn = page.getByRole('button', { name: 'Zoom in' });
      if (id.startsWith('15')) await zoomIn.tap();
      else await expect(zoomIn).toHaveCount(0);
      const first = puzzleFile(id).grid.join('').search(/[A-Z]/);
      for (const place of [first + 1, first]) await cell(page, place).tap();
      await solveWithSlips(page, id, fingersOn(page));
    });
});

/** What a screen reader says of the focused input: the clue, where the cursor is, and what is special about its letter. */
async function readFocused(page: Page): Promise<{ clue: string; position: number; marks: string }> {
  const name = await page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  const match = /^(?<clue>.*): (?<position>\d+) of \d+, (?:[A-Z]|blank| )+(?<marks>.*)$/u.exec(name);
  const { clue = '', position = '', marks = '' } = match?.groups ?? {};
  return { clue, position: Number(position), marks };
}

/** A player who sees nothing, and knows only what was announced and what the focused input is called. */
function blindPlayer(page: Page, answers: ReadonlyMap<string, string>) {
  const hears = (text: RegExp): Promise<void> => expect(announcements(page)).toHaveText(text);
  const rightLetter = async (): Promise<string> => {
    const { clue, position } = await readFocused(page);
    const letter = answers.get(clue)?.charAt(position - 1) ?? '';
    expect(letter, `an answer to ${clue}`).toMatch(/^[A-Z]$/);
    return letter;
  };
  const type = async (letter: string): Promise<void> => {
    await page.keyboard.press(letter.toLowerCase());
    await hears(new RegExp(`^${letter}(?: |\\.|$)`));
  };
  return { hears, rightLetter, type };
}

for (const id of ids)
  test(`${id} is solved by ear, slips and all`, async ({ page }) => {
    const { hears, rightLetter, type } = blindPlayer(page, answersByClue(id));
    await openPuzzle(page, id);

    const first = await rightLetter();
    await type(wrongFor(first));
    await page.keyboard.press('Backspace');
    await hears(/^cleared/);
    await type(wrongFor(first));
    await page.keyboard.press('Control+z');
    await hears(/^cleared/);

    const count = answersAcross(id).length;
    const slips = [Math.floor(count / 3), Math.floor((count * 2) / 3)];
    for (let typed = 0; typed < count; typed += 1) {
      const letter = await rightLetter();
      await type(slips.includes(typed) ? wrongFor(letter) : letter);
    }
    await hears(new RegExp(almostThere));

    await pressButton(page, 'Check Answers');
    await hears(/^2 wrong letters/);
    for (const _ of slips) {
      await page.keyboard.press('Tab');
      await hears(/ is wrong$/);
      expect((await readFocused(page)).marks).toMatch(/is wrong$/);
      await type(await rightLetter());
    }
    await hears(/Puzzle completed! Amazing work!$/);
    await expectSolved(page, id);
  });
