import type { Metadata } from '@monster/engine';
import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { updatePuzzle } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/form/Form.module.css';
import { showToast } from '../../../ui/toasts.ts';
import { changedMetadata, readMetadata } from '../../../admin/metadata.ts';
import { MetadataFields } from '../../../admin/MetadataFields.tsx';
import type { MetadataErrors } from '../../../admin/MetadataFields.tsx';

interface EditDialogProps {
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const isMetadataField = (field: string | undefined): field is keyof Metadata =>
  ['title', 'author', 'difficulty', 'datePublished'].includes(field ?? '');

/** Returns the error of a field, to be shown next to it; shows any other error as a toast. */
function errorsOf(error: unknown): MetadataErrors {
  if (error instanceof ApiError && isMetadataField(error.field)) return { [error.field]: error.reason };
  const description = error instanceof ApiError ? error.reason : undefined;
  showToast({ title: 'Failed to save puzzle', description, variant: 'destructive' });
  return {};
}

/** Edits the metadata of a stored puzzle. */
export function EditDialog({ puzzle, onClose, onSaved }: EditDialogProps) {
  const [errors, setErrors] = useState<MetadataErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const save = async (element: HTMLFormElement): Promise<void> => {
    const { title, author, difficulty, datePublished } = puzzle;
    const changes = changedMetadata({ title, author, difficulty, datePublished }, readMetadata(element));
    if (Object.keys(changes).length === 0) return onClose();
    setIsSaving(true);
    try {
      await sendAsAdmin(updatePuzzle({ params: { id: puzzle.id }, body: changes }));
      onSaved();
    } catch (error) {
      setErrors(errorsOf(error));
      setIsSaving(false);
    }
  };
  return (
    <Dialog title="Edit puzzle" onClose={onClose}>
      <form
        className={form['form']}
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save(event.currentTarget);
        }}
      >
        <MetadataFields metadata={puzzle} errors={errors} />
        <div className={form['actions']}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  );
}
