import { z } from 'zod';
import { difficulty, puzzleId, utcDate } from './puzzles.ts';
import { agreement } from './uploads.ts';

const size = z.int().min(3).max(15);
const seed = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)
  .optional();

const isSquare = (rows: readonly string[]): boolean => rows.every((row) => row.length === rows.length);

/** A square of letters, with `#` for black cells and, in an open grid, `.` for cells to fill. */
const gridOf = (row: RegExp) =>
  z.array(z.string().regex(row, 'has a wrong character')).min(3).max(15).refine(isSquare, 'is not square');

const openGrid = gridOf(/^[A-Z#.]+$/u);
const fullGrid = gridOf(/^[A-Z#]+$/u);

export const constructSizes = z.object({ sizes: z.array(size) });

/** The same seed produces the same grid; without one, the grid is random. */
export const makeGridBody = z.object({
  size,
  difficulty,
  seed,
  /** The letters of entries that belong together; the grid is made around them. */
  theme: z
    .array(z.string().regex(/^[A-Z]{3,15}$/u, 'has 3 to 15 letters'))
    .max(5)
    .default([]),
});
/** `avoid`: words that a refill uses only if it must, such as the ones that were there before. */
export const refillGridBody = z.object({
  rows: openGrid,
  difficulty,
  seed,
  avoid: z
    .array(z.string().regex(/^[A-Z]{2,15}$/u))
    .max(200)
    .default([]),
});
export const rateGridBody = z.object({ rows: fullGrid, difficulty });

const suggestedClue = z.object({
  text: z.string(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  note: z.string().optional(),
});
export type SuggestedClue = z.infer<typeof suggestedClue>;

export const constructedGrid = z.object({
  rows: z.array(z.string()),
  quality: z.object({
    /** 0 to 100. */
    score: z.int(),
    /** The lowest score among the site's own puzzles of this size. */
    leastScore: z.int(),
    rare: z.array(z.string()),
    blindCrossings: z.array(z.string()),
  }),
  /** The answers for which the clue bank has no clue. */
  unclued: z.array(z.string()),
  /** Clues from the clue bank by answer, best match first. */
  suggestions: z.record(z.string(), z.array(suggestedClue)),
});
export type ConstructedGrid = z.infer<typeof constructedGrid>;

const clues = z
  .array(z.object({ number: z.int().positive(), text: z.string(), note: z.string().optional() }))
  .max(200);

export const saveConstructedBody = z.object({
  rows: fullGrid,
  acrossClues: clues,
  downClues: clues,
  title: z.string(),
  author: z.string(),
  difficulty,
  datePublished: utcDate,
  /** Without it, a puzzle that would replace another one is refused. */
  replaces: agreement.optional(),
});

export const savedConstructed = z.object({
  id: puzzleId,
  /** True when a puzzle was replaced, as in an upload. */
  replaced: z.boolean(),
  warnings: z.array(z.string()),
});
export type SavedConstructed = z.infer<typeof savedConstructed>;
