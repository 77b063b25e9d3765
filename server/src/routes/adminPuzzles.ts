import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { editedBy } from '../admin/editedBy.ts';
import { calendarOf, dayAfter, endOfTime } from '../admin/calendarOf.ts';
import { checkMetadata } from '../admin/checkMetadata.ts';
import { contentDisposition, puzzleAsFile } from '../admin/puzzleAsFile.ts';
import { refuseDuplicates } from '../admin/refuseDuplicates.ts';
import { searchPuzzles } from '../admin/searchPuzzles.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { deletePuzzle, updateMetadata } from '../db/adminPuzzles.ts';
import { saveFeatured, saveOrder } from '../db/puzzleOrder.ts';
import { listMadeIds, listPlanned } from '../db/plannedPuzzles.ts';
import { findAny, listAll } from '../db/puzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';

/** The answer to saving a list of ids; throws a 404 for an id that does not exist. */
function saved(unknownId: string | undefined, field: string, message: string) {
  if (unknownId !== undefined)
    throw new HttpError(404, `There is no puzzle with the id ${unknownId}. Please reload the list.`, field);
  return { success: true, message };
}

function changeRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  answer(app, routes.updatePuzzle, async ({ params, body, request }) => {
    const result = await updateMetadata(db, params.id, checkMetadata(body), await editedBy(context, request));
    if (result === 'missing') throw noSuchPuzzle('id');
    if (result === 'taken')
      throw new HttpError(409, 'Another puzzle has this title, author and date.', 'title');
    return result;
  });

  answer(app, routes.deletePuzzle, async ({ params }) => {
    if (!(await deletePuzzle(db, params.id, context.now()))) throw noSuchPuzzle('id');
    return { success: true, message: 'Puzzle deleted successfully' };
  });

  answer(app, routes.saveFeatured, async ({ body: { puzzleIds, before } }) => {
    refuseDuplicates(puzzleIds, 'puzzleIds');
    const result = await saveFeatured(db, puzzleIds, before);
    if (result === 'outdated')
      throw new HttpError(409, 'Somebody else has changed the featured puzzles meanwhile.', 'before');
    const unknownId = result === 'saved' ? undefined : result.unknownId;
    return saved(unknownId, 'puzzleIds', 'Featured puzzles updated successfully');
  });

  answer(app, routes.reorderPuzzles, async ({ body: { orderedIds } }) => {
    refuseDuplicates(orderedIds, 'orderedIds');
    return saved(await saveOrder(db, orderedIds), 'orderedIds', 'Puzzles reordered successfully');
  });
}

/** Listing, editing and downloading the stored puzzles. */
export function adminPuzzleRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  changeRoutes(app, context);

  answer(app, routes.listAllPuzzles, async ({ query }) => {
    const puzzles = await listAll(queries);
    if (Object.keys(query).length === 0) return puzzles;
    const madeIds = query.madeBy === undefined ? new Set<string>() : await listMadeIds(queries);
    return searchPuzzles(puzzles, query, { today: utcToday(context), madeIds });
  });

  answer(app, routes.getAnyPuzzle, async ({ params }) => {
    const puzzle = await findAny(queries, params.id);
    if (puzzle === undefined) throw noSuchPuzzle('id');
    return puzzle;
  });

  answer(app, routes.downloadPuzzle, async ({ params, query, reply }) => {
    const puzzle = await findAny(queries, params.id);
    if (puzzle === undefined) throw noSuchPuzzle('id');
    const { name, type, content } = puzzleAsFile(puzzle, query.format);
    reply.headers({ 'content-type': type, 'content-disposition': contentDisposition(name) });
    return content;
  });

  answer(app, routes.getCalendar, async ({ query: { from, days } }) => {
    const today = utcToday(context);
    const first = from ?? today;
    const to = dayAfter(first, days - 1);
    const listed = await listPlanned(queries, first, to);
    const coming = await listPlanned(queries, today, endOfTime);
    return calendarOf({ from: first, to, listed, today, coming });
  });
}
