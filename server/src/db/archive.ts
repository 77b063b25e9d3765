import type { Archive } from '@monster/contract';
import { sql } from 'kysely';
import type { Queries } from './open.ts';
import { selectPublished, toListItem } from './puzzles.ts';

const yearLength = 4;
const monthLength = 7;

const monthOf = (day: string): string => day.slice(0, monthLength);

/** The days of a month or year as text to compare with: no date lies before the first or after the last. */
const firstDay = (time: string): string => `${time}-00`;
const lastDay = (time: string): string => `${time}-99`;
const earlier = (a: string, b: string): string => (a < b ? a : b);

/**
 * The newest months in which something was published: of each month between two days, or of each year. Goes from one to
 * the next by the index, so it takes as many steps as it returns months, however many puzzles there are.
 */
async function newestMonths(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
  length: typeof yearLength | typeof monthLength,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with recursive newest (day) as (
      select (select date_published from puzzles where date_published between ${from} and ${to}
        order by date_published desc limit 1)
      union all
      select (select date_published from puzzles
        where date_published >= ${from} and date_published < substr(newest.day, 1, ${sql.lit(length)})
        order by date_published desc limit 1)
      from newest where newest.day is not null)
    select day from newest where day is not null`.execute(queries);
  return rows.map(({ day }) => monthOf(day));
}

/** The month of the closest puzzle after a month that is published by a day. */
async function monthAfter(queries: Queries, month: string, today: string): Promise<string | null> {
  const row = await queries
    .selectFrom('puzzles')
    .select('date_published')
    .where('date_published', '>', lastDay(month))
    .where('date_published', '<=', today)
    .orderBy('date_published')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : monthOf(row.date_published);
}

/** The month of the closest puzzle before a month. */
async function monthBefore(queries: Queries, month: string): Promise<string | null> {
  const row = await queries
    .selectFrom('puzzles')
    .select('date_published')
    .where('date_published', '<', firstDay(month))
    .orderBy('date_published', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : monthOf(row.date_published);
}

/** A month of the archive, or the newest one. Undefined for a month in which nothing has been published by that day. */
export async function findArchive(
  queries: Queries,
  today: string,
  asked?: string,
): Promise<Archive | undefined> {
  const years = await newestMonths(queries, { from: '', to: today }, yearLength);
  const month = asked ?? years[0] ?? monthOf(today);
  const year = month.slice(0, yearLength);
  const days = { from: firstDay(month), to: earlier(lastDay(month), today) };
  const rows = await selectPublished(queries, days.to).where('date_published', '>=', days.from).execute();
  if (rows.length === 0 && asked !== undefined) return undefined;
  const yearDays = { from: firstDay(year), to: earlier(lastDay(year), today) };
  return {
    month,
    newer: await monthAfter(queries, month, today),
    older: await monthBefore(queries, month),
    months: await newestMonths(queries, yearDays, monthLength),
    years,
    puzzles: rows.map(toListItem),
  };
}
