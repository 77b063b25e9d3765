/** One line of text as it is stored: runs of blanks and line ends become one space, none stands at an end. */
export function cleanText(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** True for what cannot be shown or stored: control characters, NUL among them, and half surrogates. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** A piece of a file as a message may quote it. */
export function quote(text: string): string {
  const characters = [...text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\u{FFFD}')];
  return `"${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')}"`;
}
