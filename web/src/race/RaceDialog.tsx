import { useEffect, useRef } from 'react';
import { formatTime } from '../game/clockFace.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Opponent } from './opponent.ts';
import styles from './RaceDialog.module.css';

interface RaceDialogProps {
  /** Null while it is looked for. */
  readonly opponent: Opponent | null;
  /** What a race throws away, if anything. */
  readonly loses: 'nothing' | 'begun' | 'solved';
  readonly onStart: () => void;
  readonly onDecline: () => void;
}

const losses = {
  nothing: '',
  begun: 'You have already begun this puzzle. The race clears your letters and starts it over.',
  solved: 'You have already solved this puzzle. The race clears your letters and starts it over.',
};

function titleOf(opponent: Opponent | null): string {
  if (opponent === null) return 'A race';
  return opponent.isOwn ? 'Race your best' : `Race ${opponent.name}`;
}

/** Asks before a race, whose clock stands still until the answer. */
export function RaceDialog({ opponent, loses, onStart, onDecline }: RaceDialogProps) {
  const start = useRef<HTMLDivElement>(null);
  const isReady = opponent !== null;
  useEffect(() => {
    // The button that was focused first may have been the other one.
    if (isReady) start.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <Dialog title={titleOf(opponent)} onClose={onDecline}>
      <div role="status" className={styles['text']}>
        {opponent === null ? (
          <p>Looking for the other solve...</p>
        ) : (
          <>
            <p>
              {opponent.isOwn ? 'Your best time is' : `${opponent.name} took`}{' '}
              <strong>{formatTime(opponent.ghost.playedMs)}</strong>
              {opponent.isHelped ? ', with help' : ', without help'}. A bar shows how far that solve was at
              each moment, but none of its letters.
            </p>
            {loses !== 'nothing' && <p>{losses[loses]}</p>}
          </>
        )}
      </div>
      <div className={styles['actions']} ref={start}>
        <Button disabled={!isReady} onClick={onStart}>
          {loses === 'nothing' ? 'Start the race' : 'Start over and race'}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          Play without a race
        </Button>
      </div>
    </Dialog>
  );
}
