import type { PuzzleListItem } from '@monster/contract';
import { Button } from '../../../ui/Button.tsx';
import { FeaturedItem } from './FeaturedItem.tsx';
import styles from './FeaturedTab.module.css';

interface FeaturedSideProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly onRemove: (puzzle: PuzzleListItem) => void;
  readonly onMove: (puzzle: PuzzleListItem, by: 1 | -1) => void;
}

/** The featured puzzles in their order. */
export function FeaturedSide({ puzzles, onRemove, onMove }: FeaturedSideProps) {
  const button = (puzzle: PuzzleListItem, by: 1 | -1, isPossible: boolean) => (
    <Button
      variant="quiet"
      size="small"
      data-move={by}
      aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${puzzle.title}`}
      aria-disabled={!isPossible}
      onClick={() => onMove(puzzle, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </Button>
  );
  return (
    <section className={styles['side']} aria-labelledby="featured-now">
      <h2 id="featured-now">Featured ({puzzles.length})</h2>
      {puzzles.length === 0 && <p>No puzzles featured. Select puzzles from the right panel.</p>}
      <ol className={styles['items']} aria-labelledby="featured-now">
        {puzzles.map((puzzle, index) => (
          <FeaturedItem key={puzzle.id} puzzle={puzzle}>
            {button(puzzle, -1, index > 0)}
            {button(puzzle, 1, index < puzzles.length - 1)}
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
