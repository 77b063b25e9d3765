import { z } from 'zod';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from './limits.ts';

/** A UTC date such as `2026-11-15`, which must exist in the calendar. */
export const utcDate = z.iso.date();

/** A puzzle's id, as used in URLs: ours are `{size}-{difficulty}-{serial}`, but others such as `2` are valid. */
export const puzzleId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u, 'is not a puzzle id');

/** What tells one solution of a puzzle from another, after an editor has changed it: `solutionHash`. */
export const solutionMark = z.int().min(0).max(0xff_ff_ff_ff);

export const difficulty = z.int().min(MIN_DIFFICULTY).max(MAX_DIFFICULTY);

export const puzzleListItem = z.object({
  id: puzzleId,
  title: z.string(),
  author: z.string(),
  difficulty,
  /** The side of the square grid. */
  size: z.int(),
  datePublished: utcDate,
  featured: z.boolean(),
  /** The position in the admin's order, in which featured puzzles are shown too. */
  order: z.int(),
});
export type PuzzleListItem = z.infer<typeof puzzleListItem>;

export const clue = z.object({
  number: z.int().positive(),
  text: z.string(),
  /** What the clue plays with, for players who ask after solving. */
  note: z.string().optional(),
});

const cell = z.object({ isBlack: z.boolean(), number: z.int().positive().nullable(), answer: z.string() });

/** The cells with a mark, by their index in the grid, row by row. */
const cells = z.array(z.int().nonnegative());

/** What only some puzzles have; the others are sent without these fields. */
export const extras = {
  circled: cells.optional(),
  shaded: cells.optional(),
  /** What players should know before they start: plain text, perhaps of several lines. */
  introduction: z.string().optional(),
};

export const puzzle = puzzleListItem
  .pick({ id: true, title: true, author: true, difficulty: true, size: true, datePublished: true })
  .extend({
    grid: z.array(z.array(cell)),
    acrossClues: z.array(clue),
    downClues: z.array(clue),
    ...extras,
  });
export type FullPuzzle = z.infer<typeof puzzle>;
