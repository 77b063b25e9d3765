import { toLetters } from '@monster/engine';
import type { Command, TypingSettings } from '@monster/engine';

/** The commands of an input event outside of a composition: a key of a phone, dictation, a paste. */
export function toCommands(inputType: string, data: string | null, settings: TypingSettings): Command[] {
  if (inputType.startsWith('deleteContentForward')) return [{ type: 'deleteLetter' }];
  if (inputType.startsWith('delete')) return [{ type: 'backspace' }];
  // A new line in the input is what Enter on a phone's keyboard gives.
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return [{ type: 'nextClue' }];
  return toLetters(data ?? '').map((letter) => ({ type: 'typeLetter', letter, settings }));
}
