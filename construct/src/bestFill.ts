import { pick, type Random } from '@monster/engine';
import { fill } from './fill.ts';
import { rateGrid } from './score.ts';
import type { WordIndex } from './wordIndex.ts';

/** How hard to look: how many grids to try, and how many words in each before it is given up. */
export interface Effort {
  readonly grids: number;
  readonly maxTries: number;
  /** Words not to use this time. */
  readonly banned?: ReadonlySet<string>;
  /** Whether a grid counts. */
  readonly accept?: (rows: readonly string[]) => boolean;
}

/** Fills patterns, drawn by chance, and keeps the best; null when none was filled with this effort. */
export function bestFill(
  patterns: readonly (readonly string[])[],
  index: WordIndex,
  scores: ReadonlyMap<string, number>,
  random: Random,
  { grids, accept = () => true, ...effort }: Effort,
): readonly string[] | null {
  if (patterns.length === 0) return null;
  let best: { rows: readonly string[]; score: number } | null = null;
  for (let i = 0; i < grids; i++) {
    const seed = Math.floor(random() * 2 ** 32);
    const rows = fill({ rows: pick(patterns, random), index, seed, ...effort });
    if (rows === null || !accept(rows)) continue;
    const { score } = rateGrid(rows, scores);
    if (best === null || score > best.score) best = { rows, score };
  }
  return best?.rows ?? null;
}
