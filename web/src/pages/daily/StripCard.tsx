import type { PuzzleListItem } from '@monster/contract';
import type { MouseEvent } from 'react';
import { dailyHref, goToDaily } from '../../daily/dailyLinks.ts';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { formatDate } from '../../lib/dates.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import styles from './StripCard.module.css';

interface StripCardProps {
  readonly puzzle: PuzzleListItem;
  readonly search: URLSearchParams;
  readonly isCurrent: boolean;
  readonly isCompleted: boolean;
}

/** One earlier puzzle; the whole card is its link. */
export function StripCard({ puzzle, search, isCurrent, isCompleted }: StripCardProps) {
  const { id, title, author, difficulty, size, datePublished } = puzzle;
  const href = dailyHref(search, id);
  const go = (event: MouseEvent): void => {
    // A new tab or window stays what the player asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToDaily(href);
  };
  return (
    <a className={styles['card']} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={go}>
      <span className={styles['day']}>
        <time dateTime={datePublished}>{formatDate(datePublished, 'short')}</time>
        {isCompleted && <CompletedTick />}
      </span>
      <strong className={styles['title']}>{title}</strong>
      <span className={styles['author']}>by {author}</span>
      <span className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        {size}×{size}
      </span>
    </a>
  );
}
