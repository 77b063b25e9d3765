import type { SolveDoubt } from '@monster/engine';
import { beforeEach, expect, it } from 'vitest';
import { recount } from '../db/leaderboardCounts.ts';
import { forgetLevelBests } from '../db/levelBests.ts';
import { levelIds, openBoard, playerIn } from '../testing/board.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';
import { uidOf } from './leaderboard.ts';

describeOnBoth('the leaderboard of verified levels', (db) => {
  let leaderboard: Awaited<ReturnType<typeof openBoard>>;
  beforeEach(async () => {
    leaderboard = await openBoard(db());
  });

  /** The counts are what a count of all rows gives. */
  const expectRightCounts = async () => {
    const [kept, counted] = await leaderboard.bothCounts();
    expect(kept).toEqual(counted);
  };

  it('shows a total without proof to its owner only', async () => {
    expect((await leaderboard.submit('a', 'ann@x.org', 'Ann', 400_000)).json()).toEqual({ success: true });
    expect(await leaderboard.board('ann@x.org')).toEqual({ entries: [], own: null });
    expect(await leaderboard.ownOf('b', 'ann@x.org')).toBeNull();
    expect(await leaderboard.ownOf('a', 'ann@x.org')).toEqual({
      rank: null,
      displayName: 'Ann',
      totalScore: 0,
      unprovenTotal: 400_000,
    });
  });

  it('shows the sum of the best verified scores of the levels, whatever was claimed', async () => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 1_000);
    for (const [level, score] of [50, 100, 0, 200, 30].entries())
      await leaderboard.prove('a', { puzzleId: levelIds[level] ?? '', score });
    await leaderboard.prove('a', { puzzleId: levelIds[1] ?? '', score: 90, doubt: 'again' });
    await leaderboard.prove('a', { puzzleId: levelIds[0] ?? '', score: 70, doubt: 'again' });
    expect(await leaderboard.board('ann@x.org')).toEqual({
      entries: [{ rank: 1, displayName: 'Ann', totalScore: 400 }],
      own: { rank: 1, displayName: 'Ann', totalScore: 400, unprovenTotal: null },
    });
    expect((await leaderboard.ownOf('a', 'ann@x.org'))?.unprovenTotal).toBe(1_000);
    const bests = await db().queries.selectFrom('level_bests').select('solve_id').orderBy('level').execute();
    expect(bests.map((row) => row.solve_id)).toEqual(['s7', 's2', 's3', 's4', 's5']);
    await expectRightCounts();
  });

  it('has nothing more to prove once as much is verified as was claimed', async () => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 60);
    await leaderboard.prove('a', { score: 60 });
    expect(await leaderboard.ownOf('a', 'ann@x.org')).toEqual({
      rank: 1,
      displayName: 'Ann',
      totalScore: 60,
      unprovenTotal: null,
    });
  });

  it.each<[string, { puzzleId?: string; doubt?: SolveDoubt }]>([
    ['a solve in doubt', { doubt: 'tooFast' }],
    ['a solve that started offline', { doubt: 'lateStart' }],
    ['another puzzle', { puzzleId: '13-4-0001' }],
    ['the puzzle after the levels', { puzzleId: '2' }],
  ])('does not count %s', async (_, solve) => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 60);
    await leaderboard.prove('a', { ...solve, score: 60 });
    expect(await leaderboard.shown()).toEqual([]);
  });

  it('links what was proved before with the row that joins', async () => {
    await leaderboard.prove('a', { score: 70 });
    expect(await leaderboard.shown()).toEqual([]);
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 0);
    expect(await leaderboard.shown()).toEqual(['1 Ann 70']);
    await expectRightCounts();
  });

  it('shows the total of a browser on the row that it submitted last, and on no other', async () => {
    await leaderboard.prove('a', { score: 70 });
    await leaderboard.submit('a', 'ann@x.org', 'Ann');
    leaderboard.pass(1_000);
    await leaderboard.submit('a', 'bob@x.org', 'Bob');
    expect(await leaderboard.shown()).toEqual(['1 Bob 70']);
    await leaderboard.prove('a', { puzzleId: levelIds[1] ?? '', score: 5 });
    expect(await leaderboard.shown()).toEqual(['1 Bob 75']);
    expect(await leaderboard.ownOf('a', 'ann@x.org')).toMatchObject({
      rank: null,
      totalScore: 0,
      unprovenTotal: 50,
    });
    await leaderboard.submit('a', 'ann@x.org', 'Ann');
    leaderboard.pass(1_000);
    expect(await leaderboard.shown()).toEqual(['1 Ann 75']);
    await expectRightCounts();
  });

  it('shows 100 rows, and players below them their own rank, without emails', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      email: `p${index}@x.org`,
      uid: uidOf(`p${index}@x.org`, 'salt'),
      display_name: `p${index}`,
      total_score: 0,
      updated_at: testNow,
      owner: playerIn('b'),
      verified_total: index * 3,
      verified_at: testNow,
    }));
    for (let start = 0; start < rows.length; start += 1_000)
      await db()
        .queries.insertInto('leaderboard')
        .values(rows.slice(start, start + 1_000))
        .execute();
    await recount(db());
    const { entries } = await leaderboard.board();
    expect([entries.length, entries[99]?.rank, entries[99]?.totalScore]).toEqual([100, 100, 2_900 * 3]);
    for (const index of [0, 1, 332, 333, 334, 1_500, 2_899, 2_999])
      expect([index, (await leaderboard.board(`p${index}@x.org`)).own?.rank]).toEqual([index, 3_000 - index]);
    await leaderboard.submit('n', 'new@x.org', 'New');
    await leaderboard.prove('n', { score: 5_000 });
    expect((await leaderboard.board('new@x.org')).own?.rank).toBe(1 + 3_000 - 1_667);
    expect((await leaderboard.board('p1@x.org')).own?.rank).toBe(3_000);
    expect((await leaderboard.site.inject('/api/leaderboard')).body).not.toContain('@');
    await expectRightCounts();
  });

  it('keeps its counts right when many players join and prove levels at once', async () => {
    const work = ['a', 'b', 'c', 'd'].flatMap((browser) => [
      leaderboard.submit(browser, `${browser}@x.org`, browser),
      ...[10, 4_000, 12, 999, 1_000].map((score) => leaderboard.prove(browser, { score })),
      leaderboard.submit(browser, `${browser}2@x.org`, browser),
      leaderboard.prove(browser, { puzzleId: levelIds[1] ?? '', score: 7 }),
    ]);
    await Promise.all(work);
    const kept = await leaderboard.counts();
    expect(kept).toEqual([
      { width: 0, first_total: 0, players: 8 },
      { width: 1, first_total: 4_007, players: 4 },
      { width: 1_000, first_total: 4_000, players: 4 },
    ]);
    await expectRightCounts();
  });

  it('forgets what a player has proved', async () => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann');
    await leaderboard.prove('a', { score: 70 });
    await leaderboard.prove('b', { score: 70 });
    await db()
      .queries.transaction()
      .execute((trx) => forgetLevelBests(db().kind, trx, playerIn('a')));
    leaderboard.pass(1_000);
    expect(await leaderboard.shown()).toEqual([]);
    expect(await db().queries.selectFrom('level_bests').select('level').execute()).toHaveLength(1);
    expect(await leaderboard.counts()).toEqual([{ width: 0, first_total: 0, players: 1 }]);
  });
});
