import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../game/clockFace.ts';
import { describeHints } from '../game/solved.ts';
import type { Solved } from '../game/solved.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { HatchingPlace } from './HatchingPlace.tsx';

interface CompletionDialogProps {
  readonly title: string;
  /** The puzzle whose monster hatches. */
  readonly puzzleId: string;
  readonly solved: Solved;
  readonly next: { readonly label: string; readonly go: () => void };
  /** Opens the leaderboard form. */
  readonly onJoin?: (() => void) | undefined;
  readonly onClose: () => void;
  /** More buttons of the page. */
  readonly children?: ReactNode;
}

/** Shows the time and the scores of a solved puzzle and leads on to the next one. */
export function CompletionDialog({
  title,
  puzzleId,
  solved,
  next,
  onJoin,
  onClose,
  children,
}: CompletionDialogProps) {
  const summaryId = useId();
  const { scores, timeMs, helpUsed } = solved;
  return (
    <Dialog
      title={title}
      picture={<HatchingPlace puzzleId={puzzleId} />}
      describedBy={summaryId}
      onClose={onClose}
    >
      <div id={summaryId} className={styles['summary']}>
        <dl className={styles['scores']}>
          <div>
            <dt>Level score</dt>
            <dd>{scores.level}</dd>
          </div>
          <div>
            <dt>Total score</dt>
            <dd>{scores.total}</dd>
          </div>
          <div>
            <dt>Session score</dt>
            <dd>{scores.session}</dd>
          </div>
        </dl>
        <p>
          Solved in <strong>{formatTime(timeMs)}</strong> with {describeHints(helpUsed)}.
        </p>
      </div>
      <div className={styles['actions']}>
        <Button onClick={next.go}>{next.label}</Button>
        {children}
        {onJoin !== undefined && (
          <Button variant="quiet" onClick={onJoin}>
            Join the leaderboard
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Look at the grid
        </Button>
      </div>
    </Dialog>
  );
}
