import { describe, expect, it } from 'vitest';
import { burstMs, movePiece, opacityAt, throwPieces } from './confettiMotion.ts';

const area = { width: 390, height: 600 };

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a burst of confetti', () => {
  it('uses every color', () => {
    const colors = new Set(throwPieces(area, 5, numbersFrom(1)).map(({ color }) => color));
    expect(colors).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('flies up to both sides and is falling by its end', () => {
    const thrown = throwPieces(area, 5, numbersFrom(7));
    expect(thrown.every(({ speedY }) => speedY < 0)).toBe(true);
    expect(thrown.some(({ speedX }) => speedX < 0)).toBe(true);
    expect(thrown.some(({ speedX }) => speedX > 0)).toBe(true);
    let pieces = thrown;
    for (let elapsed = 0; elapsed < burstMs; elapsed += 16)
      pieces = pieces.map((piece) => movePiece(piece, 0.016));
    expect(pieces.every(({ speedY }) => speedY > 0)).toBe(true);
  });

  it('stays where it is when no time passes', () => {
    for (const piece of throwPieces(area, 5, numbersFrom(3))) expect(movePiece(piece, 0)).toEqual(piece);
  });

  it.each([
    [0, 1],
    [burstMs - 600, 1],
    [burstMs - 300, 0.5],
    [burstMs, 0],
    [burstMs + 1000, 0],
  ])('after %i ms has an opacity of %f', (elapsed, opacity) => {
    expect(opacityAt(elapsed)).toBe(opacity);
  });
});
