import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { HatchingPlace } from './HatchingPlace.tsx';

interface CompletionDialogProps {
  readonly title: string;
  /** The puzzle whose monster hatches. */
  readonly puzzleId: string;
  readonly scores: { readonly level: number; readonly total: number; readonly session: number };
  readonly next: { readonly label: string; readonly go: () => void };
  /** Opens the leaderboard form. */
  readonly onJoin?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Text that the page adds below the scores. */
  readonly summary?: ReactNode;
  /** More buttons of the page. */
  readonly children?: ReactNode;
}

/** Shows the scores of a solved puzzle and leads on to the next one. */
export function CompletionDialog({
  title,
  puzzleId,
  scores,
  next,
  onJoin,
  onClose,
  summary,
  children,
}: CompletionDialogProps) {
  return (
    <Dialog title={title} picture={<HatchingPlace puzzleId={puzzleId} />} onClose={onClose}>
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
      {summary}
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
