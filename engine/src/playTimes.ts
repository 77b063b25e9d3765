/** How many games took a time of about so many seconds. */
export interface TimeCount {
  readonly seconds: number;
  readonly total: number;
}

/** The longest time that is counted: a day. */
export const MAX_PLAY_SECONDS = 24 * 60 * 60;

/** Each bucket is 5% longer than the one before, so a time is off by 2.5% at most, whether it is short or long. */
const STEP = Math.log(1.05);

/** Returns the bucket in which a time is counted; 0 is one second. */
export function timeBucket(seconds: number): number {
  return Math.round(Math.log(Math.min(Math.max(seconds, 1), MAX_PLAY_SECONDS)) / STEP);
}

/** Returns the time that a bucket stands for, to a tenth of a second. */
export function bucketSeconds(bucket: number): number {
  return Math.round(10 * Math.exp(bucket * STEP)) / 10;
}

/** Returns the median of counted times, null if there are none. Of an even number, it is between the middle two. */
export function medianSeconds(counts: readonly TimeCount[]): number | null {
  const sorted = counts.toSorted((a, b) => a.seconds - b.seconds);
  const all = sorted.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return null;
  /** The time of the game at a place in the order, from 0. */
  const timeAt = (place: number): number => {
    let before = 0;
    for (const { seconds, total } of sorted) {
      before += total;
      if (before > place) return seconds;
    }
    return 0;
  };
  return (timeAt(Math.floor((all - 1) / 2)) + timeAt(Math.floor(all / 2))) / 2;
}
