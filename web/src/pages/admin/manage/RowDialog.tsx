import type { PuzzleListItem } from '@monster/contract';
import { showToast } from '../../../ui/toasts.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { RowAction } from './PuzzleRow.tsx';

interface RowDialogProps {
  readonly action: RowAction;
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  /** Called when the list is no longer what it was. */
  readonly onChanged: (what: 'saved' | 'gone') => void;
}

/** The dialog of what the admin wants to do with a puzzle. */
export function RowDialog({ action, puzzle, onClose, onChanged }: RowDialogProps) {
  const close = (what: 'saved' | 'gone') => () => {
    onClose();
    onChanged(what);
    if (what === 'saved') showToast({ title: 'Puzzle saved' });
  };
  switch (action) {
    case 'preview':
      return <PreviewDialog puzzle={puzzle} onClose={onClose} />;
    case 'edit':
      return <EditDialog puzzle={puzzle} onClose={onClose} onSaved={close('saved')} />;
    case 'delete':
      return <DeleteDialog puzzle={puzzle} onClose={onClose} onGone={close('gone')} />;
  }
}
