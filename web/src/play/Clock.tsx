import { isFlashing } from '@monster/engine';
import { clockFace } from '../game/clockFace.ts';
import { usePlaySettings } from '../game/playSettings.ts';
import styles from './Clock.module.css';
import { useGameValue } from './GameContext.ts';

/** Shows the time left; its border flashes when time is running out. */
function Timer() {
  const seconds = useGameValue((state) => Math.ceil(state.clock.remainingMs / 1000));
  const isLow = useGameValue(isFlashing);
  return (
    <p role="timer" aria-label="Time left" className={isLow ? styles['flashing'] : undefined}>
      {clockFace(seconds)}
    </p>
  );
}

/** Shows the time played. */
function Stopwatch() {
  const seconds = useGameValue((state) => Math.floor(state.clock.playedMs / 1000));
  return (
    <p role="timer" aria-label="Time played">
      {clockFace(seconds)}
    </p>
  );
}

/** The countdown or, for players who want to see one, the clock of an untimed puzzle. Pressing it pauses the game. */
export function Clock({ hasTimer, onPause }: { hasTimer: boolean; onPause: () => void }) {
  const { clock } = usePlaySettings();
  const isPlaying = useGameValue((state) => state.phase === 'playing');
  return (
    <div className={hasTimer ? styles['clock'] : styles['optional']}>
      {hasTimer ? <Timer /> : clock && <Stopwatch />}
      <button type="button" aria-label="Pause" disabled={!isPlaying} onClick={onPause} />
    </div>
  );
}
