import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { forgetPlayerInGroups, keepGroupsMs } from '../db/groups.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { friendOn, idOf } from '../testing/friends.ts';
import { testNow, testSite } from '../testing/site.ts';

type Friend = ReturnType<typeof friendOn>;
const day = 24 * 60 * 60_000;
const outcomeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { message?: string }).message,
];

describeOnBoth('groups of friends', (db) => {
  let site: FastifyInstance;
  let now: number;
  let [ann, bob, cid]: [Friend, Friend, Friend] = [] as never;
  const friend = (address?: string) => friendOn(() => site, address);
  beforeEach(async () => {
    for (const table of ['friend_groups', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    now = testNow;
    site = await testSite(db(), { TRUST_PROXY: '1' }, () => now);
    [ann, bob, cid] = [friend(), friend(), friend()];
  });
  const rowsLeft = async () => {
    const tables = ['friend_groups', 'friend_members', 'friend_removals', 'friend_reactions'] as const;
    const counts = tables.map((table) => db().queries.selectFrom(table).selectAll().execute());
    return (await Promise.all(counts)).map(({ length }) => length);
  };
  const namesIn = async (key: string) => (await ann.look(key)).members.map(({ name }) => name);

  it('are made by a founder and joined by link, and everybody with the link sees the names', async () => {
    const key = await ann.create(' Ann ', 'The  Solvers');
    expect(key).toMatch(/^[\w-]{16}$/u);
    expect((await bob.join(key, 'Bob')).json()).toEqual({ key });
    const seen = await bob.look(key);
    expect([seen.name, seen.members.map(({ name }) => name)]).toEqual(['The Solvers', ['Ann', 'Bob']]);
    expect([seen.me, seen.isFounder, seen.code]).toEqual([
      idOf(seen, 'Bob'),
      false,
      expect.stringMatching(/^[A-HJKMNP-Z]{6}$/u),
    ]);
    const founded = await ann.look(key);
    expect([founded.me, founded.isFounder]).toEqual([idOf(founded, 'Ann'), true]);
    await ann.react(key, idOf(seen, 'Bob'), 'clap');
    const stranger = await cid.look(key);
    expect([stranger.me, stranger.isFounder, stranger.code, stranger.reactions]).toEqual([
      null,
      false,
      null,
      [],
    ]);
  });

  it('tell nobody who somebody is elsewhere, and are kept by no cache', async () => {
    const key = await ann.create('Ann');
    const answers = [await ann.call('GET', `/${key}`), await ann.call('GET', ''), await bob.join(key, 'Bob')];
    const { group_id: groupId } = await db()
      .queries.selectFrom('friend_groups')
      .select('group_id')
      .executeTakeFirstOrThrow();
    for (const { body, headers } of answers) {
      for (const secret of [ann.player, bob.player, groupId]) expect(body).not.toContain(secret);
      expect(headers['cache-control']).toMatch(/no-store|private, no-cache/u);
    }
  });

  it('give a browser without a cookie one when it joins, and know it again by that', async () => {
    const key = await ann.create('Ann');
    const url = `/api/groups/${key}`;
    const joined = await site.inject({ method: 'POST', url: `${url}/join`, payload: { name: 'Bob' } });
    const cookies = Object.fromEntries(joined.cookies.map(({ name, value }) => [name, value]));
    expect((await site.inject({ url, cookies })).json()).toMatchObject({
      me: idOf(await ann.look(key), 'Bob'),
    });
    expect((await site.inject({ url })).json()).toMatchObject({ me: null });
    expect((await site.inject({ url: '/api/groups' })).json()).toEqual({ groups: [] });
    for (const [method, path, payload] of [
      ['PATCH', '/me', { name: 'Xi' }],
      ['POST', '/leave', undefined],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await site.inject({ method, url: url + path, ...(payload && { payload }) });
      expect(outcomeOf(answer)).toEqual([403, 'You are not in this group.']);
    }
  });

  it('are found by code, which shows the name and the number of people and nothing else', async () => {
    const key = await ann.create('Ann');
    const { code } = await ann.look(key);
    expect((await bob.find(` ${code?.toLowerCase().replace(/^.../u, '$&-')} `)).json()).toEqual({
      name: 'The Solvers',
      people: 1,
    });
    expect((await bob.joinByCode(code ?? '', 'Bob')).json()).toEqual({ key });
    expect(await namesIn(key)).toEqual(['Ann', 'Bob']);
  });

  it.each(['ABC', 'ABCDEFG', 'ABCDEI', 'ABC123', '', '\0'])('refuse %j as a code', async (code) => {
    expect(outcomeOf(await bob.find(code))).toEqual([400, 'Please enter the six letters of the code.']);
  });

  it('change nothing for somebody who joins again, in another tab for example', async () => {
    const key = await ann.create('Ann');
    const answers = await Promise.all(['Bob', 'Robert', 'Bob'].map((name) => bob.join(key, name)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await namesIn(key)).toHaveLength(2);
  });

  it('have no two people of the same name, even if they join at once', async () => {
    const key = await ann.create('Ann');
    for (const name of ['ANN', ' ann ', 'Ａｎｎ'])
      expect(outcomeOf(await bob.join(key, name))).toEqual([
        409,
        'Somebody in this group has this name. Please choose another.',
      ]);
    const answers = await Promise.all([bob.join(key, 'Sam'), cid.join(key, 'sam')]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect((await ann.rename(key, 'SAM')).statusCode).toBe(409);
    expect((await ann.rename(key, 'ANN')).statusCode).toBe(200);
    expect(await namesIn(key)).toContain('ANN');
  });

  it.each(['', ' ', 'a\0b', 'a\u202Eb', 'a\u200Bb', 'x'.repeat(41)])(
    'refuse %j as a name, of a person and of a group',
    async (name) => {
      const key = await ann.create('Ann');
      for (const answer of [
        await bob.join(key, name),
        await ann.rename(key, name),
        await bob.call('POST', '', { groupName: name, name: 'Bob' }),
        await bob.call('POST', '', { groupName: 'Group', name }),
      ])
        expect(answer.statusCode).toBe(400);
      expect([await namesIn(key), await rowsLeft()]).toEqual([['Ann'], [1, 1, 0, 0]]);
    },
  );

  it('take 50 people and not one more, even if two come at once', async () => {
    const key = await ann.create('Ann');
    const people = Array.from({ length: 48 }, (_, n) => friend(`10.1.${n}.1`));
    for (const [n, person] of people.entries())
      expect((await person.join(key, `Friend ${n}`)).statusCode).toBe(200);
    const last = await Promise.all([bob.join(key, 'Bob'), cid.join(key, 'Cid')]);
    expect(last.map(outcomeOf)).toContainEqual([409, 'This group is full: at most 50 people can be in it.']);
    expect(await namesIn(key)).toHaveLength(50);
  });

  it('number at most 20 per person, the newest first in their list', async () => {
    const keys: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      now += 1;
      keys.unshift(await friend(`10.1.${n}.1`).create('Founder', `Group ${n}`));
      expect((await ann.join(keys[0] ?? '', 'Ann')).statusCode).toBe(200);
    }
    const refusal = [409, 'You are in 20 groups already. Please leave one of them first.'];
    expect(outcomeOf(await ann.call('POST', '', { groupName: 'One more', name: 'Ann' }))).toEqual(refusal);
    expect(outcomeOf(await ann.join(await bob.create('Bob'), 'Ann'))).toEqual(refusal);
    const list = await ann.list();
    expect(list.map(({ key }) => key)).toEqual(keys);
    expect(list[0]).toEqual({ key: keys[0], name: 'Group 19', people: 2 });
    await ann.leave(keys[3] ?? '');
    expect(await ann.list()).toHaveLength(19);
  });

  it('go to whoever joined next when the founder leaves, and are deleted with the last one', async () => {
    const key = await ann.create('Ann');
    await bob.join(key, 'Bob');
    await cid.join(key, 'Cid');
    expect((await bob.close(key)).statusCode).toBe(403);
    await ann.leave(key);
    expect([(await bob.look(key)).isFounder, (await cid.look(key)).isFounder]).toEqual([true, false]);
    expect((await ann.join(key, 'Ann')).statusCode).toBe(200);
    expect((await ann.look(key)).isFounder).toBe(false);
    for (const person of [ann, bob, cid]) await person.leave(key);
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
    expect(outcomeOf(await ann.call('GET', `/${key}`))).toEqual([
      404,
      'There is no group at this link. It may have been closed.',
    ]);
  });

  it('lose whom the founder removes, who cannot come back; nobody else can remove anybody', async () => {
    const key = await ann.create('Ann');
    await bob.join(key, 'Bob');
    const seen = await ann.look(key);
    const onlyFounder = [403, 'Only the founder of the group can do this.'];
    expect(outcomeOf(await bob.remove(key, idOf(seen, 'Ann')))).toEqual(onlyFounder);
    expect(outcomeOf(await cid.remove(key, idOf(seen, 'Bob')))).toEqual([403, 'You are not in this group.']);
    expect((await ann.remove(key, idOf(seen, 'Ann'))).statusCode).toBe(400);
    expect((await ann.remove(key, idOf(seen, 'Nobody'))).statusCode).toBe(404);
    expect((await ann.remove(key, idOf(seen, 'Bob'))).statusCode).toBe(200);
    expect(await namesIn(key)).toEqual(['Ann']);
    expect([(await bob.look(key)).me, await bob.list()]).toEqual([null, []]);
    const removed = [403, 'The founder of this group has removed you, so you cannot join it again.'];
    expect(outcomeOf(await bob.join(key, 'Bob'))).toEqual(removed);
    expect(outcomeOf(await bob.joinByCode(seen.code ?? '', 'Robert'))).toEqual(removed);
    expect((await cid.join(key, 'Bob')).statusCode).toBe(200);
  });

  it('are deleted with all of it when the founder closes them', async () => {
    const key = await ann.create('Ann');
    await bob.join(key, 'Bob');
    await cid.join(key, 'Cid');
    const seen = await ann.look(key);
    await bob.react(key, idOf(seen, 'Ann'), 'fire');
    await ann.remove(key, idOf(seen, 'Cid'));
    expect(await rowsLeft()).toEqual([1, 2, 1, 1]);
    expect((await ann.close(key)).json()).toEqual({ success: true });
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
    for (const answer of [await bob.join(key, 'Bob'), await bob.leave(key), await ann.close(key)])
      expect(answer.statusCode).toBe(404);
    expect((await bob.find(seen.code ?? '')).statusCode).toBe(404);
  });

  it('forget a player who wants that, and nobody else', async () => {
    const [key, own] = [await ann.create('Ann'), await bob.create('Bob', 'Only Bob')];
    await bob.join(key, 'Bob');
    const seen = await ann.look(key);
    await bob.react(key, idOf(seen, 'Ann'), 'wow');
    await ann.react(key, idOf(seen, 'Bob'), 'wow');
    await db()
      .queries.transaction()
      .execute((trx) => forgetPlayerInGroups(trx, bob.player));
    expect(await namesIn(key)).toEqual(['Ann']);
    expect((await bob.call('GET', `/${own}`)).statusCode).toBe(404);
    expect(await rowsLeft()).toEqual([1, 1, 0, 0]);
  });

  it('are deleted after 400 days without a member, whoever else looks at them', async () => {
    const [visited, left] = [await ann.create('Ann', 'Visited'), await ann.create('Ann', 'Left')];
    now = testNow + 10 * day;
    await ann.look(visited);
    await bob.look(left);
    now = testNow + keepGroupsMs + 1;
    await pruneOldRows({ db: db(), now: () => now });
    expect((await ann.list()).map(({ name }) => name)).toEqual(['Visited']);
    now = testNow + 10 * day + keepGroupsMs + 1;
    await pruneOldRows({ db: db(), now: () => now });
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
  });
});
