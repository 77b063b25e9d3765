import { z } from 'zod';
import { puzzleListItem } from './puzzles.ts';

/** A month such as `2026-11`. */
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, 'is not a month such as 2026-11');

export const archiveQuery = z.object({ month: month.optional() });

/** One month of the archive, and the way to the others. Every month named here has a published puzzle. */
export const archive = z.object({
  month,
  /** The closest months with puzzles on either side; null at either end. */
  newer: month.nullable(),
  older: month.nullable(),
  /** The months of the same year, newest first. */
  months: z.array(month),
  /** The newest month of each year, newest first. */
  years: z.array(month),
  puzzles: z.array(puzzleListItem),
});
export type Archive = z.infer<typeof archive>;
