import type { PuzzleListItem } from '@monster/contract';
import type { ReactNode } from 'react';
import styles from './FeaturedTab.module.css';

/** A puzzle in one of the two lists, with what can be done about it there. */
export function FeaturedItem({ puzzle, children }: { puzzle: PuzzleListItem; children: ReactNode }) {
  const { id, title, author, size, datePublished } = puzzle;
  return (
    <li className={styles['item']} data-id={id}>
      <span className={styles['what']}>
        <strong>{title}</strong>
        <span className={styles['about']}>
          by {author} · {size}×{size} · <time dateTime={datePublished}>{datePublished}</time>
        </span>
      </span>
      <span className={styles['buttons']}>{children}</span>
    </li>
  );
}
