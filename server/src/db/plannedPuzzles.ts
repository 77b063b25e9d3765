import { isInSeries } from '@monster/engine';
import { isAsMade } from './dailies.ts';
import type { Queries } from './open.ts';

/** A Daily Teaser, published or not. */
export interface PlannedPuzzle {
  readonly id: string;
  readonly title: string;
  readonly datePublished: string;
  /** True unless it is an editor's work. */
  readonly isMade: boolean;
}

/** Puzzles together with when the site has made or loaded them. */
function withOrigin(queries: Queries) {
  return queries
    .selectFrom('puzzles')
    .leftJoin('daily_puzzles', 'daily_puzzles.puzzle_id', 'puzzles.id')
    .leftJoin('loaded_content', 'loaded_content.puzzle_id', 'puzzles.id')
    .select(['puzzles.id', 'updated_at', 'made_at', 'loaded_at']);
}

/** The Daily Teasers from one day to another, in the order in which players get them. */
export async function listPlanned(queries: Queries, from: string, to: string): Promise<PlannedPuzzle[]> {
  const rows = await withOrigin(queries)
    .select(['title', 'date_published'])
    .where('date_published', '>=', from)
    .where('date_published', '<=', to)
    .orderBy('date_published')
    .orderBy('puzzles.id')
    .execute();
  return rows.filter(isInSeries).map((row) => ({
    id: row.id,
    title: row.title,
    datePublished: row.date_published,
    isMade: isAsMade(row),
  }));
}

/** The ids of the puzzles that the site added itself and nobody has edited since. */
export async function listMadeIds(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await withOrigin(queries)
    .where((is) => is.or([is('made_at', 'is not', null), is('loaded_at', 'is not', null)]))
    .execute();
  return new Set(rows.filter(isAsMade).map(({ id }) => id));
}
