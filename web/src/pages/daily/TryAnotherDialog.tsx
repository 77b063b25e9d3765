import styles from '../../play/dialogs.module.css';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface TryAnotherDialogProps {
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** Asked a moment after Reveal All. */
export function TryAnotherDialog({ onNext, onClose }: TryAnotherDialogProps) {
  return (
    <Dialog title="Try Another Puzzle?" onClose={onClose}>
      <p>This one is out in the open. There are more where it came from.</p>
      <div className={styles['actions']}>
        <Button onClick={onNext}>Next Crossword</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
