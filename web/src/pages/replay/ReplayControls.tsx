import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './ReplayPage.module.css';
import { speeds } from './usePlayback.ts';
import type { Playback } from './usePlayback.ts';

const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Space plays and pauses, and arrows step, wherever they do nothing else. */
function useReplayKeys({ moment, toggle, goTo }: Playback): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === ' ' && !isOn(target, 'button, a, summary, input, select')) toggle();
    else if (key === 'ArrowLeft' && !isOn(target, 'input, select')) goTo(moment - 1);
    else if (key === 'ArrowRight' && !isOn(target, 'input, select')) goTo(moment + 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

interface ReplayControlsProps {
  readonly playback: Playback;
  readonly moments: number;
  /** Where the replay is, in words. */
  readonly place: string;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** Play, pause, speed, and a slider with a step for each moment. */
export function ReplayControls({ playback, moments, place, isWhole, onWhole }: ReplayControlsProps) {
  const { moment, isPlaying, speed, toggle, goTo, setSpeed } = playback;
  useReplayKeys(playback);
  return (
    <div className={styles['controls']} role="group" aria-label="Replay">
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={place}
        min={0}
        max={moments}
        value={moment}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      <p className={styles['place']}>{place}</p>
      <div className={styles['buttons']}>
        <Button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <SelectField
          id="replay-speed"
          label="Speed"
          value={String(speed)}
          options={speeds.map((each) => ({ value: String(each), name: `${each}×` }))}
          onChange={(value) => setSpeed(Number(value))}
        />
      </div>
      <label className={styles['option']}>
        <input type="checkbox" checked={isWhole} onChange={(event) => onWhole(event.currentTarget.checked)} />
        Show pauses of more than 5 seconds in full
      </label>
      <p className={styles['help']}>Space plays and pauses, and the arrow keys go step by step.</p>
    </div>
  );
}
