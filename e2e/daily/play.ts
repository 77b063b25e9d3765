import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page, ViewportSize } from '@playwright/test';
import { phone } from '../support/screen.ts';

/** The part of a listed puzzle that these tests need. */
export interface Listed {
  id: string;
  title: string;
  author: string;
  difficulty: number;
  size: number;
  datePublished: string;
}

/** A puzzle with its answers. */
export interface Answers extends Listed {
  grid: { isBlack: boolean; answer: string }[][];
  acrossClues: { text: string }[];
}

/** A phone, both sides of the breakpoint, and a desktop. */
export const viewports = [
  phone.viewport,
  { width: 768, height: 1024 },
  { width: 769, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The widest screen with the strip below the grid, and the narrowest with everything side by side. */
export const narrowAndWide = [viewports[1], viewports[2]];

/** "390x844". */
export const nameOf = ({ width, height }: ViewportSize): string => `${width}x${height}`;

/** Returns a new player for each test, since the tests share a server. */
export const newUid = (): string => randomBytes(32).toString('hex');

/** Fetches a puzzle with its answers; `today` is a valid id. */
export async function getPuzzle(request: APIRequestContext, id: string): Promise<Answers> {
  return (await (await request.get(`/api/puzzles/${id}`)).json()) as Answers;
}

/** Fetches the Daily Teasers, newest first. */
export async function getDailies(request: APIRequestContext): Promise<Listed[]> {
  const list = (await (await request.get('/api/puzzles')).json()) as Listed[];
  return list
    .filter(({ title }) => title.includes('Daily Teaser'))
    .sort((a, b) => (a.datePublished < b.datePublished ? 1 : -1));
}

/** Opens a daily page and waits until it can be played. */
export async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/todaycrossword?${query}`);
  // A puzzle that was solved before has such a button in its dialog as well.
  const whenReady = page.getByRole('button', { name: /Reveal All|Next Crossword/ });
  await whenReady.and(page.locator(':enabled')).first().waitFor();
}

/** Types all answers into a new game, word by word: every cell of a Daily Teaser is part of an across word. */
export async function fill(page: Page, { grid }: Answers): Promise<void> {
  await page.keyboard.type(
    grid
      .flat()
      .map(({ answer }) => answer)
      .join(''),
  );
}
