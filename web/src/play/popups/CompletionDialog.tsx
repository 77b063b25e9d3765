import type { Dated } from '@monster/engine';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../../game/clockFace.ts';
import { describeHints } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { HatchingPlace } from './HatchingPlace.tsx';

interface CompletionDialogProps {
  readonly title: string;
  /** The puzzle whose monster hatches. */
  readonly puzzle: Dated;
  readonly solved: Solved;
  readonly next: { readonly label: string; readonly go: () => void };
  /** Opens the leaderboard form. */
  readonly onJoin?: (() => void) | undefined;
  readonly onClose: () => void;
  /** What the page has to say below the time. */
  readonly more?: ReactNode;
  /** More buttons of the page. */
  readonly children?: ReactNode;
}

/** What a screen reader reads when the dialog opens. */
function Summary({ id, solved }: { id: string; solved: Solved }) {
  const { scores, timeMs, helpUsed, isTimed } = solved;
  const rows: readonly [label: string, score: number][] = [
    ['Level score', scores.level],
    ['Total score', scores.total],
    ['Session score', scores.session],
  ];
  return (
    <div id={id} className={styles['summary']}>
      <p className={styles['time']}>
        Solved in <strong>{formatTime(timeMs)}</strong> with {describeHints(helpUsed)}.
      </p>
      <dl className={styles[isTimed ? 'scores' : 'quietScores']}>
        {rows.map(([label, score]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{score}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shows the time and the scores of a solved puzzle and leads on to the next one. */
export function CompletionDialog({
  title,
  puzzle,
  solved,
  next,
  onJoin,
  onClose,
  more,
  children,
}: CompletionDialogProps) {
  const summaryId = useId();
  return (
    <Dialog
      title={title}
      picture={<HatchingPlace puzzle={puzzle} />}
      describedBy={summaryId}
      onClose={onClose}
    >
      <Summary id={summaryId} solved={solved} />
      {more}
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
