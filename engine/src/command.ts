import type { Direction } from './puzzle.ts';

/** How the player likes to type. Each command carries it, so a recorded game can be replayed without settings. */
export interface TypingSettings {
  /** After a letter in an empty cell, go to the next empty cell. */
  readonly skipFilled: boolean;
  /** When the word is full, go to the next unfilled clue. */
  readonly jumpToNextClue: boolean;
}

export const DEFAULT_TYPING: TypingSettings = { skipFilled: true, jumpToNextClue: true };

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** Everything that can happen to a game. Times are milliseconds of any clock, always the same one; a seed is any number. */
export type Command =
  | { readonly type: 'typeLetter'; readonly letter: string; readonly settings: TypingSettings }
  | { readonly type: 'backspace' | 'deleteLetter' | 'undo' | 'redo' }
  | { readonly type: 'move'; readonly arrow: Arrow }
  | { readonly type: 'nextClue' | 'previousClue' | 'nextUnfilled' | 'previousUnfilled' }
  | { readonly type: 'turn' | 'home' | 'end' }
  | { readonly type: 'selectCell'; readonly cell: number }
  | { readonly type: 'selectClue'; readonly direction: Direction; readonly number: number }
  | { readonly type: 'useHint'; readonly seed: number }
  | { readonly type: 'revealAll' | 'checkAnswers' }
  /** Clears a timed-out game; send `resume` 100 ms later to start its 60 seconds. */
  | { readonly type: 'tryAgain' }
  /** `resume` starts the clock the first time too. */
  | { readonly type: 'resume' | 'tick' | 'pause'; readonly now: number };
