import { dailyPuzzle, dateOf, dayOf } from '@monster/construct';
import type { DailySeries } from '@monster/construct';
import { isInSeries } from '@monster/engine';
import { sql } from 'kysely';
import { bumpContentVersion } from './contentVersion.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import { forgetPlays } from './plays.ts';
import { forgetSolves } from './solves.ts';
import { savePuzzle, takePuzzleId } from './savePuzzle.ts';
import { utcDateOf } from './utcDateOf.ts';

const daysBehind = 60;
/** So many days from today on are filled unless an editor has filled them. */
export const daysAhead = 14;

/** The dates around today without a Daily Teaser, oldest first. */
async function findEmptyDates(queries: Queries, now: number): Promise<string[]> {
  const today = dayOf(utcDateOf(now));
  const dates = Array.from({ length: daysBehind + 1 + daysAhead }, (_, i) => dateOf(today - daysBehind + i));
  const rows = await queries
    .selectFrom('puzzles')
    .select(['title', 'date_published'])
    .where('date_published', 'in', dates)
    .execute();
  const filled = new Set(rows.filter(isInSeries).map((row) => row.date_published));
  return dates.filter((date) => !filled.has(date));
}

async function makeDaily(trx: Queries, series: DailySeries, date: string, now: number) {
  const made = await trx.selectFrom('daily_puzzles').select('puzzle_id').where('date', '=', date).execute();
  const puzzle = dailyPuzzle(series, date, made.length);
  const id = await takePuzzleId(trx, puzzle.grid.length, puzzle.difficulty);
  await savePuzzle(trx, { ...puzzle, id, featured: false }, now);
  await trx.insertInto('daily_puzzles').values({ puzzle_id: id, date, made_at: now }).execute();
}

/** Makes the missing Daily Teasers of the last 60 days, today and the next 14 days; returns how many it made. */
export async function fillDailies(db: Db, readShipped: () => DailySeries, now: number): Promise<number> {
  // Usually nothing is missing: then the series is not read, and nobody has to wait for the lock.
  if ((await findEmptyDates(db.queries, now)).length === 0) return 0;
  const shipped = readShipped();
  return inExclusiveTransaction(db, async (trx) => {
    const dates = await findEmptyDates(trx, now);
    for (const date of dates) await makeDaily(trx, shipped, date, now);
    return dates.length;
  });
}

/** True for a puzzle that the site added itself and nobody has edited since. */
export function isAsMade(row: {
  readonly updated_at: number;
  readonly made_at: number | null;
  readonly loaded_at: number | null;
}): boolean {
  return [row.made_at, row.loaded_at].includes(row.updated_at);
}

/**
 * The Daily Teasers that a new one replaces: those on its date that the site added itself and nobody has edited since.
 * None for a puzzle that is not a Daily Teaser.
 */
export async function findMadeDailies(
  queries: Queries,
  puzzle: { readonly title: string; readonly datePublished: string },
  exceptId = '',
): Promise<string[]> {
  if (!isInSeries(puzzle)) return [];
  const rows = await queries
    .selectFrom('puzzles')
    .leftJoin('daily_puzzles', 'daily_puzzles.puzzle_id', 'puzzles.id')
    .leftJoin('loaded_content', 'loaded_content.puzzle_id', 'puzzles.id')
    .select(['puzzles.id', 'puzzles.title', 'puzzles.updated_at', 'made_at', 'loaded_at'])
    .where('date_published', '=', puzzle.datePublished)
    .where('puzzles.id', '!=', exceptId)
    .orderBy('puzzles.id')
    .execute();
  return rows
    .filter(isAsMade)
    .filter(isInSeries)
    .map((row) => row.id);
}

/** Removes the Daily Teasers that a new one replaces. Whoever has completed one of them has completed the new one. */
export async function makeRoomFor(
  trx: Queries,
  puzzle: { readonly id: string; readonly title: string; readonly datePublished: string },
): Promise<void> {
  const ids = await findMadeDailies(trx, puzzle, puzzle.id);
  if (ids.length === 0) return;
  const theirs = trx
    .selectFrom('completions')
    .select(({ fn }) => [
      'uid',
      sql<string>`${puzzle.id}`.as('puzzle_id'),
      fn.min('completed_at').as('completed_at'),
    ])
    .where('puzzle_id', 'in', ids)
    .groupBy('uid');
  await trx
    .insertInto('completions')
    .columns(['uid', 'puzzle_id', 'completed_at'])
    .expression(theirs)
    .onConflict((conflict) => conflict.columns(['uid', 'puzzle_id']).doNothing())
    .execute();
  await trx.deleteFrom('puzzles').where('id', 'in', ids).execute();
  await forgetPlays(trx, ids);
  await forgetSolves(trx, ids);
  await bumpContentVersion(trx);
}
