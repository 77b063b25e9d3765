import type { PuzzleListItem } from '@monster/contract';
import type { ReactNode } from 'react';
import { DifficultyStars } from '../ui/DifficultyStars.tsx';
import rows from '../ui/desk/Rows.module.css';

interface PuzzleFactsProps {
  readonly puzzle: Pick<PuzzleListItem, 'id' | 'author' | 'datePublished' | 'size' | 'difficulty'>;
  /** What else the list says about it. */
  readonly children: ReactNode;
}

/** The line of details below the title of a puzzle in a list. */
export function PuzzleFacts({ puzzle, children }: PuzzleFactsProps) {
  const { id, author, datePublished, size, difficulty } = puzzle;
  return (
    <p className={rows['details']}>
      <span>by {author}</span>
      <time dateTime={datePublished}>{datePublished}</time>
      <span>
        {size}×{size}
      </span>
      <DifficultyStars difficulty={difficulty} />
      <code>{id}</code>
      {children}
    </p>
  );
}
