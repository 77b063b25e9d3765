/** Returns a function that says yes at most once per interval, and at once after the clock has been set back. */
export function createPace(now: () => number, everyMs: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isDue = now() - last >= everyMs || now() < last;
    if (isDue) last = now();
    return isDue;
  };
}
