import type { PuzzleListItem } from '@monster/contract';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { GridMark } from '../../ui/prose/GridMark.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './FeaturedPuzzles.module.css';
import { HomeSection } from './HomeSection.tsx';

export const featuredRequest = listPuzzles({ query: { featured: 'true' } });

const placeholders = [1, 2, 3, 4];

/** Returns the featured puzzles in the admin's order. */
export function pickFeatured(puzzles: readonly PuzzleListItem[]): PuzzleListItem[] {
  return puzzles.filter(({ featured }) => featured).sort((a, b) => a.order - b.order);
}

/** The puzzles an admin chose to feature; renders nothing if there are none. */
export function FeaturedPuzzles() {
  const { data, error, retry } = useQuery(featuredRequest);
  const isPending = data === undefined && error === undefined;
  const featured = pickFeatured(data ?? []);
  if (data !== undefined && featured.length === 0) return null;
  return (
    <HomeSection id="featured" title="Featured puzzles">
      {error !== undefined && (
        <LoadNote
          loading="Loading puzzles..."
          failure="The puzzles could not be loaded just now. Please try again later."
          retry={retry}
        />
      )}
      {isPending && <VisuallyHidden>Loading puzzles...</VisuallyHidden>}
      <ul className={styles['list']}>
        {isPending && placeholders.map((place) => <li key={place} className={styles['placeholder']} />)}
        {featured.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleCard puzzle={puzzle} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** A card for one puzzle; the whole card is a link. */
function PuzzleCard({ puzzle }: { readonly puzzle: PuzzleListItem }) {
  const { id, title, author, difficulty, size } = puzzle;
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
