import { z } from 'zod';
import { clue, extras, puzzleId } from './puzzles.ts';

/** A stored puzzle that an upload would replace; its completions stay. */
export const replacedPuzzle = z.object({
  id: puzzleId,
  title: z.string(),
  author: z.string(),
  datePublished: z.string(),
  isPublished: z.boolean(),
  completions: z.int(),
  /** Changes with the puzzle, so that an agreement to replace it holds for what the editor has seen. */
  version: z.string(),
});
export type ReplacedPuzzle = z.infer<typeof replacedPuzzle>;

/** The editor's agreement to replace exactly these puzzles. */
export const agreement = z.array(z.object({ id: puzzleId, version: z.string() })).max(20);
export type Agreement = z.infer<typeof agreement>;

/** What a form says about the file that comes next in it, as JSON in the field `details`. */
export const fileDetails = z.object({
  /** Takes the place of what the name of the file and its content state. */
  metadata: z
    .object({ title: z.string(), author: z.string(), difficulty: z.number(), datePublished: z.string() })
    .optional(),
  /** Without it, a file that would replace a puzzle is refused. */
  replaces: agreement.optional(),
});
export type FileDetails = z.infer<typeof fileDetails>;

/** What a save is answered with that would replace puzzles without the editor's agreement. */
export const replacementFailure = z.object({
  message: z.string(),
  field: z.string().optional(),
  replacing: z.array(replacedPuzzle).optional(),
});

/** One problem with a file: a message and, if known, the line in the file or the row and column in the grid. */
export const fileProblem = z.object({
  message: z.string(),
  line: z.int().optional(),
  row: z.int().optional(),
  column: z.int().optional(),
  /** Set when the puzzle's metadata is wrong or missing, rather than its content. */
  field: z.enum(['title', 'author', 'difficulty', 'datePublished']).optional(),
});

/** A file that was not stored, and why; `message` is its first problem. */
const fileFailure = z.object({
  file: z.string(),
  /** The place of the file in the upload, from 0. */
  index: z.int(),
  message: z.string(),
  problems: z.array(fileProblem),
  /** Set when the file is fine but would replace these puzzles, to which the editor has not agreed. */
  replacing: z.array(replacedPuzzle).optional(),
});
export type FileFailure = z.infer<typeof fileFailure>;

const storedPuzzle = z.object({
  title: z.string(),
  author: z.string(),
  id: puzzleId,
  /** The place of the file in the upload, from 0. */
  index: z.int(),
  /** True when a puzzle was replaced: one with the same title, author and date, or a Daily Teaser that the site made. */
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
  ...extras,
  problems: z.array(fileProblem),
  warnings: z.array(z.string()),
  /** The content as CSV, if it is valid: what to upload once the missing metadata is known. */
  csv: z.string().nullable(),
  /** The id of the stored puzzle that an upload would replace. */
  replaces: puzzleId.nullable(),
  /** All puzzles that an upload would replace; it needs the editor's agreement to each of them. */
  replacing: z.array(replacedPuzzle),
});
export type FilePreview = z.infer<typeof filePreview>;

export const previewReply = z.object({ files: z.array(filePreview) });
