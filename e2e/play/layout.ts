import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const banner = (page: Page): Locator =>
  page.getByRole('button', { name: 'Previous clue' }).locator('..');

export const keyboard = (page: Page): Locator => page.getByRole('group', { name: 'Keyboard' });

/** The place of something that is laid out. */
export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not visible');
  return box;
}

/** Expects all parts to be in view at once and whole. */
export async function expectInView(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Expects all parts to be in view, each below the one before it in the document as well as on the screen. */
export async function expectStack(page: Page, parts: readonly Locator[]): Promise<void> {
  await expectInView(...parts);
  const boxes = await Promise.all(parts.map(boxOf));
  for (const [i, below] of boxes.slice(1).entries()) {
    const above = boxes[i];
    expect(below.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 0.5);
  }
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  const isInOrder = await page.evaluate(
    (all) =>
      all.every((element, i) => {
        const next = all[i + 1];
        if (!element || !next) return true;
        return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      }),
    elements,
  );
  expect(isInOrder).toBe(true);
}

/** What a player has to see at once on a phone held upright, from the top down. */
export function partsOf(page: Page, address: string): Locator[] {
  const isLevel = address.startsWith('/levels');
  return [
    page.getByRole('heading', { level: 1 }),
    page.getByText('By Team Monster'),
    ...(isLevel ? [page.getByRole('img', { name: /^Level \d of 5/ })] : []),
    page.getByRole('toolbar'),
    page.getByRole('grid'),
    banner(page),
    keyboard(page),
  ];
}

export const addresses = [
  '/puzzles/07-3-0001',
  '/puzzles/15-4-0001?timer=30',
  '/levels/5-5?puzzle=07-3-0001&timer=3',
  '/todaycrossword?puzzle=today&timer=5',
];
