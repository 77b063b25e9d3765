/**
 * Returns one line of text: spaces and line ends in a row become one space, and none remains at either end. Letters and
 * their accents become one character where there is one, so that the same name is always the same text.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** True for text that cannot be shown or stored: it has control characters, such as NUL, or lone surrogates. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** Drops what can be neither shown nor stored; line ends and tabs stay. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\s]|\p{Cs}/gu, '');
}

/** Quotes a piece of a file for a message: short and printable. */
export function quote(text: string): string {
  const characters = [...text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\u{FFFD}')];
  return `"${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')}"`;
}
