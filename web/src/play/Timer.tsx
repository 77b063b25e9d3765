import { isFlashing } from '@monster/engine';
import { clockFace } from '../game/clockFace.ts';
import { useGameValue } from './GameContext.ts';
import styles from './Timer.module.css';

/** The time left; its border flashes when little is. Not rendered where there is no timer. */
export function Timer() {
  const seconds = useGameValue((state) => Math.ceil(state.clock.remainingMs / 1000));
  const flashes = useGameValue(isFlashing);
  return (
    <p role="timer" aria-label="Time left" className={flashes ? styles['flashing'] : styles['timer']}>
      {clockFace(seconds)}
    </p>
  );
}
