/** What Windows puts where ISO 8859-1 has control characters; `.puz` files hold both. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ';

/** The text of bytes in Windows-1252, which every sequence of bytes is. */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text += byte >= 0x80 && byte < 0xa0 ? (WINDOWS[byte - 0x80] ?? '') : String.fromCharCode(byte);
  return text;
}

/** True for a text that is the same in ISO 8859-1 and Windows-1252. */
export function isLatin1(text: string): boolean {
  return /^[\u{20}-\u{7E}\u{A0}-\u{FF}]*$/u.test(text);
}
