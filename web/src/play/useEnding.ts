import type { GameState } from '@monster/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { solvedHere } from '../game/completions.ts';
import type { Scores } from '../game/levelProgress.ts';
import { scoresAfter } from '../game/solved.ts';
import type { Solved } from '../game/solved.ts';
import { afterDialogs } from './afterDialogs.ts';

/** How long the finished grid stays in view, with a wave over it, before a dialog covers it. */
const lookMs = 1_100;
/** When another tab has solved the puzzle, it keeps the completion itself within this time. */
const patienceMs = 400;
/** At the end of the address of a page that is opened to look at the solved grid. */
export const gridHash = '#grid';

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
  const [solved, setSolved] = useState<Solved | null>(null);
  const openDialog = useEffectEvent(open);
  useEffect(() => {
    if (solved === null || (solved.isAgain && location.hash === gridHash)) return undefined;
    return afterDialogs(solved.isAgain ? 0 : lookMs, openDialog);
  }, [solved]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const settle = (game: GameState, isAgain: boolean): void =>
    setSolved({ game, isAgain, scores: isAgain ? scoresAfter(game, true) : record(game) });
  return {
    solved,
    onSolved: (by: 'player' | 'save', game: GameState): void => {
      if (by === 'player') settle(game, false);
      else waiting.current = setTimeout(() => settle(game, solvedHere(null).includes(puzzleId)), patienceMs);
    },
    /** The player has started over. */
    forget: (): void => {
      clearTimeout(waiting.current);
      setSolved(null);
    },
  };
}
