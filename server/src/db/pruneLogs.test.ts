import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { solveRow } from '../testing/solveRow.ts';
import { keepLogsMs, pruneLogs } from './pruneLogs.ts';

const day = 24 * 60 * 60_000;

describeOnBoth('logs of solves', (db) => {
  beforeEach(async () => {
    await db().queries.deleteFrom('solves').execute();
  });

  const add = (id: string, player: string, onDay: number, seconds: number, puzzleId = 'one') =>
    db()
      .queries.insertInto('solves')
      .values(
        solveRow({
          solve_id: id,
          player,
          puzzle_id: puzzleId,
          finished_at: onDay * day,
          played_ms: seconds * 1_000,
          doubt: 'again',
        }),
      )
      .execute();
  const logged = async (): Promise<string[]> =>
    (
      await db()
        .queries.selectFrom('solves')
        .select('solve_id')
        .where('log', 'is not', null)
        .orderBy('solve_id')
        .execute()
    ).map((row) => row.solve_id);
  const pruneOn = (today: number) => pruneLogs(db(), today * day - keepLogsMs);

  it('go after 90 days, except for those of bests', async () => {
    await add('a1', 'ann', 0, 50);
    await add('a2', 'ann', 1, 40);
    await add('a3', 'ann', 60, 45);
    await add('a4', 'ann', 0, 99, 'two');
    await add('b1', 'bob', 0, 70);
    await pruneOn(90);
    expect(await logged()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
    await pruneOn(92);
    expect(await logged()).toEqual(['a2', 'a3', 'a4', 'b1']);
    await pruneOn(200);
    expect(await logged()).toEqual(['a2', 'a4', 'b1']);
  });

  it('of an old best go once a newer one is old, too', async () => {
    await add('a1', 'ann', 0, 50);
    await pruneOn(100);
    await add('a2', 'ann', 100, 30);
    await pruneOn(150);
    expect(await logged()).toEqual(['a1', 'a2']);
    await pruneOn(300);
    expect(await logged()).toEqual(['a2']);
    expect((await db().queries.selectFrom('solves').selectAll().execute()).length).toBe(2);
  });

  it('are all looked at, however many there are', async () => {
    for (let index = 0; index < 1_050; index += 1) await add(`s${index}`, `p${index % 3}`, 0, 10 + index);
    await pruneOn(91);
    expect(await logged()).toEqual(['s0', 's1', 's2']);
  });
});
