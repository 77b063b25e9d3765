import { dailyPuzzle, dateOf, dayOf } from '@monster/construct';
import type { DailySeries, TitleWords } from '@monster/construct';
import { isInSeries } from '@monster/engine';
import { bumpContentVersion } from './contentVersion.ts';
import type { Db, Queries } from './open.ts';
import { takePuzzleId } from './puzzleIds.ts';
import { savePuzzle } from './puzzles.ts';
import { inStartTransaction } from './startTransaction.ts';

const daysBehind = 60;
const daysAhead = 14;

/** The series as the content folder has it. */
export interface ShippedSeries {
  readonly series: DailySeries;
  readonly titles: TitleWords;
}

/** The dates around today that have no Daily Teaser, oldest first. */
async function findEmptyDates(queries: Queries, now: number): Promise<string[]> {
  const today = dayOf(new Date(now).toISOString().slice(0, 10));
  const dates = Array.from({ length: daysBehind + 1 + daysAhead }, (_, i) => dateOf(today - daysBehind + i));
  const rows = await queries
    .selectFrom('puzzles')
    .select(['title', 'date_published'])
    .where('date_published', 'in', dates)
    .execute();
  const filled = new Set(rows.filter(isInSeries).map((row) => row.date_published));
  return dates.filter((date) => !filled.has(date));
}

async function makeDaily(trx: Queries, { series, titles }: ShippedSeries, date: string, now: number) {
  const made = await trx.selectFrom('daily_puzzles').select('puzzle_id').where('date', '=', date).execute();
  const puzzle = dailyPuzzle(series, titles, date, made.length);
  const id = await takePuzzleId(trx, puzzle.grid.length, puzzle.difficulty);
  await savePuzzle(trx, { ...puzzle, id, featured: false }, now);
  await trx.insertInto('daily_puzzles').values({ puzzle_id: id, date, made_at: now }).execute();
}

/** Gives each of the last 60 days, today and the next 14 days a puzzle where it has none; returns how many it made. */
export async function fillDailies(db: Db, readShipped: () => ShippedSeries, now: number): Promise<number> {
  // Nearly always there is nothing to do: then the series is not read, and nobody is kept waiting for the lock.
  if ((await findEmptyDates(db.queries, now)).length === 0) return 0;
  const shipped = readShipped();
  return inStartTransaction(db, async (trx) => {
    const dates = await findEmptyDates(trx, now);
    for (const date of dates) await makeDaily(trx, shipped, date, now);
    return dates.length;
  });
}

/**
 * Removes the other Daily Teasers of a puzzle's date that the site brought itself and nobody has touched since:
 * a puzzle given for a date takes the place of the series there. Nothing happens for a puzzle of another title.
 */
export async function makeRoom(
  trx: Queries,
  { id, title, datePublished }: { id: string; title: string; datePublished: string },
): Promise<void> {
  if (!isInSeries({ title })) return;
  const rows = await trx
    .selectFrom('puzzles')
    .leftJoin('daily_puzzles', 'daily_puzzles.puzzle_id', 'puzzles.id')
    .leftJoin('loaded_content', 'loaded_content.puzzle_id', 'puzzles.id')
    .select(['puzzles.id', 'puzzles.title', 'puzzles.updated_at', 'made_at', 'loaded_at'])
    .where('date_published', '=', datePublished)
    .where('puzzles.id', '!=', id)
    .execute();
  const untouched = rows.filter((row) => [row.made_at, row.loaded_at].includes(row.updated_at));
  const ids = untouched.filter(isInSeries).map((row) => row.id);
  if (ids.length === 0) return;
  await trx.deleteFrom('puzzles').where('id', 'in', ids).execute();
  await bumpContentVersion(trx);
}
