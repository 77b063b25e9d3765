import { crc32, deflateSync } from 'node:zlib';

/** An opaque picture: four bytes per pixel, row by row, of which the last is not looked at. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What one byte per pixel can tell apart. */
const mostColors = 256;

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header({ width, height }: Picture): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits per pixel, which are places in a palette.
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

const partsOf = (color: number): [red: number, green: number, blue: number] => [
  color >> 16,
  (color >> 8) & 255,
  color & 255,
];

function distance(one: number, other: number): number {
  const [red, green, blue] = partsOf(one);
  const [otherRed, otherGreen, otherBlue] = partsOf(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

function nearest(color: number, palette: readonly number[]): number {
  let best = 0;
  for (const [place, other] of palette.entries())
    if (distance(color, other) < distance(color, palette[best] ?? 0)) best = place;
  return best;
}

function* colorsOf({ pixels }: Picture): Generator<number> {
  for (let i = 0; i < pixels.length; i += 4)
    yield ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0);
}

/** The colors to use, and the place among them of each color in the picture: of rare ones, that of the most similar. */
function choosePalette(picture: Picture): { palette: number[]; placeOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const color of colorsOf(picture)) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette = byCount.slice(0, mostColors);
  return {
    palette,
    placeOf: new Map(byCount.map((color, i) => [color, i < mostColors ? i : nearest(color, palette)])),
  };
}

/** Writes a drawing of a few flat colors as PNG: with a palette, it takes a third of the bytes. */
export function palettePng(picture: Picture): Buffer {
  const { width, height } = picture;
  const { palette, placeOf } = choosePalette(picture);
  // Each row begins with a byte that says that it is not filtered.
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  for (const color of colorsOf(picture)) {
    if (at % (width + 1) === 0) at += 1;
    rows[at] = placeOf.get(color) ?? 0;
    at += 1;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(picture)),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
