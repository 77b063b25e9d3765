import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { updatePuzzle } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/form/Form.module.css';
import { showToast } from '../../../ui/toasts.ts';
import { changedFacts, readFacts } from '../../../admin/facts.ts';
import type { Facts } from '../../../admin/facts.ts';
import { FactsFields } from '../../../admin/FactsFields.tsx';
import type { FactErrors } from '../../../admin/FactsFields.tsx';

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
