import type { Race } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { monsterName } from '../names/monsterName.ts';
import { solveRow } from '../testing/solveRow.ts';
import type { SolveRow } from '../testing/solveRow.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { markOf } from '../testing/playedLog.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

const rows = ['CAT', 'APE', 'BED'];
const grid = markOf(rows);
/** A letter per second, in the order of the cells. */
const log = [...rows.join('')].map((letter, cell) => `rs-${cell}${letter} `).join('');
const idOf = (name: string): string => name.padEnd(22, '0');

describeOnBoth('a solve to race', (db) => {
  let site: FastifyInstance;
  const store = async (name: string, fields: Partial<SolveRow> = {}): Promise<void> => {
    await db()
      .queries.insertInto('solves')
      .values(
        solveRow({
          solve_id: idOf(name),
          player: `player of ${name}`,
          puzzle_id: '03-1-0001',
          grid,
          started_at: testNow,
          finished_at: testNow,
          played_ms: 9_000,
          log,
          ...fields,
        }),
      )
      .execute();
  };
  const name = (player: string, isHidden: 0 | 1) =>
    db()
      .queries.insertInto('player_names')
      .values({ player: `player of ${player}`, name: `Ann of ${player}`, is_hidden: isHidden, changed_at: 0 })
      .execute();
  const ask = (of: string) => site.inject(`/api/solves/${idOf(of)}`);

  beforeAll(async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ grid: rows }),
      samplePuzzle({ id: 'future', datePublished: '2026-11-16' }),
    );
    site = await testSite(db());
  });

  it('is a ghost: when cells were filled in and words were finished, and not a letter', async () => {
    await store('first', { is_helped: 1 });
    const answer = await ask('first');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Race>()).toEqual({
      puzzleId: '03-1-0001',
      grid,
      name: monsterName('player of first'),
      isHelped: true,
      ghost: {
        playedMs: 9_000,
        cells: 9,
        filled: Array.from({ length: 9 }, (_, i) => [(i + 1) * 1_000, i + 1]),
        words: [
          [3_000, 0],
          [6_000, 1],
          [7_000, 3],
          [8_000, 4],
          [9_000, 2],
          [9_000, 5],
        ],
      },
    });
    expect(answer.body).not.toMatch(/player of|CAT|rs-/u);
  });

  it('may also be one that was not the first of its player', async () => {
    await store('again', { doubt: 'again' });
    expect((await ask('again')).statusCode).toBe(200);
  });

  it('has the name of its player, unless it is hidden, and the new one as soon as it changes', async () => {
    await store('named');
    await store('hidden');
    await name('named', 0);
    await name('hidden', 1);
    expect((await ask('named')).json<Race>().name).toBe('Ann of named');
    expect((await ask('hidden')).json<Race>().name).toBe(monsterName('player of hidden'));
    await db().queries.updateTable('player_names').set({ is_hidden: 1 }).execute();
    expect((await ask('named')).json<Race>().name).toBe(monsterName('player of named'));
  });

  it('is gone as soon as it is deleted, though its ghost was made', async () => {
    await store('deleted');
    expect((await ask('deleted')).statusCode).toBe(200);
    await db().queries.deleteFrom('solves').where('solve_id', '=', idOf('deleted')).execute();
    expect((await ask('deleted')).statusCode).toBe(404);
  });

  it.each<[what: string, fields: Partial<SolveRow> | null, message: RegExp]>([
    ['there is none', null, /no such race/u],
    ['its log is gone', { log: null }, /no such race/u],
    ['it is in doubt', { doubt: 'tooFast' }, /no such race/u],
    ['it was revealed', { doubt: 'revealed' }, /no such race/u],
    ['its log is damaged', { log: 'rs-0X' }, /no such race/u],
    ['its puzzle is gone', { puzzle_id: 'gone' }, /no such race/u],
    ['its puzzle is not published yet', { puzzle_id: 'future' }, /no such race/u],
    ['its puzzle has been edited since', { grid: grid + 1 }, /corrected since/u],
  ])('is refused in plain words when %s', async (what, fields, message) => {
    const id = what.replaceAll(' ', '-').slice(0, 22);
    if (fields !== null) await store(id, fields);
    const answer = await ask(id);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      expect.stringMatching(message),
    ]);
  });

  it.each(['x', 'x'.repeat(23), `${'x'.repeat(21)}%00`, `${'x'.repeat(21)}é`])(
    'needs an id that can be one: %s',
    async (id) => {
      expect((await site.inject(`/api/solves/${encodeURI(id)}`)).statusCode).toBe(400);
    },
  );

  it('is found by everyone at once', async () => {
    await store('popular');
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('popular')));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  });
});
