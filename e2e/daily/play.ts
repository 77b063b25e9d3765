import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page, ViewportSize } from '@playwright/test';
import { phone } from '../support/screen.ts';

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

/** Both sides of the breakpoint, a phone and a desktop. */
export const viewports = [
  phone.viewport,
  { width: 768, height: 1024 },
  { width: 769, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** "390x844". */
export const nameOf = ({ width, height }: ViewportSize): string => `${width}x${height}`;

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

/** Types all answers into a game just opened, word after word: every cell of a daily is part of a word across. */
export async function fill(page: Page, { grid }: Answers): Promise<void> {
  await page.keyboard.type(
    grid
      .flat()
      .map(({ answer }) => answer)
      .join(''),
  );
}
