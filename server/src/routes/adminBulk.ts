import { Readable } from 'node:stream';
import { routes } from '@monster/contract';
import type { BulkReply } from '@monster/contract';
import { seriesTitle } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { editedBy } from '../admin/editedBy.ts';
import { checkMetadata } from '../admin/checkMetadata.ts';
import { exportPuzzles } from '../admin/exportPuzzles.ts';
import { forEachPuzzle } from '../admin/forEachPuzzle.ts';
import { contentDisposition } from '../admin/puzzleAsFile.ts';
import { refuseDuplicates } from '../admin/refuseDuplicates.ts';
import { zipOf } from '../admin/zipOf.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { deletePuzzle, updateMetadata } from '../db/adminPuzzles.ts';
import type { Db } from '../db/open.ts';
import type { EditedBy } from '../db/puzzleChanges.ts';
import { setFeatured } from '../db/puzzleOrder.ts';
import { findListItem, publicationDates } from '../db/puzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';

/** A puzzle and its new date. */
interface Move {
  readonly id: string;
  readonly date: string;
}

/**
 * The order in which to move puzzles, so that none moves to a day that another of the same name is yet to leave: first
 * those that move to later days, the last day first.
 */
function orderMoves(moves: readonly Move[], dates: ReadonlyMap<string, string>): Move[] {
  const isLater = ({ id, date }: Move): boolean => date > (dates.get(id) ?? date);
  const byDate = moves.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return [...byDate.filter(isLater).reverse(), ...byDate.filter((move) => !isLater(move))];
}

async function moveTo(
  db: Db,
  { id, date: datePublished }: Move,
  joinsSeries: boolean,
  by: EditedBy,
): Promise<void> {
  const puzzle = await findListItem(db.queries, id);
  if (puzzle === undefined) throw noSuchPuzzle('id');
  const title = joinsSeries ? seriesTitle(puzzle.title) : puzzle.title;
  const changes = title === puzzle.title ? { datePublished } : { datePublished, title };
  const result = await updateMetadata(db, id, checkMetadata(changes), by);
  if (result === 'missing') throw noSuchPuzzle('id');
  if (result === 'taken')
    throw new HttpError(409, 'Another puzzle has this title, author and date.', 'title');
}

async function feature({ db }: Context, ids: readonly string[], featured: boolean): Promise<BulkReply> {
  const known = await setFeatured(db, ids, featured);
  const done = featured ? 'Featured' : 'No longer featured';
  const results = ids.map((id) => ({
    id,
    isDone: known.has(id),
    message: known.has(id) ? done : noSuchPuzzle('id').message,
  }));
  return { done: known.size, results };
}

/** Doing the same with many puzzles at once. */
export function adminBulkRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  answer(app, routes.deletePuzzles, async ({ body: { puzzleIds }, request }) => {
    refuseDuplicates(puzzleIds, 'puzzleIds');
    const remove = async (id: string): Promise<void> => {
      if (!(await deletePuzzle(db, id, context.now()))) throw noSuchPuzzle('id');
    };
    return forEachPuzzle(puzzleIds, 'Deleted', remove, (error) =>
      request.log.error({ err: error }, 'puzzles could not be deleted'),
    );
  });

  answer(app, routes.reschedulePuzzles, async ({ body: { puzzleIds, dates, joinsSeries }, request }) => {
    refuseDuplicates(puzzleIds, 'puzzleIds');
    const moves = puzzleIds.map((id, index) => ({ id, date: dates[index] ?? '' }));
    const ordered = orderMoves(moves, await publicationDates(db.queries, puzzleIds));
    const byId = new Map(ordered.map((move) => [move.id, move]));
    const move = async (id: string): Promise<void> => {
      const target = byId.get(id);
      if (target !== undefined) await moveTo(db, target, joinsSeries, await editedBy(context, request));
    };
    return forEachPuzzle([...byId.keys()], 'Rescheduled', move, (error) =>
      request.log.error({ err: error }, 'puzzles could not be rescheduled'),
    );
  });

  answer(app, routes.featurePuzzles, async ({ body: { puzzleIds, featured } }) => {
    refuseDuplicates(puzzleIds, 'puzzleIds');
    return feature(context, puzzleIds, featured);
  });

  answer(app, routes.exportPuzzles, async ({ body: { puzzleIds, format }, reply }) => {
    refuseDuplicates(puzzleIds, 'puzzleIds');
    const known = await publicationDates(db.queries, puzzleIds);
    const unknown = puzzleIds.find((id) => !known.has(id));
    if (unknown !== undefined)
      throw new HttpError(
        404,
        `There is no puzzle with the id ${unknown}. Please reload the list.`,
        'puzzleIds',
      );
    const name = `puzzles-${utcToday(context)}-${format}.zip`;
    reply.headers({ 'content-type': 'application/zip', 'content-disposition': contentDisposition(name) });
    return Readable.from(zipOf(exportPuzzles(db.queries, puzzleIds, format), new Date(context.now())));
  });
}
