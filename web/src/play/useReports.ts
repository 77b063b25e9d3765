import { useEffect, useMemo } from 'react';
import type { GameStore } from '../game/gameStore.ts';
import { useSite } from '../site/site.ts';
import type { Site } from '../site/site.ts';

const loadReports = () => import('../reports/reportPlays.ts');

function createReports(store: GameStore, puzzleId: string, site: Site) {
  let isWanted = false;
  let stop: (() => void) | undefined;
  return {
    begin: (): void => {
      if (isWanted) return;
      isWanted = true;
      loadReports().then(
        ({ reportPlays }) => isWanted && (stop ??= reportPlays(store, puzzleId, site)),
        // Nobody misses a report.
        () => undefined,
      );
    },
    end: (): void => {
      isWanted = false;
      stop?.();
      stop = undefined;
    },
  };
}

/** Returns a function that has the game reported from now on; its code is loaded when the player plays. */
export function useReports(store: GameStore, puzzleId: string, isReported: boolean): () => void {
  const site = useSite();
  const reports = useMemo(() => createReports(store, puzzleId, site), [store, puzzleId, site]);
  useEffect(() => reports.end, [reports]);
  return isReported && site.hasPlayStatistics ? reports.begin : () => {};
}
