import type { Group } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { friendOn, idOf, storeSolve } from '../testing/friends.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

type Friend = ReturnType<typeof friendOn>;
const day = 24 * 60 * 60_000;
const teaser = (date: string) =>
  samplePuzzle({ id: `daily-${date}`, title: `Daily Teaser ${date}`, datePublished: date });

// The test's day, 2026-11-15, is a Sunday: its week began on the 9th.
describeOnBoth('the times of a group', (db) => {
  let site: FastifyInstance;
  let now: number;
  let [ann, bob, cid]: [Friend, Friend, Friend] = [] as never;
  let key: string;
  beforeEach(async () => {
    for (const table of ['friend_groups', 'attempts', 'solves', 'puzzles'] as const)
      await db().queries.deleteFrom(table).execute();
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'other', datePublished: '2026-11-15' }),
      ...['08', '09', '14', '15', '16'].map((date) => teaser(`2026-11-${date}`)),
    );
    now = testNow;
    site = await testSite(db(), {}, () => now);
    [ann, bob, cid] = [friendOn(() => site), friendOn(() => site), friendOn(() => site)];
    key = await ann.create('Ann');
    await bob.join(key, 'Bob');
    await cid.join(key, 'Cid');
  });

  const nameIn = ({ members }: Group) => {
    const names = new Map(members.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id);
  };
  /** Today, in words such as `1 Ann 61 s`. */
  const today = async () => {
    const group = await cid.look(key);
    const name = nameIn(group);
    const { times, untimed, waiting } = group.today;
    return [
      ...times.map(
        ({ place, member, playedMs, isHelped }) =>
          `${place} ${name(member)} ${playedMs / 1_000} s${isHelped ? ' with help' : ''}`,
      ),
      ...untimed.map((id) => `${name(id)} untimed`),
      ...waiting.map((id) => `${name(id)} has not played`),
    ];
  };
  const solve = (friend: Friend, date = '15', how: Parameters<typeof storeSolve>[3] = {}) =>
    storeSolve(db(), friend.player, `daily-2026-11-${date}`, how);

  it('are those of the puzzle of the day, in order, then those who have not played', async () => {
    expect((await ann.look(key)).today.puzzle).toEqual({
      id: 'daily-2026-11-15',
      title: 'Daily Teaser 2026-11-15',
    });
    expect(await today()).toEqual(['Ann has not played', 'Bob has not played', 'Cid has not played']);
    await solve(bob, '15', { seconds: 90 });
    expect(await today()).toEqual(['1 Bob 90 s', 'Ann has not played', 'Cid has not played']);
    await solve(ann, '15', { seconds: 61 });
    await solve(cid, '15', { seconds: 20, isHelped: true });
    expect(await today()).toEqual(['1 Ann 61 s', '2 Bob 90 s', '3 Cid 20 s with help']);
  });

  it('share a place if they are equal', async () => {
    await solve(ann);
    await solve(bob);
    await solve(cid, '15', { seconds: 70 });
    expect(await today()).toEqual(['1 Ann 60 s', '1 Bob 60 s', '3 Cid 70 s']);
  });

  it('count only if they are ranked: other solves are told without a time, and no solve is not told at all', async () => {
    await solve(ann, '15', { doubt: 'lateStart' });
    await solve(bob, '15', { seconds: 90 });
    await solve(bob, '15', { seconds: 5, doubt: 'again' });
    await solve(cid, '15', { doubt: 'unsolved' });
    expect(await today()).toEqual(['1 Bob 90 s', 'Ann untimed', 'Cid has not played']);
  });

  it('are of members only, and of the puzzle as it is now', async () => {
    await solve(friendOn(() => site));
    await solve(ann, '15', { grid: 7 });
    await solve(bob, '15', { grid: 7, doubt: 'again' });
    await storeSolve(db(), cid.player, 'other');
    expect(await today()).toEqual(['Ann has not played', 'Bob has not played', 'Cid has not played']);
  });

  it('make a table of the week from Monday to Sunday', async () => {
    await solve(ann, '08', { seconds: 1 });
    await solve(ann, '09', { seconds: 100 });
    await solve(bob, '09', { seconds: 50 });
    await solve(bob, '14', { seconds: 50 });
    await solve(cid, '14', { doubt: 'again' });
    const group = await ann.look(key);
    expect(group.week.dates).toEqual(['09', '10', '11', '12', '13', '14', '15'].map((n) => `2026-11-${n}`));
    const name = nameIn(group);
    const rows = group.week.rows.map(({ member, days, ...sums }) => ({
      name: name(member),
      days: days.map((d) => (d === null ? '-' : d === 'untimed' ? 'x' : d.playedMs / 1_000)).join(' '),
      ...sums,
    }));
    expect(rows).toEqual([
      { name: 'Bob', days: '50 - - - - 50 -', solved: 2, firstPlaces: 2, totalMs: 100_000 },
      { name: 'Ann', days: '100 - - - - - -', solved: 1, firstPlaces: 0, totalMs: 100_000 },
      { name: 'Cid', days: '- - - - - x -', solved: 1, firstPlaces: 0, totalMs: 0 },
    ]);
  });

  it('begin again on Monday, and do not show a puzzle before its day', async () => {
    await solve(ann);
    now = testNow + 12 * 60 * 60_000;
    const group = await ann.look(key);
    expect([group.today.date, group.today.puzzle?.id, group.today.times]).toEqual([
      '2026-11-16',
      'daily-2026-11-16',
      [],
    ]);
    expect(group.week.rows.flatMap(({ days }) => days).filter((d) => d !== null)).toEqual([]);
    now = testNow - day;
    expect(JSON.stringify(await ann.look(key))).not.toContain('daily-2026-11-15');
  });

  it('are none on a day without a puzzle', async () => {
    now = testNow + 2 * day;
    const { today: shown } = await ann.look(key);
    expect([shown.puzzle, shown.waiting.length]).toEqual([null, 3]);
  });

  const reactions = async () => {
    const group = await ann.look(key);
    const name = nameIn(group);
    return group.reactions.map(({ from, to, reaction }) => `${name(from)} ${reaction} ${name(to)}`).sort();
  };

  it('get reactions: one per person, which can be changed and taken back', async () => {
    const to = idOf(await ann.look(key), 'Ann');
    await bob.react(key, to, 'clap');
    await cid.react(key, to, 'fire');
    expect(await reactions()).toEqual(['Bob clap Ann', 'Cid fire Ann']);
    await bob.react(key, to, 'love');
    await cid.react(key, to, 'fire');
    expect(await reactions()).toEqual(['Bob love Ann']);
  });

  it('lose the reactions of the day before, and of those who leave', async () => {
    const group = await ann.look(key);
    await bob.react(key, idOf(group, 'Ann'), 'clap');
    await cid.react(key, idOf(group, 'Bob'), 'wow');
    await bob.leave(key);
    expect(await reactions()).toEqual([]);
    await cid.react(key, idOf(group, 'Ann'), 'wow');
    now = testNow + day;
    expect(await reactions()).toEqual([]);
    now = testNow + 4 * day;
    await pruneOldRows({ db: db(), now: () => now });
    expect(await db().queries.selectFrom('friend_reactions').selectAll().execute()).toEqual([]);
  });

  it('take no reaction from strangers, to oneself, to nobody, of another kind or about another day', async () => {
    const group = await ann.look(key);
    const stranger = friendOn(() => site);
    for (const [answer, status] of [
      [await stranger.react(key, idOf(group, 'Ann'), 'clap'), 403],
      [await ann.react(key, idOf(group, 'Ann'), 'clap'), 400],
      [await ann.react(key, idOf(group, 'Nobody'), 'clap'), 404],
      [await ann.react(key, idOf(group, 'Bob'), 'insult' as never), 400],
      [await ann.react(key, idOf(group, 'Bob'), 'clap', '2026-11-14'), 409],
      [await ann.react('x'.repeat(16), idOf(group, 'Bob'), 'clap'), 404],
    ] as const)
      expect(answer.statusCode).toBe(status);
    expect(await reactions()).toEqual([]);
  });
});
