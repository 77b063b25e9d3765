import type { PuzzleListItem } from '@monster/contract';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { GridMark } from '../../ui/prose/GridMark.tsx';
import styles from './PuzzleCard.module.css';

interface PuzzleCardProps {
  readonly puzzle: PuzzleListItem;
}

/** A puzzle to choose; the whole card is its link. */
export function PuzzleCard({ puzzle: { id, title, author, difficulty, size } }: PuzzleCardProps) {
  return (
    <Card className={styles['card']}>
      <GridMark className={styles['mark']} size={size} />
      <div className={styles['details']}>
        <h3 className={styles['title']}>
          <a className={styles['link']} href={`/puzzles/${encodeURIComponent(id)}`}>
            {title}
          </a>
        </h3>
        <p className={styles['author']}>by {author}</p>
        <p className={styles['measures']}>
          <DifficultyStars difficulty={difficulty} />
          <span>
            {size}×{size}
          </span>
        </p>
      </div>
    </Card>
  );
}
