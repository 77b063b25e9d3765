import { isFlashing } from '@monster/engine';
import { useGameValue } from './GameContext.ts';
import styles from './Timer.module.css';

function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

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
