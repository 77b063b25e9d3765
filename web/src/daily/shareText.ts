/** What is told of a solved puzzle. */
export interface Shared {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly puzzleId: string;
  readonly date: string;
  readonly size: number;
  readonly timeMs: number;
  readonly hintsUsed: number;
}

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Such as `3:05` or `1:00:00`; whole seconds, rounded down as the clock on the wall does. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (count: number): string => String(count % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function describeHints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}

/** A text for friends that gives nothing away: no letter, and no uid in its link. */
export function shareText({ siteName, siteUrl, puzzleId, date, size, timeMs, hintsUsed }: Shared): string {
  return [
    `${siteName}, Daily Teaser of ${shortDate.format(new Date(date))} (${size}×${size})`,
    `Solved in ${formatTime(timeMs)} with ${describeHints(hintsUsed)}`,
    `${siteUrl}/todaycrossword?puzzle=${encodeURIComponent(puzzleId)}`,
  ].join('\n');
}
