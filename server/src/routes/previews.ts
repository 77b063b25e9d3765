import { puzzleId } from '@monster/contract';
import type { PreviewSubject } from '@monster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { isDatabaseDown } from '../db/databaseErrors.ts';
import { findPublished, findToday } from '../db/puzzles.ts';
import type { AnswerKeeper, MadeAnswer } from '../http/answerKeeper.ts';
import { nothingHere } from '../http/errors.ts';
import { sendAnswer } from '../http/finishedAnswer.ts';
import { keptRoute } from '../http/keptRoute.ts';
import type { Place } from '../http/knownAddresses.ts';
import type { PageRenderer } from '../pages/pageRoutes.ts';
import { createPreviewPainter } from '../previews/previewPainter.ts';

const busy = JSON.stringify({ message: 'Too many pictures are being made. Please try again in a moment.' });

/** Draws and paints pictures. For one that cannot be painted now, the answer is a failure that nobody keeps. */
function createMaker(app: FastifyInstance, context: Context, keeper: AnswerKeeper, renderer: PageRenderer) {
  const { SITE_NAME: siteName } = context.config;
  const painter = createPreviewPainter();
  app.addHook('preClose', () => painter.stop());
  return async (subject: PreviewSubject): Promise<MadeAnswer> => {
    const png = await painter.paint((advanceOf) => renderer.drawPreview({ subject, siteName, advanceOf }));
    if (png !== undefined)
      return { answer: keeper.finishBytes(png, 'image/png'), isOld: false, isKept: true };
    const answer = await keeper.finishText(busy, 'application/json; charset=utf-8', 503);
    return { answer, isOld: false, isKept: false };
  };
}

/** The id in the name of a picture's file; undefined where there can be no puzzle. */
function idOf({ params }: FastifyRequest): string | undefined {
  const { file } = params as { readonly file: string };
  const [, name] = /^(.+)\.png$/u.exec(file) ?? [];
  return puzzleId.safeParse(name).data;
}

/** The pictures that others show beside a link: of each published puzzle, and of the site as it is today. */
export function previewRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
  renderer: PageRenderer,
): void {
  const { queries } = context.db;
  const make = createMaker(app, context, keeper, renderer);

  const pictureRoute = (
    url: string,
    placeOf: (request: FastifyRequest) => Place | undefined,
    makeOne: (request: FastifyRequest) => Promise<MadeAnswer>,
  ): void =>
    keptRoute(app, keeper, {
      url,
      schema: { hide: true },
      // In development, the drawing may have changed.
      placeOf: (request) => (renderer.isDev ? undefined : placeOf(request)),
      make: makeOne,
      otherwise: async (request, reply) => sendAnswer(request, reply, await makeOne(request)),
    });

  pictureRoute(
    '/previews/:file',
    (request) => {
      const id = idOf(request);
      return id === undefined ? undefined : { key: `/previews/${id}` };
    },
    async (request) => {
      const id = idOf(request);
      const puzzle = id === undefined ? undefined : await findPublished(queries, id, utcToday(context));
      if (puzzle === undefined) throw nothingHere();
      return make({ kind: 'puzzle', puzzle });
    },
  );

  pictureRoute(
    '/og.png',
    () => ({ key: '/og.png' }),
    async () => {
      try {
        return await make({ kind: 'site', today: await findToday(queries, utcToday(context)) });
      } catch (error) {
        if (!isDatabaseDown(error)) throw error;
        // Nobody keeps this one: it does not say what there is today.
        return { ...(await make({ kind: 'site', today: undefined })), isOld: true, isKept: false };
      }
    },
  );
}
