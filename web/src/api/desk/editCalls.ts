import type { CallReply, ChangesPage, EditablePuzzle, EditCheck, PuzzleChange } from '@monster/contract';
import {
  isBoolean,
  isDate,
  isNumber,
  isString,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
} from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { ApiError, defineCall } from '../client.ts';
import { isProblem, isReplacedPuzzle } from './adminCalls.ts';
import { extras } from './puzzleExtras.ts';

type Version = EditablePuzzle['puzzle'];

const isClue = objectOf<Version['acrossClues'][number]>({
  number: isNumber,
  text: isString,
  note: optional(isString),
});

const isVersion: Check<Version> = objectOf<Version>({
  title: isString,
  author: isString,
  difficulty: isNumber,
  datePublished: isDate,
  rows: listOf(isString),
  acrossClues: listOf(isClue),
  downClues: listOf(isClue),
  ...extras,
});

export const isEditable = objectOf<EditablePuzzle>({
  id: isString,
  puzzle: isVersion,
  version: isString,
  isPublished: isBoolean,
  completions: isNumber,
});

export const getEditable = defineCall<'getEditable'>('GET /admin/api/puzzles/:id/edit', isEditable);

export const checkEdit = defineCall<'checkEdit'>(
  'POST /admin/api/puzzles/:id/check',
  objectOf<EditCheck>({
    problems: listOf(isProblem),
    notes: listOf(isString),
    replacing: listOf(isReplacedPuzzle),
  }),
);

export const saveEdit = defineCall<'saveEdit'>(
  'POST /admin/api/puzzles/:id/edit',
  objectOf<CallReply<'saveEdit'>>({
    id: isString,
    version: isString,
    isChanged: isBoolean,
    warnings: listOf(isString),
  }),
);

const isConflict = objectOf<{ current: EditablePuzzle }>({ current: isEditable });

/** What somebody else has saved meanwhile, if that is why a save was refused. */
export function savedMeanwhile(error: unknown): EditablePuzzle | null {
  return error instanceof ApiError && error.status === 409 && isConflict(error.answer)
    ? error.answer.current
    : null;
}

const isValue: Check<string | number> = (value): value is string | number =>
  isString(value) || isNumber(value);

type Difference = PuzzleChange['difference'];

const isDifference = objectOf<Difference>({
  fields: listOf(
    objectOf<Difference['fields'][number]>({
      field: oneOf('title', 'author', 'difficulty', 'datePublished', 'introduction'),
      from: isValue,
      to: isValue,
    }),
  ),
  size: orNull(objectOf<{ from: number; to: number }>({ from: isNumber, to: isNumber })),
  cells: listOf(
    objectOf<Difference['cells'][number]>({ row: isNumber, column: isNumber, from: isString, to: isString }),
  ),
  marks: listOf(
    objectOf<Difference['marks'][number]>({
      row: isNumber,
      column: isNumber,
      mark: oneOf('circled', 'shaded'),
      isNew: isBoolean,
    }),
  ),
  clues: listOf(
    objectOf<Difference['clues'][number]>({
      name: isString,
      part: oneOf('clue', 'note'),
      from: orNull(isString),
      to: orNull(isString),
    }),
  ),
});

export const listChanges = defineCall<'listChanges'>(
  'GET /admin/api/puzzles/:id/changes',
  objectOf<ChangesPage>({
    changes: listOf(
      objectOf<PuzzleChange>({
        id: isString,
        at: isNumber,
        actor: isString,
        kind: oneOf('edited', 'replaced', 'restored'),
        wasPublished: isBoolean,
        note: isString,
        difference: isDifference,
      }),
    ),
    total: isNumber,
    page: isNumber,
    pageSize: isNumber,
  }),
);

export const getChange = defineCall<'getChange'>(
  'GET /admin/api/puzzles/:id/changes/:changeId',
  objectOf<CallReply<'getChange'>>({ puzzle: isVersion }),
);
