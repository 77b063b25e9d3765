import { archiveHref } from '../../daily/dailyLinks.ts';
import { IconButton, TextButton } from '../../ui/Button.tsx';
import styles from './DailyTools.module.css';

interface DailyToolsProps {
  readonly search: URLSearchParams;
  readonly onStatistics: () => void;
}

/** What belongs to the habit: one's own numbers, and on a wide screen the archive and paper. */
export function DailyTools({ search, onStatistics }: DailyToolsProps) {
  return (
    <div className={styles['tools']}>
      <a className={styles['wide']} href={archiveHref(search)}>
        Archive
      </a>
      <span className={styles['wide']}>
        <TextButton onClick={() => print()}>Print</TextButton>
      </span>
      <IconButton aria-label="Statistics" onClick={onStatistics}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 20v-7M12 20V5M19 20v-11" />
        </svg>
      </IconButton>
    </div>
  );
}
