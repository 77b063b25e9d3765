import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { ApiError } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/Form.module.css';
import { showToast } from '../../../ui/toasts.ts';
import { callAdmin, jsonBody } from '../adminSession.ts';
import { changedFacts, readFacts } from '../facts.ts';
import type { Facts } from '../facts.ts';
import { FactsFields } from '../FactsFields.tsx';
import type { FactErrors } from '../FactsFields.tsx';

interface EditDialogProps {
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const isFact = (field: string | undefined): field is keyof Facts =>
  ['title', 'author', 'difficulty', 'datePublished'].includes(field ?? '');

/** Says at the field what is wrong with it, and in a toast what is wrong besides. */
function errorsOf(error: unknown): FactErrors {
  if (error instanceof ApiError && isFact(error.field)) return { [error.field]: error.reason };
  const description = error instanceof ApiError ? error.reason : undefined;
  showToast({ title: 'Failed to save puzzle', description, variant: 'destructive' });
  return {};
}

/** Changes the facts of a stored puzzle. */
export function EditDialog({ puzzle, onClose, onSaved }: EditDialogProps) {
  const [errors, setErrors] = useState<FactErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const save = async (element: HTMLFormElement): Promise<void> => {
    const { title, author, difficulty, datePublished } = puzzle;
    const changes = changedFacts({ title, author, difficulty, datePublished }, readFacts(element));
    if (Object.keys(changes).length === 0) return onClose();
    setIsSaving(true);
    try {
      await callAdmin(`/admin/api/puzzles/${puzzle.id}`, jsonBody('PATCH', changes));
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
        <FactsFields facts={puzzle} errors={errors} />
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
