/** The text of UTF-8 bytes, or where they stop being UTF-8. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly byte: number; readonly line: number };

/** How many bytes follow a first byte, and the smallest code point that may be written so; longer spellings are invalid. */
function sequenceOf(first: number): { following: number; smallest: number; bits: number } | null {
  if (first < 0x80) return { following: 0, smallest: 0, bits: first };
  if (first >= 0xc2 && first < 0xe0) return { following: 1, smallest: 0x80, bits: first & 0x1f };
  if (first >= 0xe0 && first < 0xf0) return { following: 2, smallest: 0x800, bits: first & 0x0f };
  if (first >= 0xf0 && first < 0xf5) return { following: 3, smallest: 0x1_0000, bits: first & 0x07 };
  return null;
}

function codePointAt(bytes: Uint8Array, at: number): { code: number; length: number } | null {
  const sequence = sequenceOf(bytes[at] ?? 0xff);
  if (sequence === null) return null;
  let code = sequence.bits;
  for (let i = 1; i <= sequence.following; i += 1) {
    const next = bytes[at + i] ?? 0;
    if ((next & 0xc0) !== 0x80) return null;
    code = (code << 6) | (next & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < sequence.smallest || code > 0x10_ffff || isSurrogate
    ? null
    : { code, length: sequence.following + 1 };
}

/** Decodes strictly, since a guess would put wrong letters in clues; a byte order mark at the start is dropped. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  let text = '';
  let line = 1;
  for (let at = 0; at < bytes.length;) {
    const found = codePointAt(bytes, at);
    if (found === null) return { ok: false, byte: bytes[at] ?? 0, line };
    if (found.code === 0x0a || (found.code === 0x0d && bytes[at + 1] !== 0x0a)) line += 1;
    text += String.fromCodePoint(found.code);
    at += found.length;
  }
  return { ok: true, text: text.startsWith('\u{FEFF}') ? text.slice(1) : text };
}

/** The UTF-8 bytes of a text without half surrogates, as every checked one is. */
export function encodeUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    const isByte = escaped[at] === '%';
    bytes.push(isByte ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at));
    if (isByte) at += 2;
  }
  return Uint8Array.from(bytes);
}
