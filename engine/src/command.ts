import type { Direction } from './puzzle.ts';

/** How the player likes to type. Each command carries it, so a recorded game can be replayed without settings. */
export interface TypingSettings {
  /** After a letter in an empty cell, go to the next empty cell. */
  readonly skipFilled: boolean;
  /** When the word is full, go to the next unfilled clue. */
  readonly jumpToNextClue: boolean;
  /** Write letters in pencil, as guesses. */
  readonly pencil: boolean;
}

export const DEFAULT_TYPING: TypingSettings = { skipFilled: true, jumpToNextClue: true, pencil: false };

/** How much of the grid is checked or revealed: the selected letter, the selected word or everything. */
export type Scope = 'letter' | 'word' | 'grid';

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** Moves the selection and changes nothing else. */
export type Navigation =
  | { readonly type: 'move'; readonly arrow: Arrow }
  | { readonly type: 'nextClue' | 'previousClue' | 'nextUnfilled' | 'previousUnfilled' }
  | { readonly type: 'turn' | 'home' | 'end' }
  | { readonly type: 'selectCell'; readonly cell: number }
  | { readonly type: 'selectClue'; readonly direction: Direction; readonly number: number };

/** Everything that can happen to a game. Times are milliseconds of any clock, always the same one; a seed is any number. */
export type Command =
  | Navigation
  | { readonly type: 'typeLetter'; readonly letter: string; readonly settings: TypingSettings }
  | { readonly type: 'backspace' | 'deleteLetter' | 'undo' | 'redo' }
  | { readonly type: 'useHint'; readonly seed: number }
  | { readonly type: 'check'; readonly scope: Scope }
  | { readonly type: 'reveal'; readonly scope: 'letter' | 'word' }
  | { readonly type: 'revealAll' }
  /** Turns every penciled letter into a firm one. */
  | { readonly type: 'inkPencil' }
  /** Clears the game, whatever its phase. */
  | { readonly type: 'startOver'; readonly timerMinutes: number }
  /** Clears a timed-out game; send `resume` 100 ms later to start its 60 seconds. */
  | { readonly type: 'tryAgain' }
  /** `resume` starts the clock the first time too. */
  | { readonly type: 'resume' | 'tick' | 'pause'; readonly now: number };
