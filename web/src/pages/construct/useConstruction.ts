import type { ConstructedGrid } from '@monster/contract';
import { useEffect, useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { ApiError } from '../../api/client.ts';
import { makeGrid, rateGrid, refillGrid } from '../../api/desk/constructCalls.ts';
import { begin, isFull, openRows, rated, refilled } from './construction.ts';
import type { Construction } from './construction.ts';
import { looseAnswers } from './entriesOf.ts';

/** Long enough that a word can be typed, short enough to feel live. */
const rateAfterMs = 300;

function reasonOf(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason ?? 'The server could not be reached. Please try again.';
}

/** Asks for a rating whenever a full grid has none. */
function useRating(
  construction: Construction | null,
  difficulty: number,
  take: (grid: ConstructedGrid) => void,
): void {
  const rows = construction?.rows;
  const isDue = construction !== null && construction.quality === null && isFull(construction);
  useEffect(() => {
    if (!isDue || rows === undefined) return undefined;
    const timer = setTimeout(() => {
      // Without an answer the score stays away; the next change asks again.
      sendAsAdmin(rateGrid({ body: { rows: [...rows], difficulty } })).then(take, () => {});
    }, rateAfterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `take` only sets state
  }, [isDue, rows, difficulty]);
}

/** The puzzle on the bench and the calls that change it. */
export function useConstruction(difficulty: number) {
  const [construction, setConstruction] = useState<Construction | null>(null);
  const [isFilling, setFilling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (next: (before: Construction) => Construction): void =>
    setConstruction((before) => (before === null ? null : next(before)));
  const fill = async (ask: Promise<ConstructedGrid>, isNew: boolean): Promise<void> => {
    setFilling(true);
    setFailure(null);
    try {
      const grid = await ask;
      setConstruction((before) => (isNew || before === null ? begin(grid, before) : refilled(before, grid)));
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setFilling(false);
  };
  useRating(construction, difficulty, (grid) => change((before) => rated(before, grid)));
  return {
    construction,
    isFilling,
    failure,
    change,
    make: (size: number) => void fill(sendAsAdmin(makeGrid({ body: { size, difficulty } })), true),
    refill: () => {
      if (construction === null || isFilling) return;
      const body = { rows: openRows(construction), avoid: looseAnswers(construction), difficulty };
      void fill(sendAsAdmin(refillGrid({ body })), false);
    },
  };
}
