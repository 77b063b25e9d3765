import { clockFace } from '../../../game/clockFace.ts';

/** Formats a number for reading: `1,234`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** The part of a whole: `50%`. A dash if there is no whole; reports may get lost, but a part is never more than all. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.min(100, Math.round((100 * part) / whole))}%`;
}

/** A time as a clock shows it, or a dash. */
export function formatSeconds(seconds: number | null): string {
  return seconds === null ? '–' : clockFace(Math.round(seconds));
}

/** With fewer games, one more may change everything. */
export const fewGames = 10;
