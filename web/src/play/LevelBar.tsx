import { LEVELS } from '@monster/engine';
import { useDrawn } from './GameContext.ts';
import styles from './LevelBar.module.css';
import screenStyles from './PlayScreen.module.css';

/** Shows where the player is among the five levels. */
export function LevelBar({ level }: { level: number }) {
  return (
    <div
      className={`${screenStyles['level']} ${styles['bar']}`}
      role="img"
      aria-label={`Level ${level} of ${LEVELS.length}. Unlock Rewards at Level 5`}
      {...useDrawn(({ LevelSteps }) => <LevelSteps level={level} />)}
    />
  );
}
