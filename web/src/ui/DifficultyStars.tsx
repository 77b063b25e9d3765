import styles from './DifficultyStars.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const allStars = [1, 2, 3, 4, 5];

/** The outline of a star at its place in a row, in a box of 100 by 20. */
export function starPath(star: number): string {
  return `M${star * 20 - 10} 2.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z`;
}

interface DifficultyStarsProps {
  readonly difficulty: number;
}

/** Difficulty as one to five stars; a filled star differs from an empty one by more than color. */
export function DifficultyStars({ difficulty }: DifficultyStarsProps) {
  const filled = Math.max(1, difficulty);
  return (
    <span className={styles['difficulty']}>
      <VisuallyHidden>Difficulty {filled} of 5</VisuallyHidden>
      <svg className={styles['stars']} viewBox="0 0 100 20" aria-hidden="true">
        {allStars.map((star) => (
          <path key={star} className={star <= filled ? styles['filled'] : undefined} d={starPath(star)} />
        ))}
      </svg>
    </span>
  );
}
