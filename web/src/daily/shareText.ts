import { formatTime } from '../game/clockFace.ts';
import { describeHints } from '../game/solved.ts';
import { formatDate } from '../lib/dates.ts';

/** What a player shares about a solved puzzle. */
export interface ShareDetails {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly puzzleId: string;
  readonly date: string;
  readonly size: number;
  readonly timeMs: number;
  readonly hintsUsed: number;
}

/** Returns a text for friends that gives nothing away: no letters, and no uid in its link. */
export function shareText({
  siteName,
  siteUrl,
  puzzleId,
  date,
  size,
  timeMs,
  hintsUsed,
}: ShareDetails): string {
  const day = formatDate(date, 'medium');
  return [
    `${siteName}, Daily Teaser${day === '' ? '' : ` for ${day}`} (${size}×${size})`,
    `Solved in ${formatTime(timeMs)} with ${describeHints(hintsUsed)}`,
    `${siteUrl}/todaycrossword?puzzle=${encodeURIComponent(puzzleId)}`,
  ].join('\n');
}
