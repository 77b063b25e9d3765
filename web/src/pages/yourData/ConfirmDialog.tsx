import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form/Form.module.css';

interface ConfirmDialogProps {
  /** What will be deleted. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something on this device is deleted. The focus is on Cancel. */
export function ConfirmDialog({ name, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={`Delete “${name}” on this device?`} onClose={onClose}>
      <p>It will be gone for good. What our server knows of you stays.</p>
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
