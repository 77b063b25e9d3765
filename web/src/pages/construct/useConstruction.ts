import type { ConstructedGrid } from '@monster/contract';
import { useEffect, useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { failureOf } from '../../admin/useSending.ts';
import { makeGrid, rateGrid, refillGrid } from '../../api/desk/constructCalls.ts';
import { applyFill, applyRating, isFull, rowsToRefill, startConstruction } from './construction.ts';
import type { Construction } from './construction.ts';
import { replaceableAnswers } from './entriesOf.ts';

/** Long enough to type a word, short enough to feel live. */
const rateAfterMs = 300;

/** Requests a rating whenever a full grid has none. */
function useRating(
  construction: Construction | null,
  difficulty: number,
  onRated: (grid: ConstructedGrid) => void,
): void {
  const rows = construction?.rows;
  const isDue = construction !== null && construction.quality === null && isFull(construction);
  useEffect(() => {
    if (!isDue || rows === undefined) return undefined;
    const timer = setTimeout(() => {
      // If the call fails, there is no score until the next change asks again.
      sendAsAdmin(rateGrid({ body: { rows: [...rows], difficulty } })).then(onRated, () => {});
    }, rateAfterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onRated` only sets state
  }, [isDue, rows, difficulty]);
}

/** The puzzle under construction and the calls that change it. */
export function useConstruction(difficulty: number) {
  const [construction, setConstruction] = useState<Construction | null>(null);
  const [isFilling, setIsFilling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (next: (before: Construction) => Construction): void =>
    setConstruction((before) => (before === null ? null : next(before)));
  const fill = async (reply: Promise<ConstructedGrid>, isNew: boolean): Promise<void> => {
    setIsFilling(true);
    setFailure(null);
    try {
      const grid = await reply;
      setConstruction((before) =>
        isNew || before === null ? startConstruction(grid, before) : applyFill(before, grid),
      );
    } catch (error) {
      setFailure(failureOf(error).reason);
    }
    setIsFilling(false);
  };
  useRating(construction, difficulty, (grid) => change((before) => applyRating(before, grid)));
  return {
    construction,
    isFilling,
    failure,
    change,
    make: (size: number, theme: readonly string[]) =>
      void fill(sendAsAdmin(makeGrid({ body: { size, difficulty, theme: [...theme] } })), true),
    refill: () => {
      if (construction === null || isFilling) return;
      const body = { rows: rowsToRefill(construction), avoid: replaceableAnswers(construction), difficulty };
      void fill(sendAsAdmin(refillGrid({ body })), false);
    },
  };
}
