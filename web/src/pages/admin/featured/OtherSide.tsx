import type { PuzzleListItem } from '@monster/contract';
import { matchesSearch } from '@monster/engine';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SideItem } from './FeaturedSide.tsx';
import styles from './FeaturedTab.module.css';

/** The number of puzzles listed at first, and added by each "Show more". */
const step = 50;

interface OtherSideProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly today: string;
  readonly onAdd: (puzzle: PuzzleListItem) => void;
}

/** The puzzles that are not featured, to choose from. */
export function OtherSide({ puzzles, today, onAdd }: OtherSideProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(step);
  const found = puzzles.filter((puzzle) => matchesSearch(puzzle, search));
  const shown = found.slice(0, limit);
  return (
    <section className={styles['side']} aria-labelledby="other-puzzles">
      <h2 id="other-puzzles">Other puzzles ({puzzles.length})</h2>
      {puzzles.length === 0 && <p>All puzzles are already featured</p>}
      {puzzles.length > 0 && (
        <Field
          id={id}
          label="Search"
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {puzzles.length > 0 && found.length === 0 && <p role="status">No puzzle matches your search.</p>}
      <ul className={styles['items']} aria-labelledby="other-puzzles">
        {shown.map((puzzle) => (
          <SideItem key={puzzle.id} puzzle={puzzle} today={today}>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Feature: ${puzzle.title}`}
              onClick={() => onAdd(puzzle)}
            >
              Feature
            </Button>
          </SideItem>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + step)}>
          Show more ({found.length - shown.length})
        </Button>
      )}
    </section>
  );
}
