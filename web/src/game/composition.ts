import { toLetters } from '@monster/engine';
import type { GameState, TypingSettings } from '@monster/engine';
import type { GameStore } from './gameStore.ts';
import { moment } from './moment.ts';

/** Takes input from swiping or predictive text: each update contains the whole text again and may correct the last one. */
export interface Composition {
  readonly start: () => void;
  readonly update: (text: string, settings: TypingSettings) => void;
  readonly end: () => void;
  readonly isOpen: () => boolean;
}

function countShared(some: readonly string[], others: readonly string[]): number {
  const differs = some.findIndex((letter, index) => letter !== others[index]);
  return differs < 0 ? some.length : differs;
}

/** A correction goes back to the game as it was before the letter, wherever that letter went. */
export function createComposition({ getState, dispatch, replace }: GameStore): Composition {
  let typed: string[] = [];
  /** The game before the first letter, after the first, after the second and so on; empty outside a composition. */
  let games: GameState[] = [];
  const goBackTo = (count: number): void => {
    const game = games[count];
    if (game === undefined || count === typed.length) return;
    // The correction does not give back time.
    replace({ ...game, clock: getState().clock });
    typed = typed.slice(0, count);
    games = games.slice(0, count + 1);
  };
  return {
    start: () => {
      typed = [];
      games = [getState()];
    },
    update: (text, settings) => {
      // The time may have run out since the last tick, and a correction must not bring back a game that has ended.
      dispatch({ type: 'tick', now: moment() });
      if (getState().phase !== 'playing') return;
      const letters = toLetters(text);
      // A solved word stays solved and keeps its bonus time.
      const solved = games.findIndex(({ solvedClues }) => solvedClues === getState().solvedClues);
      const kept = Math.max(countShared(typed, letters), solved);
      goBackTo(kept);
      for (const letter of letters.slice(kept)) {
        dispatch({ type: 'typeLetter', letter, settings });
        typed.push(letter);
        games.push(getState());
      }
    },
    end: () => {
      games = [];
    },
    isOpen: () => games.length > 0,
  };
}
