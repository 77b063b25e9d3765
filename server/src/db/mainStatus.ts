import type { DatabasePuzzles, DatabaseStatus } from '@monster/contract';
import { countPlayers } from './leaderboardCounts.ts';
import type { Db } from './open.ts';

const typeOf = (db: Db): DatabaseStatus['type'] => (db.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');

/** Counts the rows of the main database; when it is down, reports that instead of failing. */
export async function readMainStatus(db: Db, publishedBy: string | null): Promise<DatabaseStatus> {
  const total = db.queries.fn.countAll<number>().as('total');
  try {
    const puzzles = await db.queries
      .selectFrom('puzzles')
      .select(total)
      .$if(publishedBy !== null, (query) => query.where('date_published', '<=', publishedBy ?? ''))
      .executeTakeFirst();
    const leaderboard = await countPlayers(db.queries);
    return {
      type: typeOf(db),
      status: 'connected',
      puzzles: puzzles?.total ?? 0,
      leaderboard,
    };
  } catch {
    return { type: typeOf(db), status: 'not connected', puzzles: null, leaderboard: null };
  }
}

/** The puzzles of the main database, by id. */
export async function readMainPuzzles(db: Db, publishedBy: string | null): Promise<DatabasePuzzles> {
  const puzzles = await db.queries
    .selectFrom('puzzles')
    .select(['id', 'title', 'author', 'difficulty'])
    .$if(publishedBy !== null, (query) => query.where('date_published', '<=', publishedBy ?? ''))
    .orderBy('id')
    .execute();
  return { database: typeOf(db), puzzles, error: null };
}
