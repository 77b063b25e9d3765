import { listPuzzles } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { featuredOf } from './featuredOf.ts';
import styles from './FeaturedPuzzles.module.css';
import { HomeSection } from './HomeSection.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';

export const featuredRequest = listPuzzles({ query: { featured: 'true' } });

const placeholders = [1, 2, 3, 4];

/** The puzzles an admin chose to show; nothing at all where none is chosen. */
export function FeaturedPuzzles() {
  const { data, error } = useQuery(featuredRequest);
  const isPending = data === undefined && error === undefined;
  const featured = featuredOf(data ?? []);
  if (data !== undefined && featured.length === 0) return null;
  return (
    <HomeSection id="featured" title="Featured puzzles">
      {error !== undefined && <p>The puzzles could not be loaded just now. Please try again later.</p>}
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
