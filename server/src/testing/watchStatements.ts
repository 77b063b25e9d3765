import type { CompiledQuery } from 'kysely';
import type { Db } from '../db/open.ts';

/** The same database, and the statements that are sent to it this way. */
export function watchStatements(db: Db): { watched: Db; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const queries = db.queries.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.queries.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched: { ...db, queries, unflushed: queries }, statements };
}
