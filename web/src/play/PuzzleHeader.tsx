import type { ReactNode } from 'react';
import { useSite } from '../site/site.ts';
import { formatDate } from '../lib/dates.ts';
import { DifficultyStars } from '../ui/DifficultyStars.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import screenStyles from './PlayScreen.module.css';
import styles from './PuzzleHeader.module.css';
import type { PuzzleMetadata } from '../game/metadata.ts';

interface PuzzleHeaderProps {
  readonly metadata: Pick<PuzzleMetadata, 'title' | 'author' | 'difficulty' | 'datePublished' | 'size'>;
  readonly showsSize: boolean;
  /** Shown at the end of the title line. */
  readonly children: ReactNode;
}

/** Shows the logo and the puzzle's title, author, date and difficulty. */
export function PuzzleHeader({ metadata, showsSize, children }: PuzzleHeaderProps) {
  const { siteName } = useSite();
  const { title, author, difficulty, datePublished, size } = metadata;
  const date = formatDate(datePublished, 'long');
  return (
    <>
      <header className={`${screenStyles['title']} ${styles['title']}`}>
        <a href="/" aria-label={siteName}>
          <Mascot />
        </a>
        <h1>{title}</h1>
        {children}
      </header>
      <p className={`${screenStyles['metadata']} ${styles['metadata']}`}>
        <span>By {author}</span>
        {date !== '' && <time dateTime={datePublished}>{date}</time>}
        <DifficultyStars difficulty={difficulty} />
        {showsSize && (
          <span>
            {size}×{size}
          </span>
        )}
      </p>
    </>
  );
}
