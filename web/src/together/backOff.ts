/** Says how long to wait before the next attempt: longer after each failure, and never all browsers at once. */
export interface BackOff {
  readonly next: () => number;
  /** Something has worked. */
  readonly reset: () => void;
}

export function createBackOff(firstMs: number, longestMs: number, random = Math.random): BackOff {
  let failures = 0;
  return {
    next: () => {
      const fullMs = Math.min(longestMs, firstMs * 2 ** failures);
      failures += 1;
      return fullMs * (0.5 + random() / 2);
    },
    reset: () => {
      failures = 0;
    },
  };
}
