import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from './answerJobs.ts';
import { palettePng } from './palettePng.ts';

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

function paint(svg: string, fonts: readonly Uint8Array[]) {
  const resvg = new Resvg(svg, { font: { fontBuffers: [...fonts], defaultFontFamily: 'Lilita One' } });
  const image = resvg.render();
  try {
    return palettePng(image);
  } finally {
    image.free();
    resvg.free();
  }
}

const work = { paint };
export type PicturesWork = typeof work;

answerJobs(work);
