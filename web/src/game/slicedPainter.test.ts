import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlicedPainter } from './slicedPainter.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void (frames[id - 1] = () => {}));
});
afterEach(() => vi.unstubAllGlobals());

const createPainter = () => {
  const painted: number[][] = [];
  return { painted, painter: createSlicedPainter((items) => painted.push([...items]), 3) };
};

test('a small change is painted at once', () => {
  const { painted, painter } = createPainter();
  painter.paint(new Set([4, 2]));
  expect([painted, frames.length]).toEqual([[[4, 2]], 0]);
});

test('a large change is painted over later frames, and changes in the meantime are not lost', () => {
  const { painted, painter } = createPainter();
  painter.paint(new Set([0, 1, 2, 3, 4, 5, 6]));
  painter.paint(new Set([1]));
  for (let frame = 0; frame < frames.length; frame += 1) frames[frame]?.();
  expect(painted).toEqual([[1], [0, 1, 2], [3, 4, 5], [6]]);
});

test('nothing is painted after stopping', () => {
  const { painted, painter } = createPainter();
  painter.paint(new Set([0, 1, 2, 3]));
  painter.stop();
  for (const frame of frames) frame();
  expect(painted).toEqual([]);
});
