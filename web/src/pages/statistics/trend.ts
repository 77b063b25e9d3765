/** So many solves are compared with as many before them. */
export const trendLength = 5;

/** A figure of the last solves and of those before them. */
export interface Trend {
  readonly recent: number;
  readonly before: number;
}

/** Compares the last values with those before them; null while there are too few. */
export function trendOf(
  values: readonly number[],
  figureOf: (values: readonly number[]) => number | null,
): Trend | null {
  if (values.length < 2 * trendLength) return null;
  const recent = figureOf(values.slice(-trendLength));
  const before = figureOf(values.slice(-2 * trendLength, -trendLength));
  return recent === null || before === null ? null : { recent, before };
}

/** Returns the average, or null of nothing. */
export function averageOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
