import type { ReactNode } from 'react';
import { archiveHref, statisticsHref } from '../../daily/dailyLinks.ts';
import { formatTime } from '../../game/clockFace.ts';
import { FrozenNote } from '../../streak/FrozenNote.tsx';
import { StreakRules } from '../../streak/StreakRules.tsx';
import { useStatistics } from '../../streak/useStatistics.ts';
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
      <FrozenNote className={styles['frozen']} day={statistics.streak.frozen.at(-1)} />
      <StreakRules className={styles['note']} />
      <div className={styles['actions']}>
        {share}
        <LinkButton variant="quiet" href={statisticsHref(search)}>
          All statistics
        </LinkButton>
        <LinkButton variant="quiet" href={archiveHref(search)}>
          All puzzles by month
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
