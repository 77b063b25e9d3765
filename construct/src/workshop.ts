import { createRandom, findEntries, numberGrid, pick, type Random } from '@monster/engine';
import { fairClues } from './chooseClues.ts';
import type { BankClue, ClueBank } from './clueBank.ts';
import { fill } from './fill.ts';
import { leastWordScore } from './makePuzzle.ts';
import type { PatternLibrary } from './patterns.ts';
import { rateGrid, scoresOf, type Quality } from './score.ts';
import { indexWords, type WordIndex } from './wordIndex.ts';
import type { Word } from './wordList.ts';

/** How hard to look: how many grids to try, and how many words in each before it is given up. */
interface Effort {
  readonly grids: number;
  readonly maxTries: number;
  /** Words not to use this time. */
  readonly banned?: ReadonlySet<string>;
  /** Whether a grid counts. */
  readonly accept?: (rows: readonly string[]) => boolean;
}

type ListedEffort = Effort & { readonly list: 'clued' | 'all' };

/** Words that have clues come first, so that an editor has less to write; a grid that they cannot fill takes any. */
const quick: readonly ListedEffort[] = [
  { list: 'clued', grids: 20, maxTries: 300 },
  { list: 'all', grids: 8, maxTries: 300 },
];
/** Somebody waits for the answer, so the hard way comes last. */
const hard: readonly ListedEffort[] = [{ list: 'all', grids: 2, maxTries: 10_000 }];

/** What puzzles are made from. */
interface Materials {
  readonly words: readonly Word[];
  readonly patterns: PatternLibrary;
  readonly clues: ClueBank;
}

/** A filled grid with what an editor wants to know of it. */
export interface WorkedGrid {
  readonly rows: readonly string[];
  readonly quality: Quality;
  /** The bank's clues by answer, those of the wanted difficulty first; none names an answer of the grid. */
  readonly suggestions: Readonly<Record<string, readonly BankClue[]>>;
}

/** A bench to make puzzles at with an editor: every piece of work repeats with its seed. */
interface Workshop {
  /** The sizes that there are patterns of, small ones first. */
  readonly sizes: () => number[];
  /** Fills a pattern of the size; null when none could be filled. */
  readonly make: (size: number, difficulty: number, seed: number) => WorkedGrid | null;
  /** Fills what is `.` around the letters that stand, with as few of the words to avoid as it can, never all of them. */
  readonly refill: (
    rows: readonly string[],
    difficulty: number,
    seed: number,
    avoid: readonly string[],
  ) => WorkedGrid | null;
  /** Says how good a grid is that somebody filled. */
  readonly rate: (rows: readonly string[], difficulty: number) => WorkedGrid;
}

/** The words of a difficulty; those that stand count as well, since an editor may set rare words and names of her own. */
function indexFor(words: readonly Word[], rows: readonly string[], difficulty: number): WordIndex {
  const least = leastWordScore(rows.length, difficulty);
  const standing = new Set(
    findEntries(numberGrid(rows)).flatMap(({ answer }) => (answer.includes('.') ? [] : [answer])),
  );
  const own = [...standing].map((text) => ({ text, score: 100, stem: text }));
  // The first of two with the same text counts, so one that is known keeps its stem.
  return indexWords([
    ...words.filter(
      ({ text, score }) => standing.has(text) || (text.length <= rows.length && score >= least),
    ),
    ...own,
  ]);
}

/** Fills patterns, drawn by chance, and keeps the best; null when none was filled with this effort. */
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

/** Opens the bench on what puzzles are made from. */
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
    // With no words but the old ones it would be the grid that is there.
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
