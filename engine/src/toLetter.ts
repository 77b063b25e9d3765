/**
 * Returns the letters A-Z in the input of a keyboard, input method, swipe or paste, in order. Accented and full-width
 * letters become plain ones; everything else (digits, emoji, symbols that spell out words) is left out.
 */
export function toLetters(text: string): string[] {
  return [...text.normalize('NFC')].flatMap((character) => {
    if (/\p{Extended_Pictographic}/u.test(character)) return [];
    const letter = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
    return /^[A-Z]$/.test(letter) ? [letter] : [];
  });
}

/** Returns the last letter of the input: in a cell that already has one, the new letter comes after it. */
export function toLetter(text: string): string | null {
  // Nearly every keystroke ends here.
  if (/^[A-Za-z]$/.test(text)) return text.toUpperCase();
  return toLetters(text).at(-1) ?? null;
}
