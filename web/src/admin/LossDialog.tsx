import { useObservable } from '../lib/useObservable.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import form from '../ui/form/Form.module.css';
import { unsavedWork } from './unsavedWork.ts';

const nothing: ReturnType<typeof unsavedWork.get> = {};

/** What would be lost by leaving the page now, in sentences. */
export function useUnsavedWork(): readonly string[] {
  return Object.values(useObservable(unsavedWork, nothing));
}

interface LossDialogProps {
  readonly title: string;
  /** What would be lost. */
  readonly sentences: readonly string[];
  /** What the button says that loses it. */
  readonly label: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before work is lost. */
export function LossDialog({ title, sentences, label, onStay, onLeave }: LossDialogProps) {
  return (
    <Dialog title={title} onClose={onStay}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={form['actions']}>
        <Button onClick={onStay}>Stay</Button>
        <Button variant="danger" onClick={onLeave}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
