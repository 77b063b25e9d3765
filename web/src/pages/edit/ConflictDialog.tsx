import type { EditablePuzzle } from '@monster/contract';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form/Form.module.css';
import { DifferenceLines } from './DifferenceLines.tsx';
import type { Editor } from './useEditor.ts';

interface ConflictDialogProps {
  readonly editor: Editor;
  /** What somebody else has saved. */
  readonly current: EditablePuzzle;
  readonly onClose: () => void;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
}

/** Shows what two editors have made of a puzzle, and lets the second decide. */
export function ConflictDialog({ editor, current, onClose, onTakeTheirs, onSaveMine }: ConflictDialogProps) {
  return (
    <Dialog title="Somebody else has saved this puzzle" onClose={onClose}>
      <p>Nothing of yours is stored yet. Since you opened the puzzle, this was changed:</p>
      <DifferenceLines label="What was changed" from={editor.base.puzzle} to={current.puzzle} />
      <p>If you save yours, this changes:</p>
      <DifferenceLines label="What saving would change" from={current.puzzle} to={editor.version} />
      <div className={form['actions']}>
        <Button onClick={onClose}>Keep editing</Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="danger" onClick={onSaveMine}>
          Save mine
        </Button>
      </div>
    </Dialog>
  );
}
