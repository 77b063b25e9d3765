import { crc32, deflateRawSync } from 'node:zlib';

/** A file to put into a zip file. */
export interface ZippedFile {
  /** Its path, with `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
}

const version = 20;
const nameIsUtf8 = 0x0800;
const deflated = 8;
/** A date is stored in seven bits for the years since 1980, four for the month and five for the day. */
const firstYear = 1980;
const lastYear = firstYear + 127;

function dosDate(now: Date): number {
  const year = Math.min(Math.max(now.getUTCFullYear(), firstYear), lastYear) - firstYear;
  return (year << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
}

function dosTime(now: Date): number {
  return (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
}

/** Numbers of two or four bytes each, the lowest byte first. */
function bytesOf(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** What both headers of a file say about it. */
function descriptionOf(name: Buffer, content: Buffer, packed: Buffer, now: Date): Buffer {
  return bytesOf(
    [version, 2],
    [nameIsUtf8, 2],
    [deflated, 2],
    [dosTime(now), 2],
    [dosDate(now), 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  );
}

/** The bytes of a zip file, as the files come; for at most 65,535 files and 4 GB. */
export async function* zipOf(files: AsyncIterable<ZippedFile>, now: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name);
    const packed = deflateRawSync(file.content);
    const description = descriptionOf(name, file.content, packed, now);
    const entry = Buffer.concat([bytesOf([0x04034b50, 4]), description, name, packed]);
    directory.push(
      bytesOf([0x02014b50, 4], [version, 2]),
      description,
      // No comment, the first disk, no attributes.
      bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    offset += entry.length;
    yield entry;
  }
  const list = Buffer.concat(directory);
  const count = directory.length / 4;
  yield list;
  yield bytesOf(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
}
