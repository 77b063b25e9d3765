import { reduce, selectedPlace, touchedCells } from '@monster/engine';
import type { Command, GameState, Puzzle, Word } from '@monster/engine';
import { createListeners } from '../lib/observable.ts';

/** Without a command the whole game was taken over: a saved one, or what another tab has done. */
export type ChangeListener = (before: GameState, after: GameState, command?: Command) => void;

/** One game in play, and who wants to know of it. */
export interface GameStore {
  readonly puzzle: Puzzle;
  readonly getState: () => GameState;
  readonly dispatch: (command: Command) => void;
  /** Takes over a whole game: a saved one, or what another tab has done. */
  readonly replace: (state: GameState) => void;
  readonly subscribe: (listener: ChangeListener) => () => void;
}

/** The cells whose drawing a change may touch: new letters and marks, and where the highlight was and is. */
export function changedCells(puzzle: Puzzle, before: GameState, after: GameState): Set<number> {
  const changed = new Set(touchedCells(before, after));
  if (before.selection === after.selection) return changed;
  const [from, to] = [selectedWord(puzzle, before), selectedWord(puzzle, after)];
  changed.add(before.selection.cell).add(after.selection.cell);
  if (from !== to) for (const cell of [...(from?.cells ?? []), ...(to?.cells ?? [])]) changed.add(cell);
  return changed;
}

/** The word that is being filled in. */
export function selectedWord(puzzle: Puzzle, state: GameState): Word | undefined {
  return selectedPlace(puzzle, state)?.word;
}

/** Holds a game outside of React, so that a key stroke renders only what changed. */
export function createGameStore(puzzle: Puzzle, first: GameState): GameStore {
  let state = first;
  const { notify, subscribe } = createListeners<Parameters<ChangeListener>>();
  const change = (next: GameState, command?: Command): void => {
    if (next === state) return;
    const before = state;
    state = next;
    notify(before, next, command);
  };
  return {
    puzzle,
    getState: () => state,
    dispatch: (command) => change(reduce(puzzle, state, command), command),
    replace: (next) => change(next),
    subscribe,
  };
}
