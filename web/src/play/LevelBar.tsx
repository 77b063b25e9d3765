import { levelFraction, LEVELS } from '@monster/engine';
import { LevelMonster } from '../ui/LevelMonster.tsx';
import styles from './LevelBar.module.css';
import screenStyles from './PlayScreen.module.css';

/** Shows where the player is among the five levels. */
export function LevelBar({ level }: { level: number }) {
  return (
    <div
      className={`${screenStyles['level']} ${styles['bar']}`}
      role="img"
      aria-label={`Level ${level} of ${LEVELS.length}. Unlock Rewards at Level 5`}
    >
      <progress className={styles['track']} value={levelFraction(level)} aria-hidden="true" />
      <ol className={styles['dots']} aria-hidden="true">
        {LEVELS.map((each) => (
          <li key={each.level} className={each.level <= level ? styles['reached'] : undefined}>
            {each.level}
            {each.level === level && <LevelMonster level={level} />}
          </li>
        ))}
      </ol>
      <p className={styles['badge']} aria-hidden="true">
        Unlock Rewards at Level 5
      </p>
    </div>
  );
}
