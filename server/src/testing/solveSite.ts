import type { OwnTime, PuzzleTimes, SolveOutcome } from '@monster/contract';
import type { Db } from '../db/open.ts';
import { cookieFor } from './forgedLog.ts';
import { logOf, markOf, solvedGame } from './playedLog.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from './site.ts';

/** The grid of the puzzle `one`. */
export const solvedRows = ['CAT', 'APE', 'BED'];
export const solvedGrid = markOf(solvedRows);

const tables = [
  'solves',
  'solve_counts',
  'player_names',
  'leaderboard',
  'leaderboard_counts',
  'puzzles',
  'puzzle_changes',
  'attempts',
] as const;

/** A site without solves, whose clock the test sets, and what players do on it; each name is a browser of its own. */
export async function openSolveSite(db: Db) {
  for (const table of tables) await db.queries.deleteFrom(table).execute();
  const clock = { now: testNow };
  const site = await testSite(db, {}, () => clock.now);
  await storePuzzles(
    db,
    samplePuzzle({ id: 'one', grid: solvedRows }),
    samplePuzzle({ id: 'tomorrow', datePublished: '2026-11-16' }),
  );
  const ask = (body: object) => site.inject({ method: 'POST', url: '/api/solves/tickets', payload: body });
  const ticketFor = async (more: object = {}): Promise<string> => {
    const answer = await ask({ puzzleId: 'one', grid: solvedGrid, timerMinutes: 0, playedMs: 0, ...more });
    return answer.json<{ ticket: string }>().ticket;
  };
  const send = (player: string, ticket: string, log: string) =>
    site.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket, log },
      headers: player === '' ? {} : { cookie: cookieFor(player) },
    });
  return {
    clock,
    site,
    ask,
    ticketFor,
    send,
    /** Plays an honest game, from its ticket to its end. */
    play: async (player: string, way: Parameters<typeof solvedGame>[1] = {}): Promise<SolveOutcome> => {
      const ticket = await ticketFor({ timerMinutes: way.minutes ?? 0 });
      const game = solvedGame(solvedRows, way);
      clock.now += game.clock.playedMs;
      return (await send(player, ticket, logOf(game))).json<SolveOutcome>();
    },
    times: async (): Promise<PuzzleTimes> =>
      (await site.inject('/api/puzzles/one/times')).json<PuzzleTimes>(),
    own: async (player: string): Promise<OwnTime | null> => {
      const headers = { cookie: cookieFor(player) };
      const answer = await site.inject({ url: '/api/puzzles/one/times/own', headers });
      return answer.json<{ own: OwnTime | null }>().own;
    },
    stored: () => db.queries.selectFrom('solves').selectAll().execute(),
  };
}
