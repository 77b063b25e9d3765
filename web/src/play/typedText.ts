import { toLetters } from '@monster/engine';
import type { Command, TypingSettings } from '@monster/engine';

function typeAll(letters: readonly string[], settings: TypingSettings): Command[] {
  return letters.map((letter) => ({ type: 'typeLetter', letter, settings }));
}

/** The commands of an input event outside of a composition: a key of a phone, dictation, a paste. */
export function toCommands(inputType: string, data: string | null, settings: TypingSettings): Command[] {
  if (inputType.startsWith('deleteContentForward')) return [{ type: 'deleteLetter' }];
  if (inputType.startsWith('delete')) return [{ type: 'backspace' }];
  // A new line in the input is what Enter on a phone's keyboard gives.
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return [{ type: 'nextClue' }];
  return typeAll(toLetters(data ?? ''), settings);
}

/** The commands that turn what a composition (swiping, predictive text) said before into what it says now. */
export function toCompositionCommands(before: string, now: string, settings: TypingSettings): Command[] {
  const [had, has] = [toLetters(before), toLetters(now)];
  let same = 0;
  while (same < had.length && had[same] === has[same]) same += 1;
  const removals = had.slice(same).map((): Command => ({ type: 'backspace' }));
  return [...removals, ...typeAll(has.slice(same), settings)];
}
