import { z } from 'zod';
import { MAX_HISTORY_NOTE_LENGTH } from './limits.ts';
import { clue, difficulty, extras, puzzleId, utcDate } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';
import { rowId } from './texts.ts';
import { agreement, fileProblem, replacedPuzzle } from './uploads.ts';

/** Larger than the largest grid: what is wrong with it is said in a sentence by those who check it. */
const most = 40;
const rows = z.array(z.string().max(most)).max(most);
/** More than the largest grid has words. */
const clues = z.array(clue).max(500);

const metadata = z.object({ title: z.string(), author: z.string(), difficulty, datePublished: utcDate });

/** Everything about a puzzle that an editor can change; a row is a text such as `#PACK`. */
const puzzleVersion = metadata.extend({ rows, acrossClues: clues, downClues: clues, ...extras });

/** A stored puzzle as an editor gets it. */
const editable = z.object({
  id: puzzleId,
  puzzle: puzzleVersion,
  /** Changes with the puzzle; a save states the version that the editor started from. */
  version: z.string(),
  isPublished: z.boolean(),
  completions: z.int(),
});
export type EditablePuzzle = z.infer<typeof editable>;

/** How a puzzle was changed: by hand, by the content of a file, or back to an earlier version. */
const changeKind = z.enum(['edited', 'replaced', 'restored']);
export type ChangeKind = z.infer<typeof changeKind>;

const saveBody = z.object({
  puzzle: puzzleVersion,
  version: z.string().max(64),
  kind: changeKind.default('edited'),
  /** Why it was changed, for the history. */
  note: z.string().max(MAX_HISTORY_NOTE_LENGTH).default(''),
  /** The Daily Teasers of the site's own that may make room for this one. */
  replaces: agreement.default([]),
});

const saveFailure = z.object({
  message: z.string(),
  field: z.string().optional(),
  /** What is stored now, if somebody else has saved the puzzle meanwhile. */
  current: editable.optional(),
  /** What would have to make room, to which the editor has not agreed. */
  replacing: z.array(replacedPuzzle).optional(),
  problems: z.array(fileProblem).optional(),
});

const saved = z.object({
  id: puzzleId,
  version: z.string(),
  /** False if nothing was different. */
  isChanged: z.boolean(),
  warnings: z.array(z.string()),
});

/** What saving would meet: problems that keep it from being saved, and other puzzles of the same date. */
const editCheck = z.object({
  problems: z.array(fileProblem),
  notes: z.array(z.string()),
  replacing: z.array(replacedPuzzle),
});
export type EditCheck = z.infer<typeof editCheck>;

const value = z.union([z.string(), z.number()]);
const difference = z.object({
  fields: z.array(
    z.object({
      field: z.enum(['title', 'author', 'difficulty', 'datePublished', 'introduction']),
      from: value,
      to: value,
    }),
  ),
  size: z.object({ from: z.int(), to: z.int() }).nullable(),
  cells: z.array(z.object({ row: z.int(), column: z.int(), from: z.string(), to: z.string() })),
  marks: z.array(
    z.object({
      row: z.int(),
      column: z.int(),
      mark: z.enum(['circled', 'shaded']),
      isNew: z.boolean(),
    }),
  ),
  clues: z.array(
    z.object({
      name: z.string(),
      part: z.enum(['clue', 'note']),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

const puzzleChange = z.object({
  id: z.string(),
  /** In ms since 1970. */
  at: z.int(),
  actor: z.string(),
  kind: changeKind,
  /** True when players could see the puzzle at that time, so that the change corrected something. */
  wasPublished: z.boolean(),
  note: z.string(),
  difference,
});
export type PuzzleChange = z.infer<typeof puzzleChange>;

const changesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});
export type ChangesQuery = z.infer<typeof changesQuery>;

/** One page of a puzzle's history, newest first. */
const changesPage = z.object({
  changes: z.array(puzzleChange),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type ChangesPage = z.infer<typeof changesPage>;

const params = z.object({ id: puzzleId });
/** Enough for the longest clues of a large grid. */
const bodyLimit = 256 * 1024;

/** The calls of the editor's page; all of them need a session. */
export const editRoutes = {
  getEditable: {
    method: 'GET',
    url: '/admin/api/puzzles/:id/edit',
    summary: 'Everything about a puzzle that can be edited, and its version',
    params,
    reply: editable,
  },
  checkEdit: {
    method: 'POST',
    url: '/admin/api/puzzles/:id/check',
    summary: 'What a puzzle with this title, author, difficulty and date would meet',
    changesNothing: true,
    params,
    body: metadata,
    reply: editCheck,
  },
  saveEdit: {
    method: 'POST',
    url: '/admin/api/puzzles/:id/edit',
    summary:
      'Changes everything about a puzzle but its id, completions, place and whether it is featured; 409 if somebody else has saved it meanwhile',
    params,
    body: saveBody,
    bodyLimit,
    reply: saved,
    failure: saveFailure,
  },
  listChanges: {
    method: 'GET',
    url: '/admin/api/puzzles/:id/changes',
    summary: 'One page of the history of a puzzle, newest first',
    params,
    query: changesQuery,
    reply: changesPage,
  },
  getChange: {
    method: 'GET',
    url: '/admin/api/puzzles/:id/changes/:changeId',
    summary: 'The version that a puzzle had before a change',
    params: params.extend({ changeId: rowId }),
    reply: z.object({ puzzle: puzzleVersion }),
  },
} as const satisfies Record<string, RouteContract>;
