import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from './inSlices.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void (frames[id - 1] = () => {}));
});
afterEach(() => vi.unstubAllGlobals());

const paintedBy = () => {
  const painted: number[][] = [];
  return { painted, sliced: inSlices((items) => painted.push([...items]), 3) };
};

test('little is painted at once', () => {
  const { painted, sliced } = paintedBy();
  sliced.paint(new Set([4, 2]));
  expect([painted, frames.length]).toEqual([[[4, 2]], 0]);
});

test('much is painted over later frames, and what changes meanwhile is not lost', () => {
  const { painted, sliced } = paintedBy();
  sliced.paint(new Set([0, 1, 2, 3, 4, 5, 6]));
  sliced.paint(new Set([1]));
  for (let frame = 0; frame < frames.length; frame += 1) frames[frame]?.();
  expect(painted).toEqual([[1], [0, 1, 2], [3, 4, 5], [6]]);
});

test('after the end nothing is painted any more', () => {
  const { painted, sliced } = paintedBy();
  sliced.paint(new Set([0, 1, 2, 3]));
  sliced.stop();
  for (const frame of frames) frame();
  expect(painted).toEqual([]);
});
