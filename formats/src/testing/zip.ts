import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what is unusual about it. */
interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** What the directory claims instead of the true size. */
  readonly size?: number;
  readonly sum?: number;
}

const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number): number[] => [...u16(value), ...u16(value >>> 16)];

/** Sizes and sum follow the data, as in archives that are written in one go. */
const DESCRIPTOR = 8;

/** Writes a ZIP archive; with the descriptor flag, the header before the data has no sizes. */
export function zip(entries: readonly ZipEntry[], comment = ''): Uint8Array {
  const file: number[] = [];
  const directory: number[] = [];
  for (const { name, bytes, method = 8, flags = 0, size = bytes.length, sum = crc32(bytes) } of entries) {
    const names = [...new TextEncoder().encode(name)];
    const data = method === 8 ? [...deflateRawSync(bytes)] : [...bytes];
    const sums = [...u32(sum), ...u32(data.length), ...u32(size)];
    const at = file.length;
    const kind = [...u16(20), ...u16(flags), ...u16(method), ...u32(0)];
    const before = (flags & DESCRIPTOR) === 0 ? sums : sums.map(() => 0);
    const after = (flags & DESCRIPTOR) === 0 ? [] : [...u32(0x08074b50), ...sums];
    file.push(...u32(0x04034b50), ...kind, ...before, ...u16(names.length), ...u16(0), ...names);
    for (const byte of data) file.push(byte);
    file.push(...after);
    const rest = [...u16(names.length), ...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at)];
    directory.push(...u32(0x02014b50), ...u16(20), ...kind, ...sums, ...rest, ...names);
  }
  const counts = [...u16(entries.length), ...u16(entries.length)];
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...counts,
    ...u32(directory.length),
    ...u32(file.length),
  ];
  const note = [...new TextEncoder().encode(comment)];
  return Uint8Array.from([...file, ...directory, ...end, ...u16(note.length), ...note]);
}
