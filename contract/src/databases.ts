import { z } from 'zod';
import { puzzleListItem } from './puzzles.ts';

/** Counts are null when the database does not provide them. */
const databaseStatus = z.object({
  type: z.enum(['SQLite', 'PostgreSQL']),
  status: z.enum(['connected', 'not connected']),
  puzzles: z.int().nullable(),
  leaderboard: z.int().nullable(),
});
export type DatabaseStatus = z.infer<typeof databaseStatus>;

const externalStatus = databaseStatus.extend({
  users: z.int().nullable(),
  /** A short category of what went wrong, never the driver's own message. */
  error: z.string().nullable(),
});
export type ExternalStatus = z.infer<typeof externalStatus>;

export const databaseStatusReply = z.object({
  databases: z.object({ main: databaseStatus, external: externalStatus }),
});

const databasePuzzles = z.object({
  database: z.enum(['SQLite', 'PostgreSQL']),
  puzzles: z.array(
    puzzleListItem.pick({ title: true, author: true, difficulty: true }).extend({ id: z.string() }),
  ),
  error: z.string().nullable(),
});
export type DatabasePuzzles = z.infer<typeof databasePuzzles>;

export const databaseComparisonReply = z.object({
  comparison: z.object({ main: databasePuzzles, external: databasePuzzles }),
});
