import { useEffect, useState } from 'react';
import { shownAt } from './timeline.ts';

export const speeds = [1, 2, 4, 8] as const;

/** What plays a solve: it is always at one of its moments, 0 for the empty grid. */
export interface Playback {
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly toggle: () => void;
  readonly goTo: (moment: number) => void;
  readonly setSpeed: (speed: number) => void;
}

/** Plays through moments at their times, in ms, and faster on request. */
export function usePlayback(times: readonly number[], isPlayingAtFirst: boolean): Playback {
  const [moment, setMoment] = useState(0);
  const [isPlaying, setIsPlaying] = useState(isPlayingAtFirst);
  const [speed, setSpeed] = useState<number>(speeds[0]);
  const isRunning = isPlaying && moment < times.length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const from = times[moment - 1] ?? 0;
    const startedAt = performance.now();
    const wait = ((times[moment] ?? from) - from) / speed;
    const timer = setTimeout(() => {
      // A timer may come late, and several moments may be due at once.
      const passedMs = (performance.now() - startedAt) * speed;
      setMoment(Math.max(moment + 1, shownAt(times, from + passedMs)));
    }, wait);
    return () => clearTimeout(timer);
  }, [isRunning, moment, speed, times]);
  return {
    moment,
    isPlaying: isRunning,
    speed,
    toggle: () => {
      if (moment >= times.length) setMoment(0);
      setIsPlaying(!isRunning);
    },
    goTo: (next) => {
      setIsPlaying(false);
      setMoment(Math.min(Math.max(next, 0), times.length));
    },
    setSpeed,
  };
}
