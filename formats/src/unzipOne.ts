import { crc32, inflateRawSync } from 'node:zlib';
import { MAX_FILE_BYTES } from '@monster/engine';

/** The one file of an archive, or a sentence on why there is none to read. */
type Unzipped =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string };

const END = { mark: 0x06054b50, length: 22, maxComment: 0xffff };
const ENTRY = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };

const STORED = 0;
const DEFLATED = 8;

const refuse = (message: string): Unzipped => ({ ok: false, message });
const damaged = refuse('The ZIP archive is damaged. Zip the file again, or upload it without zipping it.');
const tooLarge = refuse(`The file in the ZIP archive is larger than ${MAX_FILE_BYTES / 1024} KiB.`);

/** True for bytes that start like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** Finds the record at the end of the archive, which only a comment may follow. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END.length - END.maxComment);
  for (let at = view.byteLength - END.length; at >= first; at -= 1)
    if (view.getUint32(at, true) === END.mark) return at;
  return null;
}

function inflate(bytes: Uint8Array): Uint8Array | 'too large' | null {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_FILE_BYTES });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : null;
  }
}

/** Reads the entry that the directory describes at a place; sizes are there even if they follow the data, too. */
function readEntry(bytes: Uint8Array, view: DataView, at: number): Unzipped {
  if (at + ENTRY.length > bytes.length || view.getUint32(at, true) !== ENTRY.mark) return damaged;
  const isLocked = (view.getUint16(at + 8, true) & 1) !== 0;
  if (isLocked) return refuse('The ZIP archive has a password. Unzip it and upload the file that is inside.');
  const method = view.getUint16(at + 10, true);
  const sum = view.getUint32(at + 16, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if (local + LOCAL.length > bytes.length || view.getUint32(local, true) !== LOCAL.mark) return damaged;
  const start = local + LOCAL.length + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) return damaged;
  if (method !== STORED && method !== DEFLATED)
    return refuse(
      'The ZIP archive is packed in an unusual way. Unzip it and upload the file that is inside.',
    );
  if (size > MAX_FILE_BYTES) return tooLarge;
  const content = method === STORED ? data : inflate(data);
  if (content === 'too large') return tooLarge;
  if (content === null || content.length !== size || crc32(content) !== sum) return damaged;
  return { ok: true, bytes: content };
}

/**
 * Returns the only file of a ZIP archive, whatever its name is. Nothing larger than an upload may be is ever unpacked,
 * whatever sizes the archive claims.
 */
export function unzipOne(bytes: Uint8Array): Unzipped {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return damaged;
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count === 0xffff || directory === 0xffff_ffff)
    return refuse(
      'The ZIP archive is of the large kind (Zip64). Unzip it and upload the file that is inside.',
    );
  if (count !== 1)
    return refuse(
      `The ZIP archive has ${count} files; a zipped .jpz has one. Unzip it and upload the puzzle.`,
    );
  return readEntry(bytes, view, directory);
}
