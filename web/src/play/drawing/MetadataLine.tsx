import type { PuzzleMetadata } from '../../game/metadata.ts';
import { formatDate } from '../../lib/dates.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';

interface MetadataLineProps {
  readonly metadata: PuzzleMetadata;
  readonly showsSize: boolean;
}

/** The puzzle's author, date and difficulty. */
export function MetadataLine({ metadata, showsSize }: MetadataLineProps) {
  const { author, difficulty, datePublished, size } = metadata;
  const date = formatDate(datePublished, 'long');
  return (
    <>
      <span>By {author}</span>
      {date !== '' && <time dateTime={datePublished}>{date}</time>}
      <DifficultyStars difficulty={difficulty} />
      {showsSize && (
        <span>
          {size}×{size}
        </span>
      )}
    </>
  );
}
