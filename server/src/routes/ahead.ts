import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { utcDateOf } from '../db/utcDateOf.ts';
import type { AnswerKeeper, MadeAnswer } from '../http/answerKeeper.ts';
import { nothingHere } from '../http/errors.ts';
import { keptFile, keptRoute } from '../http/keptRoute.ts';
import { aheadEnvelope } from '../pages/aheadEnvelope.ts';

const dayMs = 24 * 60 * 60_000;
const json = 'application/json; charset=utf-8';
const missing = JSON.stringify({ message: 'This day cannot be sent now. Please try again in a moment.' });

/** The days that browsers may fetch ahead. */
function daysAhead({ config, now }: Context): string[] {
  return Array.from({ length: config.OFFLINE_DAYS }, (_, index) => utcDateOf(now() + (index + 1) * dayMs));
}

/** The site as it will be at a time. Nobody else gets to see it, and whoever opens it closes it. */
export type SiteAt = (time: number) => Promise<FastifyInstance>;

/** The pages of the next days in sealed envelopes, for browsers that may be offline then. */
export function aheadRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
  siteAt: SiteAt,
): void {
  const dateOf = ({ params }: FastifyRequest): string => (params as { readonly date: string }).date;

  const make = async (date: string): Promise<MadeAnswer> => {
    const site = await siteAt(Date.parse(date));
    try {
      const envelope = await aheadEnvelope(site);
      if (envelope === undefined)
        return { answer: await keeper.finishText(missing, json, 503), isOld: false, isKept: false };
      const answer = keeper.finishBytes(envelope, 'application/octet-stream');
      return { answer, isOld: false, isKept: true };
    } finally {
      await site.close();
    }
  };

  keptFile(app, keeper, {
    url: '/ahead',
    type: json,
    isHidden: true,
    read: () => JSON.stringify({ days: daysAhead(context) }),
  });

  keptRoute(app, keeper, {
    url: '/ahead/:date',
    schema: { hide: true },
    placeOf: (request) => {
      const date = dateOf(request);
      return daysAhead(context).includes(date) ? { key: `/ahead/${date}` } : undefined;
    },
    make: (request) => make(dateOf(request)),
    otherwise: () => {
      throw nothingHere();
    },
  });
}
