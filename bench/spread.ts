/** The median; of an even number of values, the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;
}

/** Formats the median, with the minimum and the maximum where they differ. */
export function spreadOf(values: readonly number[], digits: number): string {
  const [median, min, max] = [medianOf(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return min === max ? `${median}` : `${median} (${min} to ${max})`;
}
