import type { ReactNode } from 'react';
import { MOST_FREEZES, SOLVES_FOR_FREEZE } from '@monster/engine';
import { archiveHref } from '../../daily/dailyLinks.ts';
import { formatTime } from '../../game/clockFace.ts';
import { useStatistics } from '../../streak/useStatistics.ts';
import { formatDate } from '../../lib/dates.ts';
import { dateOf } from '../../streak/days.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './StatisticsDialog.module.css';

interface StatisticsDialogProps {
  /** Shares the puzzle on the page, if it is solved. */
  readonly share: ReactNode;
  readonly search: URLSearchParams;
  readonly onClose: () => void;
}

const timeOrDash = (ms: number | null): string => (ms === null ? '–' : formatTime(ms));

/** Says which missed day a freeze has covered last. */
function FrozenNote({ frozen }: { readonly frozen: readonly number[] }) {
  const last = frozen.at(-1);
  if (last === undefined) return null;
  return (
    <p className={styles['frozen']}>A freeze saved your streak on {formatDate(dateOf(last), 'weekday')}.</p>
  );
}

/** The player's own statistics, which are kept only in this browser. */
export function StatisticsDialog({ share, search, onClose }: StatisticsDialogProps) {
  const statistics = useStatistics();
  const rows: readonly [label: string, value: number | string][] = [
    ['Played', statistics.played],
    ['Solved', statistics.solved],
    ['Best time', timeOrDash(statistics.bestMs)],
    ['Median time', timeOrDash(statistics.medianMs)],
    ['Current streak', statistics.streak.current],
    ['Longest streak', statistics.streak.longest],
    ['Without help', statistics.withoutHelp],
    ['Freezes left', statistics.streak.freezes],
  ];
  return (
    <Dialog title="Statistics" onClose={onClose}>
      <dl className={styles['numbers']}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FrozenNote frozen={statistics.streak.frozen} />
      <p className={styles['note']}>
        A streak counts the days in a row on which you started the Daily Teaser and solved it, before or after
        midnight. Solving {SOLVES_FOR_FREEZE} in a week, Monday to Sunday, earns a freeze, and you can hold{' '}
        {MOST_FREEZES}. When you miss a day, a freeze saves your streak by itself. All of this stays in this
        browser.
      </p>
      <div className={styles['actions']}>
        {share}
        <LinkButton variant="quiet" href={archiveHref(search)}>
          All puzzles by month
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
