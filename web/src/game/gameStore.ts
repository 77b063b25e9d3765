import { reduceAt, selectedPlace, takeBack, touchedCells } from '@monster/engine';
import type { Command, GameState, Puzzle, Word } from '@monster/engine';
import { createListeners } from '../lib/observable.ts';
import { moment } from './moment.ts';

/** Called after each change. Without a command, the whole game was replaced. */
export type ChangeListener = (before: GameState, after: GameState, command?: Command) => void;

/** A game in progress, which can be watched for changes. */
export interface GameStore {
  readonly puzzle: Puzzle;
  /** The game as it started, which is also what the server has drawn. */
  readonly first: GameState;
  readonly getState: () => GameState;
  /** Right after a command that swept the game away, `undo` brings back the whole game. */
  readonly dispatch: (command: Command) => void;
  /** Replaces the whole game, for example with one that another tab has saved. */
  readonly replace: (state: GameState) => void;
  readonly subscribe: (listener: ChangeListener) => () => void;
}

/** Returns the cells that a change may affect: new letters and marks, and where the highlight was and is now. */
export function changedCells(puzzle: Puzzle, before: GameState, after: GameState): Set<number> {
  const changed = new Set(touchedCells(before, after));
  if (before.selection === after.selection) return changed;
  const [from, to] = [selectedWord(puzzle, before), selectedWord(puzzle, after)];
  changed.add(before.selection.cell).add(after.selection.cell);
  if (from !== to) for (const cell of [...(from?.cells ?? []), ...(to?.cells ?? [])]) changed.add(cell);
  return changed;
}

/** Returns the word that is being filled in. */
export function selectedWord(puzzle: Puzzle, state: GameState): Word | undefined {
  return selectedPlace(puzzle, state)?.word;
}

/** A command that throws away the player's letters. */
export type Sweep = 'startOver' | 'revealAll';

/**
 * Keeps a game outside React, so that a keystroke renders only what changed. The sweeps named here can be taken back
 * until the player changes a letter.
 */
export function createGameStore(
  puzzle: Puzzle,
  first: GameState,
  canTakeBack: readonly Sweep[] = ['startOver', 'revealAll'],
): GameStore {
  let state = first;
  let swept: GameState | null = null;
  const { notify, subscribe } = createListeners<Parameters<ChangeListener>>();
  const change = (next: GameState, command?: Command): void => {
    if (next === state) return;
    const before = state;
    state = next;
    notify(before, next, command);
  };
  const replace = (next: GameState): void => {
    swept = null;
    change(next);
  };
  return {
    puzzle,
    first,
    getState: () => state,
    dispatch: (command) => {
      if (command.type === 'undo' && swept !== null) return replace(takeBack(state, swept));
      const now = moment();
      const isSweep = canTakeBack.some((type) => type === command.type);
      // What comes back is the game as it was at this moment.
      if (isSweep) change(reduceAt(puzzle, state, { type: 'tick', now }, now), command);
      const before = state;
      change(reduceAt(puzzle, state, command, now), command);
      if (before.cells !== state.cells) swept = isSweep ? before : null;
    },
    replace,
    subscribe,
  };
}
