import type { PuzzleListItem } from '@monster/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import styles from './FeaturedTab.module.css';

/** A puzzle in either of the two lists, with its buttons. */
export function SideItem({ puzzle, children }: { puzzle: PuzzleListItem; children: ReactNode }) {
  const { id, title, author, size, datePublished } = puzzle;
  return (
    <li className={styles['item']} data-id={id}>
      <span className={styles['puzzle']}>
        <strong>{title}</strong>
        <span className={styles['details']}>
          by {author} · {size}×{size} · <time dateTime={datePublished}>{datePublished}</time>
        </span>
      </span>
      <span className={styles['buttons']}>{children}</span>
    </li>
  );
}

interface FeaturedSideProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly onRemove: (puzzle: PuzzleListItem) => void;
  readonly onMove: (puzzle: PuzzleListItem, by: 1 | -1) => void;
}

/** The featured puzzles, in order. */
export function FeaturedSide({ puzzles, onRemove, onMove }: FeaturedSideProps) {
  return (
    <section className={styles['side']} aria-labelledby="featured-now">
      <h2 id="featured-now">Featured ({puzzles.length})</h2>
      {puzzles.length === 0 && <p>No puzzles featured. Select puzzles from the right panel.</p>}
      <ol className={styles['items']} aria-labelledby="featured-now">
        {puzzles.map((puzzle, index) => (
          <SideItem key={puzzle.id} puzzle={puzzle}>
            <MoveButtons
              title={puzzle.title}
              isFirst={index === 0}
              isLast={index === puzzles.length - 1}
              onMove={(by) => onMove(puzzle, by)}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove: ${puzzle.title}`}
              onClick={() => onRemove(puzzle)}
            >
              Remove
            </Button>
          </SideItem>
        ))}
      </ol>
    </section>
  );
}
