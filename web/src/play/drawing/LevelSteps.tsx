import { levelFraction, LEVELS } from '@monster/engine';
import { LevelMonster } from '../../ui/LevelMonster.tsx';
import styles from '../LevelBar.module.css';

/** The five levels as steps, with a monster on the current one. */
export function LevelSteps({ level }: { level: number }) {
  return (
    <>
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
    </>
  );
}
