import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Answer, Partner } from './choice.ts';
import styles from './ConsentDialog.module.css';
import { ConsentQuestion } from './ConsentQuestion.tsx';

interface ConsentDialogProps {
  readonly partners: readonly Partner[];
  readonly answer: Answer | null;
  readonly hasSignal: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** The question for who asks for it, with what holds now. */
export function ConsentDialog({ partners, answer, hasSignal, onAnswer, onClose }: ConsentDialogProps) {
  return (
    <Dialog title="Privacy choices" onClose={onClose}>
      {answer !== null && <p>You have {answer}. A new choice holds at once: the page loads anew.</p>}
      {hasSignal && answer !== 'rejected' && (
        <p>
          Your browser asks that your data be neither sold nor shared (Global Privacy Control). So ads are
          limited, and Meta’s pixel stays off.
        </p>
      )}
      <div className={styles['question']}>
        <ConsentQuestion partners={partners} onAnswer={onAnswer} />
      </div>
      <Button variant="quiet" size="small" onClick={onClose}>
        Leave it as it is
      </Button>
    </Dialog>
  );
}
