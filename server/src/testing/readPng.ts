import { inflateSync } from 'node:zlib';

/** A PNG with a palette, as our painter writes it. */
export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** The color of each pixel, row by row, such as `#fbf7ef`. */
  readonly colors: readonly string[];
}

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return chunks;
}

/** Reads one back, independently of how it was written. */
export function readPng(png: Buffer): ReadPng {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.');
  const chunks = chunksOf(png);
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const names = Array.from(
    { length: palette.length / 3 },
    (_, place) => `#${palette.toString('hex', place * 3, place * 3 + 3)}`,
  );
  const rows = inflateSync(data);
  const colors = Array.from({ length: width * height }, (_, pixel) => {
    const place = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] ?? 0;
    return names[place] ?? 'none';
  });
  return { width, height, colors };
}
