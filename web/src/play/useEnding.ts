import type { GameState } from '@monster/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EndedBy } from '../game/gameNews.ts';
import { solvedHere } from '../game/completions.ts';
import type { Scores } from '../game/levelProgress.ts';
import { scoresAfter } from '../game/solved.ts';
import type { Solved } from '../game/solved.ts';
import { gridHash } from '../site/gridHash.ts';
import { afterDialogs } from './afterDialogs.ts';

/** How long the finished grid stays in view, with a wave over it, before a dialog covers it. */
const lookMs = 1_100;

interface EndingPlan {
  readonly puzzleId: string;
  /** Keeps a solve that is new, and returns its scores. */
  readonly record: (game: GameState) => Scores;
  /** Opens the page's dialog. */
  readonly open: () => void;
}

/**
 * What happens once a puzzle is solved. A solve is recorded at once, and the dialog opens after a look at the grid. A
 * solved game that is opened again shows the same dialog; if the page was left before its solve could be recorded, it
 * is now.
 */
export function useEnding({ puzzleId, record, open }: EndingPlan) {
  const [ending, setEnding] = useState<{ solved: Solved; delayMs: number | null } | null>(null);
  const openDialog = useEffectEvent(open);
  useEffect(() => {
    const delayMs = ending?.delayMs ?? null;
    return delayMs === null ? undefined : afterDialogs(delayMs, openDialog);
  }, [ending]);
  return {
    solved: ending?.solved ?? null,
    onSolved: (by: EndedBy, game: GameState): void => {
      // Another tab keeps and celebrates what is solved there.
      const isAgain = by === 'otherTab' || (by === 'save' && solvedHere(null).includes(puzzleId));
      const isQuiet = by === 'otherTab' || (isAgain && location.hash === gridHash);
      const scores = isAgain ? scoresAfter(game, true) : record(game);
      const waitMs = isAgain ? 0 : lookMs;
      setEnding({ solved: { game, isAgain, scores }, delayMs: isQuiet ? null : waitMs });
    },
    /** The player has started over. */
    forget: (): void => setEnding(null),
  };
}
