import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { findShipped, listNeeded } from '../admin/neededPuzzles.ts';
import type { Context } from '../context.ts';
import { restoreFromTrash, restoreShipped } from '../db/putBack.ts';
import type { Obstacle, PutBack } from '../db/putBack.ts';
import { listTrash } from '../db/trash.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';

function describe({ field, puzzle: { id, title, author, datePublished } }: Obstacle): string {
  switch (field) {
    case 'title':
      return `The puzzle ${id} has the same title, author and date.`;
    case 'id':
      return `“${title}” by ${author} has the id ${id} now.`;
    case 'datePublished':
      return `“${title}” (${id}) is the Daily Teaser of ${datePublished} now.`;
  }
}

/** The answer to a restoration; throws a 409 that says what is in the way. */
function restored(result: PutBack) {
  if ('id' in result) return { success: true, message: 'Puzzle restored successfully', ...result };
  const { obstacles } = result;
  // The field that leaves the fewest choices.
  const field = (['title', 'id', 'datePublished'] as const).find((each) =>
    obstacles.some((obstacle) => obstacle.field === each),
  );
  throw new HttpError(409, obstacles.map(describe).join(' '), field);
}

/** Deleted puzzles, and those that the site cannot do without. */
export function adminTrashRoutes(app: FastifyInstance, { db, now }: Context): void {
  answer(app, routes.listTrash, ({ query }) => listTrash(db.queries, query));

  answer(app, routes.restorePuzzle, async ({ params, body: { trashId, ifTaken } }) => {
    const result = await restoreFromTrash(db, { ...params, trashId, ifTaken }, now());
    if (result === undefined) throw new HttpError(404, 'This puzzle is no longer in the trash.', 'trashId');
    return restored(result);
  });

  answer(app, routes.listNeeded, async () => ({ puzzles: await listNeeded(db.queries) }));

  answer(app, routes.restoreNeeded, async ({ params, body: { ifTaken } }) => {
    const shipped = findShipped(params.id);
    if (shipped === undefined) throw new HttpError(404, 'No shipped puzzle with this id is needed.', 'id');
    return restored(await restoreShipped(db, shipped, ifTaken, now()));
  });
}
