import { createRandom, findEntries, numberGrid, pick, type Random } from '@monster/engine';
import { fairClues } from '../series/chooseClues.ts';
import type { BankClue, ClueBank } from '../clues/clueBank.ts';
import { fill } from '../fill/fill.ts';
import { leastWordScore } from './makePuzzle.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { rateGrid, scoresOf, type Quality } from '../fill/score.ts';
import { indexWords, type WordIndex } from '../words/wordIndex.ts';
import type { Word } from '../words/wordList.ts';

/** How hard to look: how many grids to try, and how many words to try in each. */
interface Effort {
  readonly grids: number;
  readonly maxTries: number;
  /** Words that must not be used this time. */
  readonly banned?: ReadonlySet<string>;
  /** True for a grid that is acceptable. */
  readonly accept?: (rows: readonly string[]) => boolean;
}

type ListedEffort = Effort & { readonly list: 'clued' | 'all' };

/** Words with clues come first, so an editor has less to write; if they do not suffice, any word will do. */
const quick: readonly ListedEffort[] = [
  { list: 'clued', grids: 20, maxTries: 300 },
  { list: 'all', grids: 8, maxTries: 300 },
];
/** Somebody is waiting for the answer, so the slow way comes last. */
const hard: readonly ListedEffort[] = [{ list: 'all', grids: 2, maxTries: 10_000 }];

/** What puzzles are made from. */
interface Materials {
  readonly words: readonly Word[];
  readonly patterns: PatternLibrary;
  readonly clues: ClueBank;
}

/** A filled grid with what an editor wants to know about it. */
export interface WorkedGrid {
  readonly rows: readonly string[];
  readonly quality: Quality;
  /** The bank's clues by answer, the wanted difficulty first; none names an answer of the grid. */
  readonly suggestions: Readonly<Record<string, readonly BankClue[]>>;
}

/** Makes puzzles together with an editor; the same seed always leads to the same result. */
interface Workshop {
  /** Returns the sizes that have patterns, smallest first. */
  readonly sizes: () => number[];
  /** Fills a pattern of a size; returns null when none could be filled. */
  readonly make: (size: number, difficulty: number, seed: number) => WorkedGrid | null;
  /** Fills every `.` around the given letters, with as few of the words to avoid as possible, never all of them. */
  readonly refill: (
    rows: readonly string[],
    difficulty: number,
    seed: number,
    avoid: readonly string[],
  ) => WorkedGrid | null;
  /** Rates a grid that somebody filled. */
  readonly rate: (rows: readonly string[], difficulty: number) => WorkedGrid;
}

/** Indexes the words of a difficulty and those in the grid, since an editor may use rare words and names. */
function indexFor(words: readonly Word[], rows: readonly string[], difficulty: number): WordIndex {
  const least = leastWordScore(rows.length, difficulty);
  const given = new Set(
    findEntries(numberGrid(rows)).flatMap(({ answer }) => (answer.includes('.') ? [] : [answer])),
  );
  const own = [...given].map((text) => ({ text, score: 100, stem: text }));
  // The first of two with the same text counts, so a known word keeps its stem.
  return indexWords([
    ...words.filter(({ text, score }) => given.has(text) || (text.length <= rows.length && score >= least)),
    ...own,
  ]);
}

/** Fills patterns drawn at random and returns the best grid; null when none was filled with this effort. */
function bestFill(
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

/** Opens a workshop with the materials that puzzles are made from. */
export function openWorkshop({ words, patterns, clues }: Materials): Workshop {
  const scores = scoresOf(words);
  const stems = new Map(words.map(({ text, stem }) => [text, stem]));
  const clued = words.filter(({ text }) => clues.has(text));

  const rate = (rows: readonly string[], difficulty: number): WorkedGrid => {
    const entries = findEntries(numberGrid(rows));
    const wanted = difficulty < 3 ? 1 : 2;
    const suggest = (answer: string): BankClue[] =>
      fairClues(clues.get(answer) ?? [], entries, stems).sort(
        (a, b) => Math.abs(a.difficulty - wanted) - Math.abs(b.difficulty - wanted),
      );
    return {
      rows,
      quality: rateGrid(rows, scores),
      suggestions: Object.fromEntries(entries.map(({ answer }) => [answer, suggest(answer)])),
    };
  };

  const fillOne = (
    library: readonly (readonly string[])[],
    difficulty: number,
    seed: number,
    avoid: readonly string[],
  ): WorkedGrid | null => {
    const random = createRandom(seed);
    const [pattern = []] = library;
    const lists = { clued: indexFor(clued, pattern, difficulty), all: indexFor(words, pattern, difficulty) };
    const banned = new Set(avoid);
    const before = avoid.toSorted().join();
    const answersOf = (rows: readonly string[]) => findEntries(numberGrid(rows)).map(({ answer }) => answer);
    // A grid with all the old words would be the old grid.
    const accept = (rows: readonly string[]) =>
      avoid.length === 0 ||
      answersOf(rows)
        .filter((answer) => banned.has(answer))
        .toSorted()
        .join() !== before;
    const fresh = avoid.length === 0 ? [] : quick.map((effort) => ({ ...effort, banned }));
    for (const { list, ...effort } of [...fresh, ...quick, ...hard]) {
      const rows = bestFill(library, lists[list], scores, random, { ...effort, accept });
      if (rows !== null) return rate(rows, difficulty);
    }
    return null;
  };

  return {
    sizes: () => [...patterns.keys()].sort((a, b) => a - b),
    make: (size, difficulty, seed) => fillOne(patterns.get(size) ?? [], difficulty, seed, []),
    refill: (rows, difficulty, seed, avoid) => fillOne([rows], difficulty, seed, avoid),
    rate,
  };
}
