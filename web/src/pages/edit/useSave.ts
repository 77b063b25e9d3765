import type { EditablePuzzle, ReplacedPuzzle } from '@monster/contract';
import type { PuzzleVersion } from '@monster/engine';
import { useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { noteDeskChange } from '../../admin/deskChanges.ts';
import { ApiError } from '../../api/client.ts';
import { replacedBySave } from '../../api/desk/constructCalls.ts';
import { savedMeanwhile, saveEdit } from '../../api/desk/editCalls.ts';
import { useSite } from '../../site/site.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Editor } from './useEditor.ts';

type Stored = EditablePuzzle['puzzle'];

/** A version with lists of its own, as calls take it. */
export function copyVersion(version: PuzzleVersion): Stored {
  return structuredClone(version) as Stored;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Your changes are still here.';
  if (error.status === 401) return 'Your session has ended. Log in again; your changes are still here.';
  return error.reason ?? 'The puzzle could not be saved. Your changes are still here; please try again.';
}

interface Attempt {
  /** The version that may be overwritten; the one that the editor started from unless they have seen another. */
  readonly over?: string;
  readonly replaces?: readonly ReplacedPuzzle[];
}

/** Saves the puzzle; says what is in the way. */
export function useSave(editor: Editor, note: string, onSaved: () => void) {
  const { today } = useSite();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const conflict = savedMeanwhile(failure);
  const replacing = replacedBySave(failure);
  const save = async ({ over, replaces = [] }: Attempt = {}): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    const { base, kind } = editor;
    const puzzle = copyVersion(editor.version);
    const agreed = replaces.map(({ id, version }) => ({ id, version }));
    const body = { puzzle, version: over ?? base.version, kind, note, replaces: agreed };
    try {
      const { version } = await sendAsAdmin(saveEdit({ params: { id: base.id }, body }));
      editor.restart({ ...base, puzzle, version, isPublished: puzzle.datePublished <= today });
      showToast({ title: 'Puzzle saved', description: puzzle.title });
      noteDeskChange();
      onSaved();
    } catch (error) {
      setFailure(error);
    }
    setIsSaving(false);
  };
  const isQuestion = conflict !== null || replacing.length > 0;
  return {
    isSaving,
    conflict,
    replacing,
    reason: failure === null || isQuestion ? null : reasonOf(failure),
    save,
    forget: () => setFailure(null),
  };
}
