import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

/** What the calls tell of a puzzle, as far as these journeys need it. */
export interface Listed {
  id: string;
  title: string;
  author: string;
  difficulty: number;
  size: number;
  datePublished: string;
}

interface Answers extends Listed {
  grid: { isBlack: boolean; answer: string }[][];
  acrossClues: { text: string }[];
}

export const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 769, height: 1024 },
  { width: 1440, height: 900 },
];

/** A player of one's own for each test, since they share a server. */
export const newUid = (): string => randomBytes(32).toString('hex');

/** A puzzle with its answers; `today` is one too. */
export async function getPuzzle(request: APIRequestContext, id: string): Promise<Answers> {
  return (await (await request.get(`/api/puzzles/${id}`)).json()) as Answers;
}

/** The Daily Teasers, newest first. */
export async function getDailies(request: APIRequestContext): Promise<Listed[]> {
  const list = (await (await request.get('/api/puzzles')).json()) as Listed[];
  return list
    .filter(({ title }) => title.includes('Daily Teaser'))
    .sort((a, b) => (a.datePublished < b.datePublished ? 1 : -1));
}

/** Opens a daily page and waits until it can be played. */
export async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/todaycrossword?${query}`);
  const whenReady = page.getByRole('button', { name: /Reveal All|Next Crossword/ });
  await whenReady.and(page.locator(':enabled')).waitFor();
}

/** Fills in all answers. */
export async function fill(page: Page, { grid }: Answers): Promise<void> {
  const cells = grid.flat().map((cell, index) => ({ ...cell, index }));
  for (const { answer, index } of cells.filter(({ isBlack }) => !isBlack)) {
    await page.locator(`[data-cell="${index}"]`).click();
    await page.keyboard.press(answer);
  }
}
