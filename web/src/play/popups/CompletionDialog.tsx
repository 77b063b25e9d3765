import type { Dated } from '@monster/engine';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../../game/clockFace.ts';
import { describeHints, helpUsed, isGolden } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { StreakPanel } from '../../streak/StreakPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { HatchingPlace } from './HatchingPlace.tsx';
import { OfferPlace } from './OfferPlace.tsx';
import { RaceLinks } from './RaceLinks.tsx';
import { TomorrowShadow } from './TomorrowShadow.tsx';

/** A button that leads on. */
export interface WayOn {
  readonly label: string;
  readonly go: () => void;
}

interface CompletionDialogProps {
  readonly title: string;
  /** The puzzle whose monster hatches. */
  readonly puzzle: Dated;
  readonly solved: Solved;
  /** The first is the one to take. */
  readonly waysOn: readonly WayOn[];
  /** Whom it was solved with, in a room. Nobody can race such a solve. */
  readonly together?: ReactNode;
  /** How the solve compares with others, where it does. */
  readonly times?: ReactNode;
  /** True where the player may be asked about reminders of the next one. */
  readonly offersReminder?: boolean;
  /** Opens the leaderboard form. */
  readonly onJoin?: (() => void) | undefined;
  readonly onClose: () => void;
  /** More buttons of the page. */
  readonly children?: ReactNode;
}

type SummaryProps = Pick<CompletionDialogProps, 'solved' | 'together'> & { readonly id: string };

/** What a screen reader reads when the dialog opens. */
function Summary({ id, solved: { game, scores }, together }: SummaryProps) {
  const rows: readonly [label: string, score: number][] = [
    ['Level score', scores.level],
    ['Total score', scores.total],
    ['Session score', scores.session],
  ];
  // Only where a countdown ran are there points to win.
  const isTimed = game.clock.totalMs > 0;
  return (
    <div id={id} className={styles['summary']}>
      <p className={styles['time']}>
        Solved in <strong>{formatTime(game.clock.playedMs)}</strong> with {describeHints(helpUsed(game))}.
      </p>
      {together}
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

/** Shows the monster, the time, the scores and the streak of a solved puzzle, and leads on to the next one. */
export function CompletionDialog({
  title,
  puzzle,
  solved,
  waysOn,
  together,
  times,
  offersReminder = false,
  onJoin,
  onClose,
  children,
}: CompletionDialogProps) {
  const summaryId = useId();
  return (
    <Dialog
      title={title}
      picture={<HatchingPlace puzzle={puzzle} isGolden={isGolden(solved.game)} isHatched={solved.isAgain} />}
      describedBy={summaryId}
      onClose={onClose}
    >
      <Summary id={summaryId} solved={solved} together={together} />
      {times}
      {together === undefined && <RaceLinks puzzleId={puzzle.id} solved={solved} onClose={onClose} />}
      <StreakPanel tomorrow={<TomorrowShadow />} />
      <div className={styles['actions']}>
        {waysOn.map(({ label, go }, index) => (
          <Button key={label} variant={index === 0 ? 'primary' : 'quiet'} onClick={go}>
            {label}
          </Button>
        ))}
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
      <OfferPlace puzzle={puzzle} isNew={!solved.isAgain} offersReminder={offersReminder} />
    </Dialog>
  );
}
