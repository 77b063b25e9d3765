/** How many games took a time of about so many seconds. */
export interface TimeCount {
  readonly seconds: number;
  readonly total: number;
}

/** Returns the whole seconds of a time, as the game's clock shows them: nobody is behind by less. */
export function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000);
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

/** Returns the times at places in their order, from 0; null if there are no times. */
function timesAt(
  counts: readonly TimeCount[],
  placesOf: (all: number) => readonly number[],
): readonly number[] | null {
  const sorted = counts.toSorted((a, b) => a.seconds - b.seconds);
  const all = sorted.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return null;
  return placesOf(all).map((place) => {
    let before = 0;
    return sorted.find(({ total }) => (before += total) > place)?.seconds ?? 0;
  });
}

/** Returns the median of counted times, null if there are none. Of an even number, it is between the middle two. */
export function medianSeconds(counts: readonly TimeCount[]): number | null {
  const middle = timesAt(counts, (all) => [Math.floor((all - 1) / 2), Math.floor(all / 2)]);
  return middle && ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
}

/** The slowest times that earn a medal. */
export interface MedalTimes {
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

/** Fewer solves say nothing about a puzzle. */
const FEWEST_FOR_MEDALS = 10;
/** One of so many solves. */
const ONE_OF: MedalTimes = { gold: 10, silver: 3, bronze: 2 };

/** How many solves earn a medal or a better one; equal times share it. */
const winners = (solves: number, medal: keyof MedalTimes): number => Math.floor(solves / ONE_OF[medal]);

/** Returns the par of a puzzle from its solves: gold for the fastest tenth, then the fastest third and the faster half. */
export function medalTimes(counts: readonly TimeCount[]): MedalTimes | null {
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  if (all < FEWEST_FOR_MEDALS) return null;
  const places = (['gold', 'silver', 'bronze'] as const).map((medal) => winners(all, medal) - 1);
  const [gold = 0, silver = 0, bronze = 0] = timesAt(counts, () => places) ?? [];
  return { gold, silver, bronze };
}

/** Returns the medal of a solve by how many were faster: that of `medalTimes`, without reading all times. */
export function medalOf(faster: number, solves: number): keyof MedalTimes | null {
  if (solves < FEWEST_FOR_MEDALS) return null;
  return (['gold', 'silver', 'bronze'] as const).find((medal) => faster < winners(solves, medal)) ?? null;
}
