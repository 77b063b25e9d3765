import type { ReplacedPuzzle } from '@monster/contract';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import form from '../ui/form/Form.module.css';
import { ReplacedList } from './ReplacedList.tsx';

interface ReplaceDialogProps {
  readonly replacing: readonly ReplacedPuzzle[];
  readonly onClose: () => void;
  readonly onReplace: () => void;
}

/** Names what saving would replace, and asks whether it may. */
export function ReplaceDialog({ replacing, onClose, onReplace }: ReplaceDialogProps) {
  return (
    <Dialog title="Replace a puzzle?" onClose={onClose}>
      <p>Saving would replace:</p>
      <ReplacedList puzzles={replacing} />
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onReplace}>
          Replace
        </Button>
      </div>
    </Dialog>
  );
}
