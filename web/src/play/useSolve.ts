import type { GameState } from '@monster/engine';
import type { EndedBy } from '../game/gameNews.ts';
import { savedGameKey } from '../game/savedGame.ts';
import type { GameChoice } from '../game/session.ts';
import { useSite } from '../site/site.ts';

const loadSender = () => import('../solves/sendSolve.ts');

/** Returns a function that has a solved game ranked; its code is loaded at the end of a game. */
export function useSolve({ puzzle, puzzleId, timerMinutes, isTest }: GameChoice) {
  const site = useSite();
  return (by: EndedBy, game: GameState): void => {
    // Another tab sends what is solved there.
    if (isTest || by === 'otherTab') return;
    const gameKey = savedGameKey(puzzleId, timerMinutes);
    loadSender().then(
      ({ sendSolve }) => sendSolve({ puzzle, puzzleId, gameKey }, game, { site, isNew: by === 'player' }),
      // Its ticket stays: it is sent when the puzzle is opened again.
      () => undefined,
    );
  };
}
