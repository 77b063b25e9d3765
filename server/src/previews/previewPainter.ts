import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createThread } from '../threads/createThread.ts';
import { limitWaiting } from '../threads/limitWaiting.ts';
import type { PicturesWork } from '../threads/picturesThread.ts';
import { readTypeface } from './typeface.ts';
import type { Typeface } from './typeface.ts';

/** A picture takes 0.2 seconds on a slow core, and the first one 1 second. */
const limits = { timeMs: 10_000, memoryMb: 64 };
const mostWaiting = 30;

/** Makes pictures on a thread of its own: however many are asked for, nobody else waits. */
export interface PreviewPainter {
  /** Paints a drawing as PNG; undefined if there are too many before it, or if it takes too long. */
  readonly paint: (
    draw: (advanceOf: Typeface['advanceOf']) => Promise<string>,
  ) => Promise<Buffer | undefined>;
  readonly stop: () => Promise<void>;
}

/** The site's display typeface; its files on our pages are in a format that only browsers read. */
function readDisplayTypeface(): Typeface {
  const { resolve } = createRequire(import.meta.url);
  const files = ['latin', 'latin-ext'].map((part) =>
    resolve(`@fontsource/lilita-one/files/lilita-one-${part}-400-normal.woff`),
  );
  return readTypeface(files.map((file) => readFileSync(file)));
}

export function createPreviewPainter(): PreviewPainter {
  const { fonts, advanceOf } = readDisplayTypeface();
  const thread = createThread<PicturesWork>('picturesThread', limits);
  const wait = limitWaiting(mostWaiting);
  return {
    paint: async (draw) => {
      const png = await wait(async () => thread.ask('paint', await draw(advanceOf), fonts));
      return png && Buffer.from(png);
    },
    stop: thread.stop,
  };
}
