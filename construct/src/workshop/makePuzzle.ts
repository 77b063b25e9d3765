import { createRandom, shuffle } from '@monster/engine';
import { fill } from '../fill/fill.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { rateGrid, scoresOf, type Quality } from '../fill/score.ts';
import { indexWords } from '../words/wordIndex.ts';
import type { Word } from '../words/wordList.ts';

interface PuzzleRequest {
  readonly size: number;
  /** 1 to 5; harder puzzles may have rarer words. */
  readonly difficulty: number;
  readonly seed: number;
  readonly words: readonly Word[];
  readonly patterns: PatternLibrary;
}

interface MadeGrid {
  readonly rows: readonly string[];
  readonly quality: Quality;
}

const candidates = 20;

/** Returns the least score of a word at a difficulty; large grids cannot be filled without a wider choice. */
export function leastWordScore(size: number, difficulty: number): number {
  return (size <= 9 ? 74 : 68) - 4 * difficulty;
}

/** Fills twenty grids of a size and returns the best; null when no pattern could be filled. */
export function makePuzzle({ size, difficulty, seed, words, patterns }: PuzzleRequest): MadeGrid | null {
  const random = createRandom(seed);
  const least = leastWordScore(size, difficulty);
  const index = indexWords(words.filter((word) => word.text.length <= size && word.score >= least));
  const scores = scoresOf(words);
  const library = patterns.get(size) ?? [];
  let best: MadeGrid | null = null;
  for (const maxTries of [300, 3000]) {
    for (let made = 0; made < candidates;) {
      for (const rows of shuffle(library, random)) {
        const filled = fill({ rows, index, seed: Math.floor(random() * 2 ** 32), maxTries });
        made++;
        if (filled === null) continue;
        const quality = rateGrid(filled, scores);
        if (best === null || quality.score > best.quality.score) best = { rows: filled, quality };
        if (made >= candidates) break;
      }
      if (library.length === 0) return null;
    }
    if (best !== null) return best;
  }
  return null;
}
