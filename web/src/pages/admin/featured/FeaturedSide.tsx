import type { PuzzleListItem } from '@monster/contract';
import { Button } from '../../../ui/Button.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { FeaturedItem } from './FeaturedItem.tsx';
import styles from './FeaturedTab.module.css';

interface FeaturedSideProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly onRemove: (puzzle: PuzzleListItem) => void;
  readonly onMove: (puzzle: PuzzleListItem, by: 1 | -1) => void;
}

/** The featured puzzles in their order. */
export function FeaturedSide({ puzzles, onRemove, onMove }: FeaturedSideProps) {
  return (
    <section className={styles['side']} aria-labelledby="featured-now">
      <h2 id="featured-now">Featured ({puzzles.length})</h2>
      {puzzles.length === 0 && <p>No puzzles featured. Select puzzles from the right panel.</p>}
      <ol className={styles['items']} aria-labelledby="featured-now">
        {puzzles.map((puzzle, index) => (
          <FeaturedItem key={puzzle.id} puzzle={puzzle}>
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
          </FeaturedItem>
        ))}
      </ol>
    </section>
  );
}
