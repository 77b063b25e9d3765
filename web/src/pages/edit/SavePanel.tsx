import { MAX_HISTORY_NOTE_LENGTH } from '@monster/contract/limits';
import { useState } from 'react';
import { ReplaceDialog } from '../../admin/ReplaceDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DifferenceLines } from './DifferenceLines.tsx';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';
import { useSave } from './useSave.ts';

/** The id of the field for a note, the first one of the panel. */
export const saveNoteId = 'edit-history-note';

interface SavePanelProps {
  readonly editor: Editor;
  /** How many problems keep the puzzle from being saved. */
  readonly errors: number;
  readonly onBlocked: () => void;
}

/** What the editor has to decide before the puzzle can be saved. */
function SaveQuestions({ editor, saving }: { editor: Editor; saving: ReturnType<typeof useSave> }) {
  const { conflict, replacing, save, forget } = saving;
  if (conflict !== null)
    return (
      <ConflictDialog
        editor={editor}
        current={conflict}
        onClose={forget}
        onTakeTheirs={() => {
          forget();
          editor.restart(conflict);
        }}
        onSaveMine={() => void save({ over: conflict.version })}
      />
    );
  if (replacing.length === 0) return null;
  return (
    <ReplaceDialog
      replacing={replacing}
      onClose={forget}
      onReplace={() => void save({ replaces: replacing })}
    />
  );
}

/** Says what saving changes, and saves. */
export function SavePanel({ editor, errors, onBlocked }: SavePanelProps) {
  const { base, version, isDirty } = editor;
  const [note, setNote] = useState('');
  const saving = useSave(editor, note, () => setNote(''));
  const { isSaving, reason, save } = saving;
  const submit = (): void => {
    if (!isDirty) return;
    if (errors > 0) onBlocked();
    else void save();
  };
  return (
    <Card className={styles['panel']}>
      <h2>Save</h2>
      {isDirty ? (
        <DifferenceLines label="What saving changes" from={base.puzzle} to={version} />
      ) : (
        <p>Nothing has been changed.</p>
      )}
      <Field
        id={saveNoteId}
        label="Note for the history (optional)"
        value={note}
        maxLength={MAX_HISTORY_NOTE_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles['tools']}>
        <Button aria-disabled={!isDirty || isSaving} onClick={submit}>
          Save changes
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={() => editor.restart(base)}>
            Discard changes
          </Button>
        )}
      </div>
      <p role="status">{isSaving ? 'Saving...' : ''}</p>
      {reason !== null && <ErrorNote>{reason}</ErrorNote>}
      <SaveQuestions editor={editor} saving={saving} />
    </Card>
  );
}
