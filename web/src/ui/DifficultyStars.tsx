import styles from './DifficultyStars.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const places = [1, 2, 3, 4, 5];

interface DifficultyStarsProps {
  readonly difficulty: number;
}

/** Difficulty as stars of five; a filled one differs from an empty one by more than colour. */
export function DifficultyStars({ difficulty }: DifficultyStarsProps) {
  const stars = Math.max(places[0] ?? 1, difficulty);
  return (
    <span className={styles['difficulty']}>
      <VisuallyHidden>Difficulty {stars} of 5</VisuallyHidden>
      <svg className={styles['stars']} viewBox="0 0 100 20" aria-hidden="true">
        {places.map((place) => (
          <path
            key={place}
            className={place <= stars ? styles['full'] : undefined}
            d={`M${place * 20 - 10} 2.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z`}
          />
        ))}
      </svg>
    </span>
  );
}
