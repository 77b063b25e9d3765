import { z } from 'zod';
import { puzzleId } from './puzzles.ts';

/** One problem with a file: a message and, if known, the line in the file or the row and column in the grid. */
const fileProblem = z.object({
  message: z.string(),
  line: z.int().optional(),
  row: z.int().optional(),
  column: z.int().optional(),
  /** Set when the puzzle's metadata is wrong or missing, rather than its content. */
  field: z.enum(['title', 'author', 'difficulty', 'datePublished']).optional(),
});

/** A file that was not stored, and why; `message` is its first problem. */
const fileFailure = z.object({ file: z.string(), message: z.string(), problems: z.array(fileProblem) });
export type FileFailure = z.infer<typeof fileFailure>;

const storedPuzzle = z.object({
  title: z.string(),
  author: z.string(),
  id: puzzleId,
  /** True when a puzzle with the same title, author and date was replaced. */
  replaced: z.boolean(),
  warnings: z.array(z.string()),
});
export type StoredPuzzle = z.infer<typeof storedPuzzle>;

export const uploadReply = z.object({
  message: z.string(),
  successful: z.int(),
  puzzles: z.array(storedPuzzle),
  /** The files of the batch that were rejected. */
  errors: z.array(fileFailure),
});

/** If files were read but none was stored, it has the shape of a success. */
export const uploadFailure = uploadReply.partial().extend({
  message: z.string(),
  field: z.string().optional(),
});

const clue = z.object({ number: z.int(), text: z.string() });

const filePreview = z.object({
  file: z.string(),
  format: z.enum(['csv', 'puz', 'ipuz', 'jpz', 'xd']).nullable(),
  metadata: z.object({
    title: z.string().optional(),
    author: z.string().optional(),
    difficulty: z.int().optional(),
    datePublished: z.string().optional(),
  }),
  /** The cells as in the file, including invalid ones; `#` or `.` is black. Empty if no grid was found. */
  cells: z.array(z.array(z.string())),
  acrossClues: z.array(clue),
  downClues: z.array(clue),
  problems: z.array(fileProblem),
  warnings: z.array(z.string()),
  /** The content as CSV, if it is valid: what to upload once the missing metadata is known. */
  csv: z.string().nullable(),
  /** The id of the stored puzzle that an upload would replace. */
  replaces: puzzleId.nullable(),
});
export type FilePreview = z.infer<typeof filePreview>;

export const previewReply = z.object({ files: z.array(filePreview) });
