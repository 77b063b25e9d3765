import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, numberGrid, pickToday } from '@monster/engine';
import type { Clue } from '@monster/engine';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { bumpContentVersion } from './contentVersion.ts';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';

const listColumns = [
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

function toListItem(row: ListRow): PuzzleListItem {
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

/** The puzzles whose date has come, newest first; all, or only those that are or are not featured. */
export async function listPublished(
  queries: Queries,
  today: string,
  featured?: boolean,
): Promise<PuzzleListItem[]> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(listColumns)
    .where('date_published', '<=', today)
    .$if(featured !== undefined, (query) => query.where('featured', '=', featured === true ? 1 : 0))
    .orderBy('date_published', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toListItem);
}

const recentCount = 7;
/** Enough to hold a week of dailies among whatever else was published. */
const looksAt = 40;

/** The newest Daily Teasers, whatever the size of the archive. */
export async function listRecentDailies(queries: Queries, today: string): Promise<PuzzleListItem[]> {
  const rows = await queries
    .selectFrom('puzzles')
    .select(listColumns)
    .where('date_published', '<=', today)
    .orderBy('date_published', 'desc')
    .orderBy('id')
    .limit(looksAt)
    .execute();
  const dailies = rows.map(toListItem).filter((item) => isDailyTeaser(item, today));
  return dailies.slice(0, recentCount);
}

/** One puzzle whose date has come. */
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
  return row && toPuzzle(row);
}

/** One puzzle, published or not: for the admin alone. */
export async function findAny(queries: Queries, id: string): Promise<FullPuzzle | undefined> {
  const row = await queries.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPuzzle(row);
}

/** One puzzle as lists show it, published or not. */
export async function findListItem(queries: Queries, id: string): Promise<PuzzleListItem | undefined> {
  const row = await queries.selectFrom('puzzles').select(listColumns).where('id', '=', id).executeTakeFirst();
  return row && toListItem(row);
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

function toPuzzle(row: Selectable<Schema['puzzles']>): FullPuzzle {
  const { featured: _featured, order: _order, ...facts } = toListItem(row);
  return {
    ...facts,
    grid: numberGrid(JSON.parse(row.grid) as string[]),
    acrossClues: JSON.parse(row.across_clues) as Clue[],
    downClues: JSON.parse(row.down_clues) as Clue[],
  };
}

/** The puzzle of the day, whatever the size of the archive: only the newest day's puzzles are looked at. */
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

/** A puzzle to be stored; its size is its number of rows. */
export interface NewPuzzle {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly datePublished: string;
  readonly featured: boolean;
  readonly grid: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

/** Inserts a puzzle at the end of the admin's order, or replaces the content of the one with its id. */
export async function savePuzzle(trx: Queries, puzzle: NewPuzzle, now: number): Promise<void> {
  const content = {
    title: puzzle.title,
    author: puzzle.author,
    difficulty: puzzle.difficulty,
    size: puzzle.grid.length,
    date_published: puzzle.datePublished,
    grid: JSON.stringify(puzzle.grid),
    across_clues: JSON.stringify(puzzle.acrossClues),
    down_clues: JSON.stringify(puzzle.downClues),
    updated_at: now,
  };
  await trx
    .insertInto('puzzles')
    .values({
      ...content,
      id: puzzle.id,
      featured: puzzle.featured ? 1 : 0,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from puzzles)`,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute();
  await bumpContentVersion(trx);
}
