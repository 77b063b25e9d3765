import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './dialogs.module.css';

interface StartOverDialogProps {
  readonly onStartOver: () => void;
  readonly onClose: () => void;
}

/** Asks before letters are thrown away. */
export function StartOverDialog({ onStartOver, onClose }: StartOverDialogProps) {
  return (
    <Dialog title="Start over?" onClose={onClose}>
      <p>All letters of this puzzle will be cleared, and its hints and clock reset.</p>
      <div className={styles['actions']}>
        <Button onClick={onStartOver}>Start over</Button>
        <Button variant="quiet" onClick={onClose}>
          Keep playing
        </Button>
      </div>
    </Dialog>
  );
}
