import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';

const uid = 'a'.repeat(64);

describeOnBoth('completions', (db) => {
  let site: FastifyInstance;
  beforeAll(async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'one' }),
      samplePuzzle({ id: 'two' }),
      samplePuzzle({ id: 'future', datePublished: '2027-01-01' }),
    );
    site = await testSite(db());
  });

  const record = (payload: object) =>
    site.inject({ method: 'POST', url: '/api/puzzle-completions', payload });
  const list = (who = uid) => site.inject(`/api/puzzle-completions/${who}`);

  it('are empty for a new player', async () => {
    expect((await list('b'.repeat(64))).json()).toEqual({ completedPuzzles: [] });
  });

  it('are stored once when 50 calls report the same one at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => record({ uid, puzzleId: 'one' })));
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['{"success":true}']));
    await record({ uid, puzzleId: 'two' });
    expect((await list()).json()).toEqual({ completedPuzzles: [{ puzzleId: 'one' }, { puzzleId: 'two' }] });
  });

  it.each([
    [{ uid: 'A'.repeat(64), puzzleId: 'one' }, 400, 'uid'],
    [{ uid: 'abc', puzzleId: 'one' }, 400, 'uid'],
    [{ puzzleId: 'one' }, 400, 'uid'],
    [{ uid, puzzleId: '../etc' }, 400, 'puzzleId'],
    [{ uid, puzzleId: 'nowhere' }, 404, 'puzzleId'],
    [{ uid, puzzleId: 'future' }, 404, 'puzzleId'],
  ])('are refused for %j with %i, naming %s', async (body, status, field) => {
    const answer = await record(body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
  });

  it('are not listed for an invalid uid', async () => {
    expect((await list('ann@example.com')).statusCode).toBe(400);
  });
});
