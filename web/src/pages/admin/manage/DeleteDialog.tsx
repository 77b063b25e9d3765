import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { noteDeskChange } from '../../../admin/deskChanges.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { deletePuzzle } from '../../../api/desk/adminCalls.ts';
import { listNeeded } from '../../../api/desk/trashCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/form/Form.module.css';
import { showToast } from '../../../ui/toasts.ts';
import styles from '../trash/Trash.module.css';
import { whatBreaks } from '../trash/whatBreaks.ts';

interface DeleteDialogProps {
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  /** Also called when somebody else has already deleted the puzzle. */
  readonly onDeleted: () => void;
}

/** Asks for confirmation and deletes a puzzle. */
export function DeleteDialog({ puzzle: { id, title }, onClose, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const needed = useAdminQuery(listNeeded()).data?.puzzles.find((each) => each.id === id);
  const remove = async (): Promise<void> => {
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await sendAsAdmin(deletePuzzle({ params: { id } }));
      showToast({ title: 'Puzzle deleted successfully' });
      noteDeskChange();
      onDeleted();
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : undefined;
      showToast({ title: 'Failed to delete puzzle', description, variant: 'destructive' });
      if (error instanceof ApiError && error.status === 404) onDeleted();
      else onClose();
    }
  };
  return (
    <Dialog title={`Delete ${title}`} onClose={onClose}>
      <p>Are you sure you want to delete this puzzle? This action cannot be undone.</p>
      <p>It leaves the site at once, and stays in the trash for 30 days.</p>
      {needed !== undefined && (
        <p className={styles['warning']}>
          <strong>The site needs this puzzle.</strong> {whatBreaks(needed)} The original can be restored at
          any time.
        </p>
      )}
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
