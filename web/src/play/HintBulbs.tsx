import { HINTS_PER_PUZZLE } from '@monster/engine';
import { useGameValue } from './GameContext.ts';
import styles from './Controls.module.css';

/** Three lightbulbs, lit while their hint is left. */
export function HintBulbs() {
  const left = HINTS_PER_PUZZLE - useGameValue((state) => state.hintsUsed);
  return (
    <span className={styles['bulbs']} role="img" aria-label={`${left} of ${HINTS_PER_PUZZLE} hints left`}>
      {Array.from({ length: HINTS_PER_PUZZLE }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={index < left ? styles['lit'] : styles['out']}
        >
          <path d="M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM9 19h6v1.5a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 20.5z" />
        </svg>
      ))}
    </span>
  );
}
