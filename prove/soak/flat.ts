/** What was measured in one window of time. */
export interface Sample {
  readonly memoryMb: number;
  readonly p99Ms: number;
}

/** How much higher the end may be than the beginning: times this, and this much more. */
interface Allowance {
  readonly factor: number;
  readonly slack: number;
}

export const allowances = {
  memoryMb: { factor: 1.2, slack: 32 },
  p99Ms: { factor: 1.5, slack: 25 },
} as const satisfies Record<keyof Sample, Allowance>;

/** The share of the windows in which caches fill and code is compiled. */
const warmUp = 0.1;

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The median of the first and of the last third of the values, without the warm-up. */
export function ends(values: readonly number[]): { first: number; last: number } {
  const warm = values.slice(Math.floor(values.length * warmUp));
  const third = Math.max(1, Math.floor(warm.length / 3));
  return { first: quantile(warm.slice(0, third), 0.5), last: quantile(warm.slice(-third), 0.5) };
}

/** What has grown over the time of a run. */
export function findGrowth(samples: readonly Sample[]): string[] {
  return (['memoryMb', 'p99Ms'] as const).flatMap((name) => {
    const { first, last } = ends(samples.map((sample) => sample[name]));
    const { factor, slack } = allowances[name];
    if (last <= first * factor + slack) return [];
    return [`${name} grew from ${first.toFixed(0)} to ${last.toFixed(0)}`];
  });
}
