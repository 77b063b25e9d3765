/** A puzzle as lists show it. */
export interface PuzzleListItem {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly size: number;
  /** A UTC date, `YYYY-MM-DD`; a time behind it does not count. */
  readonly datePublished: string;
  readonly featured: boolean;
  readonly order: number;
}

/** The name of the daily series: admins, players and this site know its puzzles by it. */
export const SERIES_NAME = 'Daily Teaser';

/** What the order of the daily page needs of a puzzle. */
export type Dated = Pick<PuzzleListItem, 'id' | 'title' | 'datePublished'>;

/** True for a puzzle of the daily series that is out on that day. */
export function isDailyTeaser(item: Dated, utcDate: string): boolean {
  return isInSeries(item) && dayOf(item) <= utcDate;
}

/** The puzzle of the day, else the newest one before it; of several of one day a Daily Teaser first. */
export function pickToday<Item extends Dated>(list: readonly Item[], utcDate: string): Item | null {
  return newestFirst(list.filter((item) => dayOf(item) <= utcDate))[0] ?? null;
}

/**
 * The next older puzzle, and from the oldest on to the newest. Given what a player has completed, those are
 * passed over; with everything completed it is the newest again.
 */
export function nextDaily<Item extends Dated>(
  list: readonly Item[],
  currentId: string,
  completedIds: readonly string[] | null,
): Item | null {
  const sorted = newestFirst(list);
  const current = sorted.findIndex(({ id }) => id === currentId);
  const round = [...sorted.slice(current + 1), ...sorted.slice(0, Math.max(current, 0))];
  const done = new Set(completedIds);
  return round.find(({ id }) => !done.has(id)) ?? sorted[0] ?? null;
}

/** Newest day first; of one day Daily Teasers before others, so that every visitor sees one order. */
export function newestFirst<Item extends Dated>(list: readonly Item[]): Item[] {
  return [...list].sort(
    (a, b) =>
      compare(dayOf(b), dayOf(a)) || Number(isInSeries(b)) - Number(isInSeries(a)) || compare(a.id, b.id),
  );
}

/** True for a puzzle whose title puts it in the daily series. */
export function isInSeries({ title }: Pick<PuzzleListItem, 'title'>): boolean {
  return title.includes(SERIES_NAME);
}

function dayOf({ datePublished }: Dated): string {
  return datePublished.slice(0, 10);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
