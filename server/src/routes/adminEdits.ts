import { routes } from '@monster/contract';
import type { EditCheck } from '@monster/contract';
import { markProblem, MAX_INTRODUCTION_LENGTH } from '@monster/engine';
import type { PuzzleVersion } from '@monster/engine';
import { checkContent, cleanText, metadataProblems } from '@monster/formats';
import type { Metadata, PuzzleContent } from '@monster/formats';
import type { FastifyInstance } from 'fastify';
import { editedBy } from '../admin/editedBy.ts';
import { checkMetadata } from '../admin/checkMetadata.ts';
import { noteOthers } from '../admin/noteOthers.ts';
import { refusalOf } from '../admin/refusalOf.ts';
import type { Context } from '../context.ts';
import { findEditable, findNeighbors, saveEdit } from '../db/editPuzzle.ts';
import { findVersionBefore, listChanges, toAnswer } from '../db/puzzleChanges.ts';
import { findListItem } from '../db/puzzles.ts';
import { findOtherDailies } from '../db/replacedPuzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';

const twinMessage = (twin: string): string =>
  `The puzzle ${twin} has the same title, author and date. Please change one of them.`;

/** Refuses marks and an introduction that cannot be stored as they are. */
function checkExtras({ introduction = '', ...version }: PuzzleVersion): void {
  const { length } = [...introduction];
  const problem = markProblem(version, version.rows);
  if (problem !== null) throw new HttpError(400, problem);
  if (length > MAX_INTRODUCTION_LENGTH)
    throw new HttpError(
      400,
      `The introduction has ${length} characters; ${MAX_INTRODUCTION_LENGTH} is the most.`,
      'introduction',
    );
}

/** Checks a grid and its clues by the rules for uploads; a gap is an empty cell here, not a block. */
function checkVersion(version: PuzzleVersion): {
  readonly content: PuzzleContent;
  readonly warnings: readonly string[];
} {
  checkExtras(version);
  const { rows, acrossClues, downClues, circled, shaded, introduction } = version;
  const { puzzle, errors, warnings } = checkContent({
    ...(introduction !== undefined && { introduction }),
    cells: rows.map((row) => [...row].map((letter) => (letter === '.' ? '' : letter))),
    clues: [
      ...acrossClues.map((clue) => ({ direction: 'across' as const, ...clue })),
      ...downClues.map((clue) => ({ direction: 'down' as const, ...clue })),
    ],
  });
  if (puzzle === null)
    throw new HttpError(400, errors[0]?.message ?? 'The puzzle is invalid.', undefined, { problems: errors });
  return { content: { ...puzzle, circled, shaded }, warnings };
}

/** What a puzzle would meet with this metadata: what keeps it from being saved, and its neighbors. */
async function checkNeighbors({ db, now }: Context, id: string, given: Metadata): Promise<EditCheck> {
  const metadata = { ...given, title: cleanText(given.title), author: cleanText(given.author) };
  const problems = metadataProblems(metadata);
  if (problems.length > 0) return { problems, notes: [], replacing: [] };
  const { twin, replacing } = await findNeighbors(db.queries, id, metadata, now());
  const others = await findOtherDailies(db.queries, metadata, [...replacing, { id }]);
  return {
    problems: twin === undefined ? [] : [{ message: twinMessage(twin), field: 'title' }],
    notes: noteOthers(metadata, others),
    replacing,
  };
}

function saveRoute(app: FastifyInstance, context: Context): void {
  answer(app, routes.saveEdit, async ({ params: { id }, body, request }) => {
    const { puzzle, version, kind, note, replaces } = body;
    const { title, author, difficulty, datePublished } = puzzle;
    const metadata = checkMetadata({ title, author, difficulty, datePublished });
    const { content, warnings } = checkVersion(puzzle);
    const edit = { id, content, metadata, version, kind, note: cleanText(note), agreement: replaces };
    const saved = await saveEdit(context.db, edit, await editedBy(context, request));
    if (saved === 'missing') throw noSuchPuzzle('id');
    if ('current' in saved)
      throw new HttpError(409, 'Somebody else has saved this puzzle meanwhile.', 'version', saved);
    if ('twin' in saved) throw new HttpError(409, twinMessage(saved.twin), 'title');
    if ('replacing' in saved) throw new HttpError(409, refusalOf(saved.replacing), 'replaces', saved);
    return { id, ...saved, warnings: [...warnings] };
  });
}

/** Editing everything about a puzzle, and the history of its changes. */
export function adminEditRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  saveRoute(app, context);

  answer(app, routes.getEditable, async ({ params }) => {
    const puzzle = await findEditable(queries, params.id, context.now());
    if (puzzle === undefined) throw noSuchPuzzle('id');
    return puzzle;
  });

  answer(app, routes.checkEdit, async ({ params: { id }, body }) => {
    if ((await findListItem(queries, id)) === undefined) throw noSuchPuzzle('id');
    return checkNeighbors(context, id, body);
  });

  answer(app, routes.listChanges, ({ params, query }) => listChanges(queries, params.id, query));

  answer(app, routes.getChange, async ({ params: { id, changeId } }) => {
    const version = await findVersionBefore(queries, id, changeId);
    if (version === undefined) throw new HttpError(404, 'There is no such change.', 'changeId');
    return { puzzle: toAnswer(version) };
  });
}
