import type { ChangeKind, EditablePuzzle } from '@monster/contract';
import type { PlacedClue } from '@monster/engine';
import { isEditable } from '../../api/desk/editCalls.ts';
import { isNumber, isString, listOf, objectOf, oneOf, optional, parseJson } from '../../lib/check.ts';
import { readInTab, writeInTab } from '../../lib/storage.ts';
import type { Draft } from './draft.ts';

/** Unsaved work: the draft, what it started from, and how it came about. */
export interface KeptDraft {
  readonly base: EditablePuzzle;
  readonly draft: Draft;
  readonly kind: ChangeKind;
}

/** Kept for the tab only: two tabs do not mix, and nothing of a puzzle that is not published stays on the machine. */
const keyOf = (id: string): string => `monster-edit:${id}`;

const isPlacedClue = objectOf<PlacedClue>({
  direction: oneOf('across', 'down'),
  start: isNumber,
  length: isNumber,
  answer: isString,
  text: isString,
  note: isString,
});

const isMarks = optional(listOf(isNumber));

const isKeptDraft = objectOf<KeptDraft>({
  base: isEditable,
  draft: objectOf<Draft>({
    fields: objectOf<Draft['fields']>({
      title: isString,
      author: isString,
      difficulty: isString,
      datePublished: isString,
    }),
    rows: listOf(isString),
    clues: listOf(isPlacedClue),
    spare: listOf(isPlacedClue),
    marks: objectOf<Draft['marks']>({ circled: isMarks, shaded: isMarks }),
    introduction: isString,
  }),
  kind: oneOf('edited', 'replaced', 'restored'),
});

/** The work that this tab has kept for a puzzle, if any. */
export function readKeptDraft(id: string): KeptDraft | null {
  const kept = parseJson(readInTab(keyOf(id)) ?? '');
  return isKeptDraft(kept) && kept.base.id === id ? kept : null;
}

export function keepDraft(kept: KeptDraft): void {
  writeInTab(keyOf(kept.base.id), JSON.stringify(kept));
}

export function forgetDraft(id: string): void {
  writeInTab(keyOf(id), '');
}
