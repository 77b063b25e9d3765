import type { TimeCount } from '@monster/engine';
import { clockFace } from '../../../game/clockFace.ts';

const minute = 60;
const hour = 60 * minute;

/** Where one range ends and the next begins, in seconds. */
const borders = [
  0,
  15,
  30,
  minute,
  2 * minute,
  3 * minute,
  5 * minute,
  8 * minute,
  12 * minute,
  20 * minute,
  30 * minute,
  45 * minute,
  hour,
  2 * hour,
  4 * hour,
];

/** How many games took a time within a range. */
export interface TimeRange {
  readonly label: string;
  readonly count: number;
}

function labelOf(from: number, to: number | undefined): string {
  if (to === undefined) return `${clockFace(from)} or more`;
  return from === 0 ? `Under ${clockFace(to)}` : `${clockFace(from)} to ${clockFace(to - 1)}`;
}

/** Counts times in ranges that are easy to read, from the first one with a game in it to the last. */
export function timeRanges(times: readonly TimeCount[]): TimeRange[] {
  const ranges = borders.map((from, index) => {
    const to = borders[index + 1];
    const within = times.filter(({ seconds }) => seconds >= from && (to === undefined || seconds < to));
    return { label: labelOf(from, to), count: within.reduce((sum, { total }) => sum + total, 0) };
  });
  const isPlayed = ({ count }: TimeRange): boolean => count > 0;
  return ranges.slice(ranges.findIndex(isPlayed), ranges.findLastIndex(isPlayed) + 1);
}
