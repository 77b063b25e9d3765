import { inflateSync } from 'node:zlib';

/** The part of a font file that a name in its directory leads to. */
type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a WOFF file, which are those of the font inside, compressed one by one. */
function readTables(woff: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < woff.readUInt16BE(12); i += 1) {
    const entry = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** The same font as a file without compression, which is all that the painter reads. */
function writeFont(tables: Tables, flavor: number): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [i, [name, bytes]] of [...tables].entries()) {
    const record = 12 + 16 * i;
    head.write(name, record, 'latin1');
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(bytes.length, record + 12);
    const padding = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(padding));
    offset += bytes.length + padding;
  }
  return Buffer.concat(parts);
}

function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`The font has no ${name} table.`);
  return table;
}

/** Where the list of characters begins: the one of format 4, which every font for the web has. */
function findCharacters(cmap: Buffer): Buffer {
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const list = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (list.readUInt16BE(0) === 4) return list;
  }
  throw new Error('The font has no list of characters that we can read.');
}

/** Each character with the number of its glyph. */
function* listGlyphs(tables: Tables): Generator<[character: number, glyph: number]> {
  const list = findCharacters(tableOf(tables, 'cmap'));
  const doubled = list.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled] as const;
  for (let at = 0; at < doubled; at += 2) {
    const [start, end] = [list.readUInt16BE(starts + at), list.readUInt16BE(ends + at)];
    const offset = list.readUInt16BE(offsets + at);
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const found =
        offset === 0 ? character : list.readUInt16BE(offsets + at + offset + 2 * (character - start));
      const glyph = found === 0 ? 0 : (found + list.readUInt16BE(deltas + at)) & 0xffff;
      if (glyph !== 0) yield [character, glyph];
    }
  }
}

/** How far each character moves the pen, as a share of the font's size. */
function* listAdvances(tables: Tables): Generator<[character: number, advance: number]> {
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const metrics = tableOf(tables, 'hmtx');
  const lastMetric = tableOf(tables, 'hhea').readUInt16BE(34) - 1;
  for (const [character, glyph] of listGlyphs(tables))
    yield [character, metrics.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm];
}

/** A typeface as the painter needs it, and what has to be known to set text in it. */
export interface Typeface {
  readonly fonts: readonly Uint8Array[];
  /** The width of a character as a share of the font's size; undefined if the typeface does not have it. */
  readonly advanceOf: (character: string) => number | undefined;
}

/** Reads the WOFF files that a typeface is split into; for a character in several of them, the first one counts. */
export function readTypeface(files: readonly Buffer[]): Typeface {
  const unpacked = files.map((file) => ({ flavor: file.readUInt32BE(4), tables: readTables(file) }));
  const advances = new Map(unpacked.toReversed().flatMap(({ tables }) => [...listAdvances(tables)]));
  return {
    fonts: unpacked.map(({ flavor, tables }) => writeFont(tables, flavor)),
    advanceOf: (character) => advances.get(character.codePointAt(0) ?? 0),
  };
}
