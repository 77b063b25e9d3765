import { findEntries, numberGrid, type Entry } from '@monster/engine';
import type { Word } from '../words/wordList.ts';
import { mean } from './grids.ts';

/** Words below this score are rare: fair only if every crossing is easy. */
const rareBelow = 50;

/** How good a filled grid is, and what lowers its score. */
export interface Quality {
  /** 0 to 100. */
  readonly score: number;
  /** Rare or unknown words, worst first. */
  readonly rare: readonly string[];
  /** Where two rare words cross, as `WORD/WORD`: neither helps the solver with the other. */
  readonly blindCrossings: readonly string[];
}

/** Returns the scores of words by text. */
export function scoresOf(words: readonly Word[]): Map<string, number> {
  return new Map(words.map((word) => [word.text, word.score]));
}

/**
 * Rates a filled grid. The average of its words counts for half and that of the weakest fifth for half, since one bad
 * corner spoils a puzzle; blind crossings and too many plain plurals cost points.
 */
export function rateGrid(rows: readonly string[], scores: ReadonlyMap<string, number>): Quality {
  const entries = findEntries(numberGrid(rows));
  const rated = entries.map(({ answer }) => ({ answer, score: scores.get(answer) ?? 0 }));
  rated.sort((a, b) => a.score - b.score);
  const average = mean(rated.map(({ score }) => score));
  const weakest = mean(rated.slice(0, Math.ceil(rated.length / 5)).map(({ score }) => score));
  const rare = rated.filter(({ score }) => score < rareBelow).map(({ answer }) => answer);
  const blindCrossings = crossingsOf(entries, new Set(rare));
  const plurals = rated.filter(({ answer }) => /[^S]S$/.test(answer)).length / rated.length;
  const lost = 8 * blindCrossings.length + 40 * Math.max(0, plurals - 0.25);
  const score = Math.max(0, Math.min(100, Math.round((average + weakest) / 2 - lost)));
  return { score, rare, blindCrossings };
}

/** Returns the least score a puzzle of this size may ship with: large grids cannot use only well-known words. */
export function leastScore(size: number): number {
  return size <= 9 ? 70 : 60;
}

/** Returns where two of these words cross, as `WORD/WORD`. */
export function crossingsOf(entries: readonly Entry[], words: ReadonlySet<string>): string[] {
  const found = entries.filter(({ answer }) => words.has(answer));
  return found
    .filter(({ direction }) => direction === 'across')
    .flatMap((across) =>
      found
        .filter((down) => down.direction === 'down' && down.cells.some((cell) => across.cells.includes(cell)))
        .map((down) => `${across.answer}/${down.answer}`),
    );
}

/** Returns how familiar words are on average; one that is not listed is neither well known nor rare. */
export function familiarity(words: readonly string[], scores: ReadonlyMap<string, number>): number {
  return mean(words.map((word) => scores.get(word) ?? 60));
}

/** How lively a grid is: the points that its phrases, names and rare letters are worth beside its score. */
export function liveliness(answers: readonly string[], lively: ReadonlyMap<string, unknown>): number {
  const share = answers.filter((answer) => lively.has(answer)).length / answers.length;
  const rareLetters = answers.join('').match(/[JQXZ]/g)?.length ?? 0;
  return 20 * Math.min(share, 0.3) + Math.min(4, rareLetters);
}
