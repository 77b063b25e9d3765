import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, numberGrid, pickToday } from '@monster/engine';
import type { Clue } from '@monster/engine';
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';

/** What lists show of a puzzle: all but its grid and clues, which make the row large. */
export const listColumns = [
  'id',
  'title',
  'author',
  'difficulty',
  'size',
  'date_published',
  'featured',
  'position',
] as const;

type ListRow = Pick<Selectable<Schema['puzzles']>, (typeof listColumns)[number]>;

export function toListItem(row: ListRow): PuzzleListItem {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    difficulty: row.difficulty,
    size: row.size,
    datePublished: row.date_published,
    featured: row.featured === 1,
    order: row.position,
  };
}

/** The list items of published puzzles: those whose date has come, newest first. */
export function selectPublished(queries: Queries, today: string) {
  return queries
    .selectFrom('puzzles')
    .select(listColumns)
    .where('date_published', '<=', today)
    .orderBy('date_published', 'desc')
    .orderBy('id');
}

/** The published puzzles, newest first: all of them, or only those that are (or are not) featured. */
export async function listPublished(
  queries: Queries,
  today: string,
  featured?: boolean,
): Promise<PuzzleListItem[]> {
  const rows = await selectPublished(queries, today)
    .$if(featured !== undefined, (query) => query.where('featured', '=', featured === true ? 1 : 0))
    .execute();
  return rows.map(toListItem);
}

/** The ids and dates of all published puzzles, newest first: just what the sitemap is made of. */
export async function listAddresses(
  queries: Queries,
  today: string,
): Promise<{ readonly id: string; readonly day: string }[]> {
  return queries
    .selectFrom('puzzles')
    .select(['id', 'date_published as day'])
    .where('date_published', '<=', today)
    .orderBy('date_published', 'desc')
    .orderBy('id')
    .execute();
}

const recentCount = 7;
/** Enough rows to find a week of Daily Teasers among the other puzzles. */
const recentRows = 40;

/** The newest Daily Teasers; takes the same time however large the archive is. */
export async function listRecentDailies(queries: Queries, today: string): Promise<PuzzleListItem[]> {
  const rows = await selectPublished(queries, today).limit(recentRows).execute();
  const dailies = rows.map(toListItem).filter((item) => isDailyTeaser(item, today));
  return dailies.slice(0, recentCount);
}

/** The publication dates of these puzzles; one that does not exist has none. */
export async function publicationDates(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(['id', 'date_published'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.date_published]));
}

/** A published puzzle. */
export async function findPublished(
  queries: Queries,
  id: string,
  today: string,
): Promise<FullPuzzle | undefined> {
  const row = await queries
    .selectFrom('puzzles')
    .selectAll()
    .where('id', '=', id)
    .where('date_published', '<=', today)
    .executeTakeFirst();
  return row && toFullPuzzle(row);
}

/** A puzzle, published or not; only for the admin. */
export async function findAny(queries: Queries, id: string): Promise<FullPuzzle | undefined> {
  const row = await queries.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFullPuzzle(row);
}

/** Several puzzles, published or not, in any order; those that do not exist are left out. */
export async function findMany(queries: Queries, ids: readonly string[]): Promise<FullPuzzle[]> {
  const rows = await queries.selectFrom('puzzles').selectAll().where('id', 'in', ids).execute();
  return rows.map(toFullPuzzle);
}

/** A puzzle as lists show it, published or not. */
export async function findListItem(queries: Queries, id: string): Promise<PuzzleListItem | undefined> {
  const row = await queries.selectFrom('puzzles').select(listColumns).where('id', '=', id).executeTakeFirst();
  return row && toListItem(row);
}

/** A text as it is stored, and as some systems write it: with accents apart from their letters. */
const spellingsOf = (text: string): string[] => [...new Set([text.normalize('NFC'), text.normalize('NFD')])];

/** The id of the puzzle with this title, author and date, however its accents are written. */
export async function findByName(
  queries: Queries,
  { title, author, datePublished }: Pick<PuzzleListItem, 'title' | 'author' | 'datePublished'>,
): Promise<string | undefined> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(['id', 'title', 'author'])
    .where('title', 'in', spellingsOf(title))
    .where('author', 'in', spellingsOf(author))
    .where('date_published', '=', datePublished)
    .orderBy('id')
    .execute();
  const exact = rows.find((row) => row.title === title && row.author === author);
  return (exact ?? rows[0])?.id;
}

/** Every puzzle in the admin's order. */
export async function listAll(queries: Queries): Promise<PuzzleListItem[]> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(listColumns)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toListItem);
}

/** The puzzle as the API sends it; marks and an introduction are fields only of puzzles that have them. */
function toFullPuzzle(row: Selectable<Schema['puzzles']>): FullPuzzle {
  const { featured: _featured, order: _order, ...item } = toListItem(row);
  return {
    ...item,
    grid: numberGrid(JSON.parse(row.grid) as string[]),
    acrossClues: JSON.parse(row.across_clues) as Clue[],
    downClues: JSON.parse(row.down_clues) as Clue[],
    ...(row.marks !== null && (JSON.parse(row.marks) as Pick<FullPuzzle, 'circled' | 'shaded'>)),
    ...(row.introduction !== null && { introduction: row.introduction }),
  };
}

/** The puzzle of the day. Reads only the newest day's puzzles, however large the archive is. */
export async function findToday(queries: Queries, today: string): Promise<FullPuzzle | undefined> {
  const newest = await queries
    .selectFrom('puzzles')
    .select(['id', 'title', 'date_published as datePublished'])
    .where('date_published', '=', (query) =>
      query
        .selectFrom('puzzles')
        .select(({ fn }) => fn.max('date_published').as('newest'))
        .where('date_published', '<=', today),
    )
    .execute();
  const picked = pickToday(newest, today);
  return picked === null ? undefined : findPublished(queries, picked.id, today);
}
