import { createRandom, findEntries, numberGrid, pick, type Random } from '@monster/engine';
import type { Bank, BankClue } from '../clues/clueBank.ts';
import { fill } from '../fill/fill.ts';
import { answersOf } from '../fill/grids.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { liveliness, rateGrid, scoresOf, type Quality } from '../fill/score.ts';
import { fairClues } from '../series/chooseClues.ts';
import { createPlacer } from '../themes/placeTheme.ts';
import { indexWords, type WordIndex } from '../words/wordIndex.ts';
import type { Word } from '../words/wordList.ts';

type Rows = readonly string[];

/** How hard to look: how many grids to try, and how many words to try in each. */
interface Effort {
  readonly grids: number;
  readonly maxTries: number;
  /** Words that must not be used this time. */
  readonly banned?: ReadonlySet<string>;
  /** True for a grid that is acceptable. */
  readonly accept?: (rows: Rows) => boolean;
}

type ListedEffort = Effort & { readonly list: 'clued' | 'all' };

/** Words with clues come first, so an editor has less to write; if they do not suffice, any word will do. */
const quick: readonly ListedEffort[] = [
  { list: 'clued', grids: 20, maxTries: 300 },
  { list: 'all', grids: 8, maxTries: 300 },
];
/** Somebody is waiting for the answer, so the slow way comes last. */
const hard: readonly ListedEffort[] = [{ list: 'all', grids: 2, maxTries: 10_000 }];

/** How many placements of a theme to draw, and how many to keep. */
const placements = { draws: 2000, keep: 40 };

/** What puzzles are made from. */
interface Materials extends Bank {
  readonly words: readonly Word[];
  readonly patterns: PatternLibrary;
}

/** A filled grid with what an editor wants to know about it. */
export interface WorkedGrid {
  readonly rows: Rows;
  readonly quality: Quality;
  /** The answers for which the bank has no clue. */
  readonly unclued: readonly string[];
  /** The bank's clues by answer, the wanted difficulty first; none names an answer of the grid. */
  readonly suggestions: Readonly<Record<string, readonly BankClue[]>>;
}

/** Makes puzzles together with an editor; the same seed always leads to the same result. */
interface Workshop {
  /** Returns the sizes that have patterns, smallest first. */
  readonly sizes: () => number[];
  /** Fills a pattern of a size, or the cells around the entries of a theme; null when nothing could be filled. */
  readonly make: (
    size: number,
    difficulty: number,
    seed: number,
    theme?: readonly string[],
  ) => WorkedGrid | null;
  /** Fills every `.` around the given letters, with as few of the words to avoid as possible, never all of them. */
  readonly refill: (
    rows: Rows,
    difficulty: number,
    seed: number,
    avoid: readonly string[],
  ) => WorkedGrid | null;
  /** Rates a grid that somebody filled. */
  readonly rate: (rows: Rows, difficulty: number) => WorkedGrid;
}

/** Returns the least score of a word at a difficulty; large grids cannot be filled without a wider choice. */
function leastWordScore(size: number, difficulty: number): number {
  return (size <= 9 ? 74 : 68) - 4 * difficulty;
}

/** Indexes the words of a difficulty and those in the grid, since an editor may use rare words and names. */
function indexFor(words: readonly Word[], rows: Rows, difficulty: number): WordIndex {
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

/** Fills patterns drawn at random and returns the one that is worth the most; null when none was filled. */
function bestFill(
  patterns: readonly Rows[],
  index: WordIndex,
  worthOf: (rows: Rows) => number,
  random: Random,
  { grids, accept = () => true, ...effort }: Effort,
): Rows | null {
  if (patterns.length === 0) return null;
  let best: { rows: Rows; worth: number } | null = null;
  for (let i = 0; i < grids; i++) {
    const seed = Math.floor(random() * 2 ** 32);
    const rows = fill({ rows: pick(patterns, random), index, seed, ...effort });
    if (rows === null || !accept(rows)) continue;
    const worth = worthOf(rows);
    if (best === null || worth > best.worth) best = { rows, worth };
  }
  return best?.rows ?? null;
}

/** Accepts any grid but the one with all the old words. */
function acceptOther(avoid: readonly string[]): (rows: Rows) => boolean {
  const old = new Set(avoid);
  const before = avoid.toSorted().join();
  return (rows) =>
    avoid.length === 0 ||
    answersOf(rows)
      .filter((answer) => old.has(answer))
      .toSorted()
      .join() !== before;
}

/** Draws grids of a library with the entries of a theme in them. */
function drawPlacements(
  theme: readonly string[],
  library: readonly Rows[],
  index: WordIndex,
  random: Random,
): Rows[] {
  const place = createPlacer(index, random);
  const found: Rows[] = [];
  for (let i = 0; i < placements.draws && found.length < placements.keep && library.length > 0; i++) {
    const rows = place(theme, pick(library, random));
    if (rows !== null) found.push(rows);
  }
  return found;
}

/** Opens a workshop with the materials that puzzles are made from. */
export function openWorkshop({ words, patterns, clues, lively }: Materials): Workshop {
  const scores = scoresOf(words);
  const stems = new Map(words.map(({ text, stem }) => [text, stem]));
  const clued = words.filter(({ text }) => clues.has(text));
  const worthOf = (rows: Rows): number => rateGrid(rows, scores).score + liveliness(answersOf(rows), lively);

  const rate = (rows: Rows, difficulty: number): WorkedGrid => {
    const entries = findEntries(numberGrid(rows));
    const wanted = difficulty < 3 ? 1 : difficulty < 5 ? 2 : 3;
    const suggest = (answer: string): BankClue[] =>
      fairClues(clues.get(answer) ?? [], entries, stems).sort(
        (a, b) => Math.abs(a.difficulty - wanted) - Math.abs(b.difficulty - wanted),
      );
    return {
      rows,
      quality: rateGrid(rows, scores),
      unclued: entries.flatMap(({ answer }) => (clues.has(answer) ? [] : [answer])),
      suggestions: Object.fromEntries(entries.map(({ answer }) => [answer, suggest(answer)])),
    };
  };

  const fillOne = (
    library: readonly Rows[],
    difficulty: number,
    random: Random,
    avoid: readonly string[],
  ): WorkedGrid | null => {
    const [pattern = []] = library;
    const lists = { clued: indexFor(clued, pattern, difficulty), all: indexFor(words, pattern, difficulty) };
    const banned = new Set(avoid);
    const accept = acceptOther(avoid);
    const fresh = avoid.length === 0 ? [] : quick.map((effort) => ({ ...effort, banned }));
    for (const { list, ...effort } of [...fresh, ...quick, ...hard]) {
      const rows = bestFill(library, lists[list], worthOf, random, { ...effort, accept });
      if (rows !== null) return rate(rows, difficulty);
    }
    return null;
  };

  return {
    sizes: () => [...patterns.keys()].sort((a, b) => a - b),
    make: (size, difficulty, seed, theme = []) => {
      const random = createRandom(seed);
      const library = patterns.get(size) ?? [];
      if (theme.length === 0) return fillOne(library, difficulty, random, []);
      const placed = drawPlacements(theme, library, indexFor(words, library[0] ?? [], difficulty), random);
      return fillOne(placed, difficulty, random, []);
    },
    refill: (rows, difficulty, seed, avoid) => fillOne([rows], difficulty, createRandom(seed), avoid),
    rate,
  };
}
