import { randomInt } from 'node:crypto';
import { leastScore, themeProblem } from '@monster/construct';
import type { WorkedGrid } from '@monster/construct';
import { routes } from '@monster/contract';
import type { Agreement, ConstructedGrid, SavedConstructed } from '@monster/contract';
import { checkContent } from '@monster/formats';
import type { Metadata, PuzzleContent } from '@monster/formats';
import type { FastifyInstance } from 'fastify';
import { editedBy } from '../admin/editedBy.ts';
import { checkMetadata } from '../admin/checkMetadata.ts';
import { refusalOf } from '../admin/refusalOf.ts';
import type { Context } from '../context.ts';
import type { EditedBy } from '../db/puzzleChanges.ts';
import { storeUpload } from '../db/storeUpload.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import type { ConstructWork } from '../threads/constructThread.ts';
import { createThread } from '../threads/createThread.ts';

/** Large grids take a few seconds; an admin who waits longer than this would rather change something. */
const limits = { timeMs: 30_000, memoryMb: 512 };

const randomSeed = (): number => randomInt(2 ** 32);

function toReply(grid: WorkedGrid | null | 'gave up', nothingFound: string): ConstructedGrid {
  if (grid === 'gave up') throw new HttpError(422, 'Filling the grid took too long. Please try again.');
  if (grid === null) throw new HttpError(422, nothingFound);
  const { rows, quality, unclued, suggestions } = grid;
  return {
    rows: [...rows],
    quality: {
      score: quality.score,
      leastScore: leastScore(rows.length),
      rare: [...quality.rare],
      blindCrossings: [...quality.blindCrossings],
    },
    unclued: [...unclued],
    suggestions: Object.fromEntries(Object.entries(suggestions).map(([word, clues]) => [word, [...clues]])),
  };
}

interface ConstructedPuzzle extends PuzzleContent, Metadata {
  readonly replaces?: Agreement | undefined;
}

/** Stores a puzzle made by hand just like an uploaded file: the same checks, warnings, ids and replacement. */
export async function storeConstructed(
  context: Context,
  { rows, acrossClues, downClues, replaces = [], ...given }: ConstructedPuzzle,
  by: EditedBy,
): Promise<SavedConstructed> {
  const metadata = checkMetadata(given);
  const { puzzle, errors, warnings } = checkContent({
    cells: rows.map((row) => [...row]),
    clues: [
      ...acrossClues.map((clue) => ({ direction: 'across' as const, ...clue })),
      ...downClues.map((clue) => ({ direction: 'down' as const, ...clue })),
    ],
  });
  if (puzzle === null) throw new HttpError(400, errors[0]?.message ?? 'The puzzle is invalid.');
  const upload = { puzzle, metadata, agreement: replaces };
  const stored = await storeUpload(context.db, upload, by);
  if ('replacing' in stored) {
    const { replacing } = stored;
    throw new HttpError(409, refusalOf(replacing), undefined, { replacing });
  }
  return { ...stored, warnings: [...warnings] };
}

/** Making a puzzle: grids filled and rated on a thread of their own, and saving the result. */
export function adminConstructRoutes(app: FastifyInstance, context: Context): void {
  const filler = createThread<ConstructWork>('constructThread', limits);
  app.addHook('preClose', () => filler.stop());

  answer(app, routes.listConstructSizes, async () => {
    const sizes = await filler.ask('sizes');
    if (sizes === 'gave up') throw new HttpError(503, 'The word list is still loading. Please try again.');
    return { sizes };
  });

  answer(app, routes.makeGrid, async ({ body: { size, difficulty, seed = randomSeed(), theme } }) => {
    const problem = themeProblem(theme, size);
    if (problem !== null) throw new HttpError(422, problem);
    return toReply(
      await filler.ask('make', size, difficulty, seed, theme),
      theme.length === 0
        ? `No ${size}×${size} grid could be filled. Please try again, or choose another size or difficulty.`
        : `No ${size}×${size} grid could be filled around the theme. Please try again, or choose another size or theme.`,
    );
  });

  answer(app, routes.refillGrid, async ({ body: { rows, difficulty, seed = randomSeed(), avoid } }) =>
    toReply(
      await filler.ask('refill', rows, difficulty, seed, avoid),
      'Nothing else fits around the locked letters. Unlock some, or choose a higher difficulty.',
    ),
  );

  answer(app, routes.rateGrid, async ({ body: { rows, difficulty } }) =>
    toReply(await filler.ask('rate', rows, difficulty), 'The grid could not be rated.'),
  );

  answer(app, routes.saveConstructed, async ({ body, request }) =>
    storeConstructed(context, body, await editedBy(context, request)),
  );
}
