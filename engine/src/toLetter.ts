/**
 * The letters A-Z of what a keyboard, an input method, a swipe or a paste gave, in order. Accents and full width
 * fold to the plain letter; whatever else there is (digits, emoji, signs that spell out words) is left out.
 */
export function toLetters(text: string): string[] {
  return [...text.normalize('NFC')].flatMap((character) => {
    if (/\p{Extended_Pictographic}/u.test(character)) return [];
    const letter = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
    return /^[A-Z]$/.test(letter) ? [letter] : [];
  });
}

/** The last letter of an input: in a cell that held one already, the new one stands behind it. */
export function toLetter(text: string): string | null {
  // What nearly every key types.
  if (/^[A-Za-z]$/.test(text)) return text.toUpperCase();
  return toLetters(text).at(-1) ?? null;
}
