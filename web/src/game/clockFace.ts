/** Formats a time in whole seconds, rounded down like a clock. */
export function formatTime(ms: number): string {
  return clockFace(Math.floor(ms / 1000));
}

/** Formats seconds as a clock shows them: `0:07`, `3:05` or `1:00:00`. */
export function clockFace(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (count: number): string => String(count % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
