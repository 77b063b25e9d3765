import { archiveHref } from '../../daily/dailyLinks.ts';
import { storedResults } from '../../daily/results.ts';
import { ShareButton } from '../../daily/ShareButton.tsx';
import { formatTime } from '../../game/clockFace.ts';
import { statisticsOf } from '../../daily/statistics.ts';
import { utcToday } from '../../lib/dates.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './StatisticsDialog.module.css';
import type { PuzzleMetadata } from '../../game/metadata.ts';

interface StatisticsDialogProps {
  readonly metadata: PuzzleMetadata;
  readonly search: URLSearchParams;
  readonly onClose: () => void;
}

const timeOrDash = (ms: number | null): string => (ms === null ? '–' : formatTime(ms));

/** The player's own statistics, which are kept only in this browser. */
export function StatisticsDialog({ metadata, search, onClose }: StatisticsDialogProps) {
  const results = storedResults();
  const statistics = statisticsOf(Object.values(results), utcToday());
  const result = results[metadata.id];
  const rows: readonly [label: string, value: number | string][] = [
    ['Played', statistics.played],
    ['Solved', statistics.solved],
    ['Without help', statistics.withoutHelp],
    ['Best time', timeOrDash(statistics.bestMs)],
    ['Median time', timeOrDash(statistics.medianMs)],
    ['Current streak', statistics.currentStreak],
    ['Longest streak', statistics.longestStreak],
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
      <p className={styles['note']}>
        A streak counts the Daily Teasers in a row that you started on their own day and solved. A new day
        starts at midnight UTC. All of this stays in this browser.
      </p>
      <div className={styles['actions']}>
        {result?.outcome === 'solved' && (
          <ShareButton
            puzzleId={metadata.id}
            date={metadata.datePublished}
            size={metadata.size}
            timeMs={result.timeMs}
            hintsUsed={result.hintsUsed}
          />
        )}
        <LinkButton variant="quiet" href={archiveHref(search)}>
          All puzzles by month
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
