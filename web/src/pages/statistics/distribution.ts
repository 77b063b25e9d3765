import { clockFace } from '../../game/clockFace.ts';

/** How many solves took a time within the same few minutes. */
export interface Bucket {
  readonly label: string;
  readonly count: number;
}

const bucketCount = 8;

/** How many seconds a bucket spans, by the largest size of grid that it is for. */
const spans: readonly (readonly [size: number, seconds: number])[] = [
  [4, 10],
  [6, 30],
  [8, 60],
  [10, 120],
  [12, 180],
];
const longestSpan = 300;
/** Grids of unknown size are counted like those of the middle. */
const middleSize = 9;

function spanOf(size: number | null): number {
  return spans.find(([largest]) => (size ?? middleSize) <= largest)?.[1] ?? longestSpan;
}

function labelOf(index: number, span: number): string {
  if (index === 0) return `Under ${clockFace(span)}`;
  if (index === bucketCount - 1) return `${clockFace(index * span)} or more`;
  return `${clockFace(index * span)} to ${clockFace((index + 1) * span - 1)}`;
}

/** Counts times in buckets, which depend only on the size of the grid; the last one takes all longer times. */
export function distributionOf(timesMs: readonly number[], size: number | null): Bucket[] {
  const span = spanOf(size);
  const places = timesMs.map((ms) => Math.min(Math.floor(ms / 1000 / span), bucketCount - 1));
  return Array.from({ length: bucketCount }, (_, index) => ({
    label: labelOf(index, span),
    count: places.filter((place) => place === index).length,
  }));
}
