import type { FullPuzzle } from '@monster/contract';
import type { ReactNode } from 'react';
import { useSite } from '../app/site.ts';
import { DifficultyStars } from '../ui/DifficultyStars.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import screenStyles from './PlayScreen.module.css';
import styles from './PuzzleHeader.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface PuzzleHeaderProps {
  readonly facts: Pick<FullPuzzle, 'title' | 'author' | 'difficulty' | 'datePublished' | 'size'>;
  readonly showsSize: boolean;
  /** Stands at the end of the title's line. */
  readonly children: ReactNode;
}

/** Logo, title, author, date and difficulty of the puzzle. */
export function PuzzleHeader({ facts, showsSize, children }: PuzzleHeaderProps) {
  const { siteName } = useSite();
  const { title, author, difficulty, datePublished, size } = facts;
  const date = new Date(datePublished);
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
        {!Number.isNaN(date.valueOf()) && <time dateTime={datePublished}>{longDate.format(date)}</time>}
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
