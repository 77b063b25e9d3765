import type { PuzzleMetadata } from '../../game/metadata.ts';
import { formatDate } from '../../lib/dates.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import styles from '../PuzzleHeader.module.css';
import { Introduction } from './Introduction.tsx';

interface MetadataLineProps {
  readonly metadata: PuzzleMetadata;
  readonly showsSize: boolean;
}

/** The puzzle's author, date and difficulty, and what its players should know. */
export function MetadataLine({ metadata, showsSize }: MetadataLineProps) {
  const { author, difficulty, datePublished, size, introduction } = metadata;
  const date = formatDate(datePublished, 'long');
  return (
    <>
      <p className={styles['line']}>
        <span>By {author}</span>
        {date !== '' && <time dateTime={datePublished}>{date}</time>}
        <DifficultyStars difficulty={difficulty} />
        {showsSize && (
          <span>
            {size}×{size}
          </span>
        )}
      </p>
      {typeof introduction === 'string' && <Introduction text={introduction} />}
    </>
  );
}
