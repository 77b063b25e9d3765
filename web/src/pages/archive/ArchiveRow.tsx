import type { PuzzleListItem } from '@monster/contract';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { formatDate } from '../../lib/dates.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import styles from './ArchivePage.module.css';

interface ArchiveRowProps {
  readonly puzzle: PuzzleListItem;
  readonly search: URLSearchParams;
  readonly isCompleted: boolean;
}

/** One puzzle of a month. */
export function ArchiveRow({ puzzle, search, isCompleted }: ArchiveRowProps) {
  const { id, title, author, difficulty, size, datePublished } = puzzle;
  return (
    <li className={styles['row']}>
      <time dateTime={datePublished}>{formatDate(datePublished, 'short')}</time>
      <span className={styles['title']}>
        <a href={dailyHref(search, id)}>{title}</a>
        <span className={styles['author']}> by {author}</span>
      </span>
      <span className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        <span>
          {size}×{size}
        </span>
      </span>
      <span className={styles['done']}>{isCompleted && <CompletedTick />}</span>
    </li>
  );
}
