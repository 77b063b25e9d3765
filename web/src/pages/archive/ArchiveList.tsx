import type { PuzzleListItem } from '@monster/contract';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { formatDate } from '../../lib/dates.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import styles from './ArchiveList.module.css';
import { puzzleHref } from './archiveLinks.ts';

interface ArchiveRowProps {
  readonly puzzle: PuzzleListItem;
  readonly search: URLSearchParams;
  readonly isSolved: boolean;
}

function ArchiveRow({ puzzle, search, isSolved }: ArchiveRowProps) {
  const { id, title, author, difficulty, size, datePublished } = puzzle;
  return (
    <li className={styles['row']}>
      <time dateTime={datePublished}>{formatDate(datePublished, 'short')}</time>
      <span className={styles['title']}>
        <a href={puzzleHref(search, id)}>{title}</a>
        <span className={styles['author']}> by {author}</span>
      </span>
      <span className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        <span>
          {size}×{size}
        </span>
      </span>
      <span className={styles['done']}>{isSolved && <CompletedTick />}</span>
    </li>
  );
}

interface ArchiveListProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly search: URLSearchParams;
  readonly isSolved: (puzzle: PuzzleListItem) => boolean;
}

/** Puzzles with their titles, one below the other. */
export function ArchiveList({ puzzles, search, isSolved }: ArchiveListProps) {
  return (
    <ul className={styles['list']}>
      {puzzles.map((puzzle) => (
        <ArchiveRow key={puzzle.id} puzzle={puzzle} search={search} isSolved={isSolved(puzzle)} />
      ))}
    </ul>
  );
}

const placeholders = Array.from({ length: 12 }, (_, index) => index);

/** Stands in for a month that is loading. */
export function ArchiveSkeleton() {
  return (
    <>
      <p role="status">Loading the archive...</p>
      <ul className={styles['list']} aria-hidden="true" data-awaited>
        {placeholders.map((place) => (
          <li key={place} className={styles['placeholder']} />
        ))}
      </ul>
    </>
  );
}
