/** The text of UTF-8 bytes, or the first byte that does not belong there and its line. */
type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly byte: number; readonly line: number };

/** Decodes strictly, since a guess would put wrong letters into clues. Drops a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, ...findBreak(bytes) };
  }
}

/** The platform does not say where decoding failed, so this looks for the longest start that does not fail. */
function findBreak(bytes: Uint8Array): { byte: number; line: number } {
  let [valid, length] = ['', 0];
  for (let step = bytes.length; step > 0; step = Math.floor(step / 2)) {
    while (length + step <= bytes.length) {
      const text = decodeStart(bytes.subarray(0, length + step));
      if (text === null) break;
      [valid, length] = [text, length + step];
    }
  }
  return { byte: bytes[encodeUtf8(valid).length] ?? 0, line: valid.split(/\r\n?|\n/u).length };
}

/** Decodes all complete characters; null where bytes are invalid and not merely cut off. */
function decodeStart(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

export function encodeUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** What Windows-1252 has where ISO 8859-1 has control characters. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ';

/** Decodes Windows-1252; any bytes are valid. By hand, since `TextDecoder` of Node 20 gets 0x80 to 0x9F wrong. */
export function decodeWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text += byte >= 0x80 && byte < 0xa0 ? (WINDOWS[byte - 0x80] ?? '') : String.fromCharCode(byte);
  return text;
}

/** True for a text that has the same bytes in ISO 8859-1 and Windows-1252. */
export function isLatin1(text: string): boolean {
  return /^[\u{20}-\u{7E}\u{A0}-\u{FF}]*$/u.test(text);
}
