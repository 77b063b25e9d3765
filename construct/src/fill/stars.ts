import type { BankClue } from '../clues/clueBank.ts';
import { answersOf, mean, whiteShare } from './grids.ts';
import { familiarity } from './score.ts';

/**
 * How hard a puzzle is, as 1 to 5 stars: mostly its clues, then its size, how familiar its words are, and how open it
 * is, since an open grid gives a stuck player fewer ways in.
 */
export function starsOf(
  rows: readonly string[],
  clues: readonly BankClue[],
  scores: ReadonlyMap<string, number>,
): number {
  const effort =
    1 +
    1.6 * (mean(clues.map(({ difficulty }) => difficulty)) - 1) +
    0.3 * (rows.length - 5) +
    (80 - familiarity(answersOf(rows), scores)) / 25 +
    2 * (whiteShare(rows) - 0.85);
  return Math.max(1, Math.min(5, Math.round(effort)));
}
