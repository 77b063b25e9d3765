import type { ChangeKind, EditablePuzzle } from '@monster/contract';
import { comparePuzzles, isSameVersion } from '@monster/engine';
import type { PuzzleVersion } from '@monster/engine';
import { useEffect, useState } from 'react';
import { adminSession } from '../../admin/adminSession.ts';
import { noteUnsavedWork } from '../../admin/unsavedWork.ts';
import { draftOf, versionOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './keptDraft.ts';
import { change, redo, startTimeline, undo } from './timeline.ts';
import type { Timeline } from './timeline.ts';

interface EditorState {
  /** What is stored, as far as the editor knows. */
  readonly base: EditablePuzzle;
  readonly line: Timeline<Draft>;
  readonly kind: ChangeKind;
  /** True for work of before a reload. */
  readonly isBack: boolean;
}

function start(loaded: EditablePuzzle): EditorState {
  const kept = readKeptDraft(loaded.id);
  if (kept === null) return fresh(loaded);
  // What is stored can be taken back to with one step.
  const line = change(startTimeline(draftOf(kept.base.puzzle)), kept.draft, null);
  return { base: kept.base, line, kind: kept.kind, isBack: true };
}

function fresh(base: EditablePuzzle): EditorState {
  return { base, line: startTimeline(draftOf(base.puzzle)), kind: 'edited', isBack: false };
}

/** Keeps unsaved work through a reload and the end of a session, but not after a logout, and warns before it is left. */
function useKeptWork({ base, line, kind }: EditorState, isDirty: boolean): void {
  const { present: draft } = line;
  const hasWork = isDirty || draft.spare.length > 0;
  useEffect(() => {
    if (hasWork) keepDraft({ base, draft, kind });
    else forgetDraft(base.id);
    noteUnsavedWork('edit', hasWork ? 'Your changes to this puzzle are not saved yet.' : null);
  }, [base, draft, kind, hasWork]);
  useEffect(
    () =>
      adminSession.subscribe(() => {
        if (adminSession.get().state === 'out') forgetDraft(base.id);
      }),
    [base.id],
  );
}

/** A puzzle that is being edited. */
export function useEditor(loaded: EditablePuzzle) {
  const [state, setState] = useState(() => start(loaded));
  const { base, line, kind, isBack } = state;
  const version = versionOf(line.present);
  const difference = comparePuzzles(base.puzzle, version);
  const isDirty = !isSameVersion(difference);
  useKeptWork(state, isDirty);
  const move = (next: (before: Timeline<Draft>) => Timeline<Draft>): void =>
    setState((before) => ({ ...before, line: next(before.line) }));
  return {
    base,
    draft: line.present,
    version,
    difference,
    isDirty,
    isBack: isBack && isDirty,
    kind,
    canUndo: line.past.length > 0,
    canRedo: line.future.length > 0,
    /** Makes a change; those about the same thing are one step to undo. */
    edit: (next: (draft: Draft) => Draft, about: string | null = null): void =>
      move((before) => change(before, next(before.present), about)),
    undo: () => move(undo),
    redo: () => move(redo),
    /** Takes over another version, such as the content of a file. */
    load: (puzzle: PuzzleVersion, how: ChangeKind): void =>
      setState((before) => ({ ...before, kind: how, line: change(before.line, draftOf(puzzle), null) })),
    /** Starts over from what is stored now. */
    restart: (stored: EditablePuzzle): void => setState(fresh(stored)),
  };
}

export type Editor = ReturnType<typeof useEditor>;
