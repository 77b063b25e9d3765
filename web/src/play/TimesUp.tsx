import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { useGameValue } from './GameContext.ts';

interface TimesUpProps {
  readonly onTryAgain: () => void;
  /** None on the last level, and where there are no levels. */
  readonly onSkip?: (() => void) | undefined;
}

/** Opens when the countdown ends, and again for a game that was left at its end. */
export function TimesUp({ onTryAgain, onSkip }: TimesUpProps) {
  const isTimeUp = useGameValue((state) => state.phase === 'timed-out');
  if (!isTimeUp) return null;
  return (
    <Dialog title="Time's up!" onClose={onTryAgain}>
      <p>The clock beat you this time. Have another go with 60 seconds, and 60 more for every word.</p>
      <div className={styles['actions']}>
        <Button onClick={onTryAgain}>Try Again</Button>
        {onSkip !== undefined && (
          <Button variant="quiet" onClick={onSkip}>
            Skip to Next Level
          </Button>
        )}
      </div>
    </Dialog>
  );
}
