import { routes } from '@monster/contract';
import type { Race } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findEdition } from '../db/editions.ts';
import type { Edition } from '../db/editions.ts';
import { findRacedSolve } from '../db/ghosts.ts';
import type { RacedSolve } from '../db/ghosts.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { createThread } from '../threads/createThread.ts';
import { limitWaiting } from '../threads/limitWaiting.ts';
import type { ReplayWork } from '../threads/replayThread.ts';

/** Replaying the longest log takes 20 ms; a slow machine may take much longer. */
const limits = { timeMs: 5_000, memoryMb: 64 };
const mostWaiting = 50;
/** A link is followed by many within a short time. A ghost takes a few kilobytes. */
const mostKept = 300;

type Ghost = Race['ghost'] | null;

const busy = (): HttpError =>
  new HttpError(503, 'Too many races are starting. Please try again in a moment.');

/** Makes ghosts on a thread of its own. That of a solve never changes, so the last ones are kept. */
function createGhosts() {
  const thread = createThread<ReplayWork>('replayThread', limits);
  const kept = new Map<string, Promise<Ghost>>();
  const wait = limitWaiting(mostWaiting);
  const make = async ({ rows }: Edition, { timerMinutes, log }: RacedSolve): Promise<Ghost> => {
    const ghost = await wait(() => thread.ask('haunt', rows, timerMinutes, log));
    if (ghost === undefined) throw busy();
    return ghost as Ghost;
  };
  return {
    of: (id: string, edition: Edition, solve: RacedSolve): Promise<Ghost> => {
      const ghost = kept.get(id) ?? make(edition, solve);
      kept.delete(id);
      kept.set(id, ghost);
      ghost.catch(() => kept.delete(id));
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return ghost;
    },
    stop: thread.stop,
  };
}

const noRace = (): HttpError =>
  new HttpError(404, 'There is no such race: its link is wrong, or it is too old.', 'id');
const otherGrid = (): HttpError =>
  new HttpError(404, 'This puzzle has been corrected since, so the race is over.', 'id');

/** Solves as ghosts to race. */
export function ghostRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const ghosts = createGhosts();
  app.addHook('preClose', () => ghosts.stop());

  // Not kept as a whole, since a player may change the name or delete the solve at any time.
  answer(app, routes.getRace, async ({ params: { id } }) => {
    const solve = await findRacedSolve(queries, id);
    if (solve === undefined) throw noRace();
    const { puzzleId, grid, name, isHelped } = solve;
    const edition = await findEdition(queries, puzzleId, utcToday(context));
    if (edition === undefined) throw noRace();
    if (edition.grid !== grid) throw otherGrid();
    const ghost = await ghosts.of(id, edition, solve);
    if (ghost === null) throw noRace();
    return { puzzleId, grid, name, isHelped, ghost };
  });
}
