import { withoutControls } from './cleanText.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { refused } from './puzzleFile.ts';
import type { PuzzleReading } from './puzzleFile.ts';

/** Returns the byte order of UTF-16: by its mark, or by the zeros that every second byte of plain English is. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  if (start.length < 4) return null;
  const isZeroAt = (side: number) => start.every((byte, i) => (byte === 0) === (i % 2 === side));
  if (isZeroAt(1)) return 'utf-16le';
  return isZeroAt(0) ? 'utf-16be' : null;
}

/** Decodes UTF-16 strictly; null where it is broken. */
function decodeUtf16(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readClean(text: string, read: (text: string) => PuzzleReading): PuzzleReading {
  const clean = withoutControls(text);
  const count = text.length - clean.length;
  if (count === 0) return read(text);
  const reading = read(clean);
  const what = count === 1 ? '1 control character is' : `${count} control characters are`;
  return { ...reading, warnings: [`${what} left out.`, ...reading.warnings] };
}

/** Reads a file that is text, in UTF-8 or UTF-16; `saveAs` completes the advice for any other. */
export function readText(
  bytes: Uint8Array,
  saveAs: string,
  read: (text: string) => PuzzleReading,
): PuzzleReading {
  const encoding = utf16Of(bytes);
  if (encoding !== null) {
    const text = decodeUtf16(bytes, encoding);
    return text === null
      ? refused(`The file is damaged UTF-16; re-save as ${saveAs}.`)
      : readClean(text, read);
  }
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return readClean(decoded.text, read);
  const byte = `0x${decoded.byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const { line } = decoded;
  return refused(`Not UTF-8 (byte ${byte} on line ${line}); re-save as ${saveAs}.`, { line });
}
