import type { Leaderboard } from '@monster/contract';
import { LEVELS } from '@monster/engine';
import type { SolveDoubt } from '@monster/engine';
import { recount } from '../db/leaderboardCounts.ts';
import { raiseLevelBests } from '../db/levelBests.ts';
import type { Db } from '../db/open.ts';
import { hashToken } from '../db/tokens.ts';
import { uidOf } from '../routes/leaderboard.ts';
import { testNow, testSite } from './site.ts';

/** The puzzles of the levels, from the first on. */
export const levelIds = LEVELS.map(({ puzzleId }) => puzzleId);

/** The token of a browser, by a letter. */
export const tokenOf = (browser: string): string => browser.repeat(43);

export const playerIn = (browser: string): string => hashToken(tokenOf(browser));

interface Solve {
  readonly puzzleId?: string;
  readonly score: number;
  readonly doubt?: SolveDoubt | null;
}

const listCounts = ({ queries }: Db) =>
  queries
    .selectFrom('leaderboard_counts')
    .selectAll()
    .where('players', '!=', 0)
    .orderBy('width')
    .orderBy('first_total')
    .execute();

/** A site with an empty leaderboard, and a clock that goes on by a second with each solve. */
export async function openBoard(db: Db) {
  for (const table of ['leaderboard', 'leaderboard_counts', 'level_bests', 'attempts'] as const)
    await db.queries.deleteFrom(table).execute();
  let now = testNow;
  let solves = 0;
  const site = await testSite(db, { UID_SALT: 'salt' }, () => now);
  const submitFrom = (cookie: string, email: string, displayName: string, totalScore: unknown) =>
    site.inject({
      method: 'POST',
      url: '/api/leaderboard/submit',
      payload: { email, displayName, totalScore },
      headers: { cookie },
    });
  const boardFrom = async (cookie: string, email?: string) => {
    const url = `/api/leaderboard${email === undefined ? '' : `?uid=${uidOf(email, 'salt')}`}`;
    return (await site.inject({ url, headers: { cookie } })).json<Leaderboard>();
  };
  return {
    site,
    submitFrom,
    boardFrom,
    counts: () => listCounts(db),
    pass: (ms: number): void => void (now += ms),
    submit: (browser: string, email: string, displayName: string, totalScore: unknown = 50) =>
      submitFrom(`leaderboard_owner=${tokenOf(browser)}`, email, displayName, totalScore),
    board: (email?: string) => boardFrom('', email),
    ownOf: async (browser: string, email: string) =>
      (await boardFrom(`leaderboard_owner=${tokenOf(browser)}`, email)).own,
    check: (email: string) => site.inject({ url: '/api/leaderboard/check', query: { email } }),
    /** Stores what a solve proves, as its call does. */
    prove: async (browser: string, { puzzleId = '03-1-0001', score, doubt = null }: Solve) => {
      solves += 1;
      const row = { solve_id: `s${solves}`, player: playerIn(browser), puzzle_id: puzzleId };
      await db.queries
        .transaction()
        .execute((trx) => raiseLevelBests(db.kind, trx, [{ ...row, score, doubt, finished_at: now }]));
      now += 1_000;
    },
    /** The ranking as short lines. */
    shown: async () =>
      (await boardFrom('')).entries.map((entry) => `${entry.rank} ${entry.displayName} ${entry.totalScore}`),
    /** The counts, and what they would be if all rows were counted again. */
    bothCounts: async () => {
      const kept = await listCounts(db);
      await recount(db);
      return [kept, await listCounts(db)] as const;
    },
  };
}
