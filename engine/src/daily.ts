/** A puzzle as lists show it. */
export interface PuzzleListItem {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly size: number;
  /** A UTC date, `YYYY-MM-DD`; a time after it is ignored. */
  readonly datePublished: string;
  readonly featured: boolean;
  readonly order: number;
}

/** The name of the daily series. A title that contains it puts a puzzle in the series. */
export const SERIES_NAME = 'Daily Teaser';

/** What the order of the daily page depends on. */
export type Dated = Pick<PuzzleListItem, 'id' | 'title' | 'datePublished'>;

/** True for a puzzle of the daily series that has been published by that day. */
export function isDailyTeaser(item: Dated, utcDate: string): boolean {
  return isInSeries(item) && dayOf(item) <= utcDate;
}

/** Returns the puzzle of the day, else the newest one before it; on the same day, a Daily Teaser comes first. */
export function pickToday<Item extends Dated>(list: readonly Item[], utcDate: string): Item | null {
  return newestFirst(list.filter((item) => dayOf(item) <= utcDate))[0] ?? null;
}

/**
 * Returns the next older puzzle, and after the oldest the newest. The current one need not be in the list: its date
 * decides. Puzzles that the player has completed are skipped; when all are completed, the newest comes next.
 */
export function nextDaily<Item extends Dated>(
  list: readonly Item[],
  current: Dated,
  completedIds: readonly string[] | null,
): Item | null {
  const sorted = newestFirst(list);
  const round = [
    ...sorted.filter((item) => byNewest(current, item) < 0),
    ...sorted.filter((item) => byNewest(current, item) > 0),
  ];
  const done = new Set(completedIds);
  return round.find(({ id }) => !done.has(id)) ?? sorted[0] ?? null;
}

/** Sorts by day, newest first; on the same day by series and id, so every visitor sees the same order. */
export function newestFirst<Item extends Dated>(list: readonly Item[]): Item[] {
  return [...list].sort(byNewest);
}

/** True for a puzzle of the daily series, published or not. */
export function isInSeries({ title }: Pick<PuzzleListItem, 'title'>): boolean {
  return title.includes(SERIES_NAME);
}

/** Returns the title under which a puzzle belongs to the daily series; one that belongs to it keeps its own. */
export function seriesTitle(title: string): string {
  return isInSeries({ title }) ? title : `${SERIES_NAME} - ${title}`;
}

function dayOf({ datePublished }: Dated): string {
  return datePublished.slice(0, 10);
}

function byNewest(a: Dated, b: Dated): number {
  return compare(dayOf(b), dayOf(a)) || Number(isInSeries(b)) - Number(isInSeries(a)) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
