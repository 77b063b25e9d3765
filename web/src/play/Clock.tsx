import { clockText } from '../game/paintClock.ts';
import styles from './Clock.module.css';
import { useDrawn, useGameValue } from './GameContext.ts';

interface ClockProps {
  readonly hasTimer: boolean;
  readonly onPause: (() => void) | undefined;
}

/**
 * The countdown, whose border flashes when time is running out, or the clock of an untimed puzzle for players who want
 * to see one. Pressing it pauses the game, if that is possible.
 */
export function Clock({ hasTimer, onPause }: ClockProps) {
  const isPlaying = useGameValue((state) => state.phase === 'playing');
  const painted = useDrawn((_drawing, { first }) => clockText(first));
  return (
    <div className={hasTimer ? styles['clock'] : styles['optional']}>
      <p role="timer" data-part="clock" aria-label={hasTimer ? 'Time left' : 'Time played'} {...painted} />
      {onPause && <button type="button" aria-label="Pause" disabled={!isPlaying} onClick={onPause} />}
    </div>
  );
}
