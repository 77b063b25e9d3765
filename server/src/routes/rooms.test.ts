import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetPlayer } from '../db/forgetPlayer.ts';
import { setNameHidden } from '../db/playerNames.ts';
import { keepRoomsMs } from '../db/rooms.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { monsterName } from '../names/monsterName.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { listeningSite, RoomPlayer, until } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

type Answer = Awaited<ReturnType<RoomPlayer['enter']>>;
const outcomeOf = ({ status, body }: Answer) => [status, body.message];
const noRoom = [404, 'There is no room at this link. It may have been closed.'];
const removed = [403, 'The founder of this room has removed you.'];

describeOnBoth('rooms', (db) => {
  let site: FastifyInstance;
  let address: string;
  let now: number;
  let [ann, bob, cid]: [RoomPlayer, RoomPlayer, RoomPlayer] = [] as never;
  const person = () => new RoomPlayer(address);
  beforeEach(async () => {
    for (const table of ['rooms', 'puzzles', 'attempts', 'player_names'] as const)
      await db().queries.deleteFrom(table).execute();
    await storePuzzles(
      db(),
      samplePuzzle(),
      samplePuzzle({ id: '03-1-0002' }),
      samplePuzzle({ id: '03-1-0003', datePublished: '2026-11-16' }),
    );
    now = testNow;
    ({ site, address } = await listeningSite(db(), { now: () => now }));
    [ann, bob, cid] = [person(), person(), person()];
  });
  afterEach(() => site.close());
  const rowsLeft = async () => {
    const tables = ['rooms', 'room_puzzles', 'room_members', 'room_moves'] as const;
    const counts = tables.map((table) => db().queries.selectFrom(table).selectAll().execute());
    return (await Promise.all(counts)).map(({ length }) => length);
  };
  const seatsIn = async (key: string, by = ann) =>
    (await by.news(key)).body.people.members.map(({ seat }) => seat);

  it('are made for a puzzle and entered by link, and everybody gets the same list of moves', async () => {
    const key = await ann.create();
    expect(key).toMatch(/^[\w-]{22}$/u);
    const { body: first } = await ann.enter(key);
    expect(first).toMatchObject({ me: 0, nowMs: 0, moves: [], puzzle: { title: 'Sample 03-1-0001' } });
    expect((await ann.send(key, '-0C', '-1A')).body).toEqual({ numbers: [1, 2] });
    now += 1_500;
    expect((await bob.enter(key)).body).toMatchObject({ me: 1, nowMs: 1_500 });
    expect((await bob.send(key, bob.move('|0X', { seen: 2 }))).body).toEqual({ numbers: [3] });
    const { body: news } = await ann.news(key, 1);
    expect(news.moves.map(({ number, seat, what, seen, atMs }) => [number, seat, what, seen, atMs])).toEqual([
      [2, 0, '-1A', 0, 0],
      [3, 1, '|0X', 2, 1_500],
    ]);
    expect(news.people).toMatchObject({ founder: 0, isLocked: false, next: null });
    expect(news.people.members.map(({ seat, isHere }) => [seat, isHere])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('keep their puzzle as it was, whatever becomes of it', async () => {
    const key = await ann.create();
    await db().queries.deleteFrom('puzzles').execute();
    expect((await bob.enter(key)).body.puzzle.acrossClues[0]?.text).toBe('Purring pet');
  });

  it('are made only for puzzles that are out', async () => {
    for (const puzzleId of ['nothing', '03-1-0003'])
      expect(outcomeOf(await ann.call('POST', 'rooms', { puzzleId }))).toEqual([
        404,
        'There is no puzzle with this id.',
      ]);
    const key = await ann.create();
    expect((await ann.call('POST', `rooms/${key}/next`, { puzzleId: '03-1-0003' })).status).toBe(404);
    expect((await rowsLeft())[0]).toBe(1);
  });

  it('know a browser again by its cookie, and give one to a browser that has none', async () => {
    const key = await ann.create();
    const url = `/api/rooms/${key}`;
    const entered = await site.inject({ method: 'POST', url: `${url}/enter`, payload: { version: 1 } });
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
    const again = await site.inject({
      method: 'POST',
      url: `${url}/enter`,
      payload: { version: 1 },
      cookies,
    });
    expect([entered.json(), again.json()].map(({ me }: { me: number }) => me)).toEqual([1, 1]);
    expect((await site.inject({ url: `${url}/news` })).statusCode).toBe(403);
  });

  it('tell nobody who somebody is elsewhere, and are kept by no cache', async () => {
    const key = await ann.create();
    const answers = [await bob.enter(key), await ann.news(key), await ann.send(key, '-0C')];
    for (const { body, headers } of answers) {
      for (const secret of [ann.player, bob.player]) expect(JSON.stringify(body)).not.toContain(secret);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('take eight people and not one more, even if all come at once', async () => {
    const key = await ann.create();
    const answers = await Promise.all(Array.from({ length: 10 }, () => person().enter(key)));
    const full = answers.filter(({ status }) => status !== 200);
    expect(full.map(outcomeOf)).toEqual(
      Array.from({ length: 3 }, () => [409, 'This room is full: at most 8 people can be in it.']),
    );
    expect(await seatsIn(key)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('have one seat for two tabs of the same person that come at once', async () => {
    const key = await ann.create();
    const answers = await Promise.all([bob.enter(key), bob.enter(key), bob.enter(key)]);
    expect(answers.map(({ body }) => body.me)).toEqual([1, 1, 1]);
  });

  it('let nobody new in while the founder has locked them; those inside come back', async () => {
    const key = await ann.create();
    await bob.enter(key);
    const lock = (by: RoomPlayer, isLocked: boolean) => by.call('PUT', `rooms/${key}/lock`, { isLocked });
    expect(outcomeOf(await lock(bob, true))).toEqual([403, 'Only the founder of the room can do this.']);
    expect((await lock(ann, true)).status).toBe(200);
    expect((await ann.news(key)).body.people.isLocked).toBe(true);
    expect(outcomeOf(await cid.enter(key))).toEqual([
      403,
      'The founder has locked this room, so nobody new can come in.',
    ]);
    expect((await bob.enter(key)).body.me).toBe(1);
    await lock(ann, false);
    expect((await cid.enter(key)).body.me).toBe(2);
  });

  it('lose whom the founder removes at once and for good, and give the seat to nobody else', async () => {
    const key = await ann.create();
    await bob.enter(key);
    await bob.send(key, '-0C');
    const remove = (by: RoomPlayer, seat: number) => by.call('DELETE', `rooms/${key}/members/${seat}`);
    expect((await remove(bob, 0)).status).toBe(403);
    expect((await remove(cid, 1)).status).toBe(403);
    expect((await remove(ann, 0)).status).toBe(400);
    expect((await remove(ann, 5)).status).toBe(404);
    expect((await remove(ann, 1)).status).toBe(200);
    expect((await remove(ann, 1)).status).toBe(404);
    const place = { cell: 1, direction: 'down' };
    for (const answer of [
      await bob.send(key, '-1A'),
      await bob.enter(key),
      await bob.news(key),
      await bob.call('POST', `rooms/${key}/place`, place),
      await bob.call('POST', `rooms/${key}/leave`),
      await bob.call('POST', `rooms/${key}/next`, { puzzleId: '03-1-0002' }),
    ])
      expect(outcomeOf(answer)).toEqual(removed);
    expect((await cid.enter(key)).body.me).toBe(2);
    expect([await seatsIn(key), (await ann.news(key)).body.moves.map(({ seat }) => seat)]).toEqual([
      [0, 2],
      [1],
    ]);
  });

  it('go on to the next puzzle only once, with the same people in their seats and the same lock', async () => {
    const key = await ann.create();
    await bob.enter(key);
    await cid.enter(key);
    await ann.call('DELETE', `rooms/${key}/members/1`);
    await ann.call('PUT', `rooms/${key}/lock`, { isLocked: true });
    const goOn = (by: RoomPlayer) => by.call('POST', `rooms/${key}/next`, { puzzleId: '03-1-0002' });
    const answers = await Promise.all([goOn(ann), goOn(cid), goOn(ann), goOn(cid)]);
    const keys = new Set(answers.map(({ body }) => body.key));
    expect([keys.size, (await rowsLeft())[0]]).toEqual([1, 2]);
    const [next = ''] = keys;
    expect((await ann.news(key)).body.people.next).toBe(next);
    const entered = await cid.enter(next);
    expect(entered.body).toMatchObject({
      me: 2,
      puzzle: { id: '03-1-0002' },
      people: { isLocked: true, founder: 0 },
    });
    expect(outcomeOf(await bob.enter(next))).toEqual(removed);
    expect((await person().enter(next)).status).toBe(403);
  });

  it('show the names that people have, and a monster’s in place of one that is hidden', async () => {
    const key = await ann.create();
    await bob.enter(key);
    const following = await ann.follow(key);
    const shown = () => following.people.at(-1)?.members[1]?.name;
    await until(() => expect(shown()).toBe(monsterName(bob.player)));
    await bob.call('PUT', 'player/name', { name: 'Robert' });
    await until(() => expect(shown()).toBe('Robert'));
    await setNameHidden(db(), `times-${bob.player}`, true);
    await until(() => expect(shown()).toBe(monsterName(bob.player)));
  });

  it('forget a player who wants that, and go to whoever came next; without people they are deleted', async () => {
    const [key, own] = [await ann.create(), await ann.create()];
    await ann.send(key, '-0C');
    await bob.enter(key);
    const [following, alone] = [await bob.follow(key), await ann.follow(own)];
    await forgetPlayer(db(), ann.player);
    expect(await seatsIn(key, bob)).toEqual([1]);
    expect((await bob.news(key)).body).toMatchObject({ people: { founder: 1 }, moves: [{ seat: 0 }] });
    expect(outcomeOf(await ann.news(key))).toEqual([403, 'You are not in this room.']);
    expect(JSON.stringify(await db().queries.selectFrom('room_members').selectAll().execute())).not.toContain(
      ann.player,
    );
    await until(() => expect(following.people.at(-1)?.founder).toBe(1));
    expect((await cid.enter(key)).body.me).toBe(2);
    expect(outcomeOf(await cid.enter(own))).toEqual(noRoom);
    await alone.ended;
    expect(alone.gone).toBe('closed');
  });

  it('are deleted after 30 days without a move', async () => {
    const [played, left] = [await ann.create(), await ann.create()];
    now += 60_000;
    await ann.send(played, '-0C');
    await ann.enter(left);
    now = testNow + keepRoomsMs + 1;
    await pruneOldRows({ db: db(), now: () => now });
    expect([(await ann.news(played)).status, (await ann.news(left)).status]).toEqual([200, 404]);
    now += 60_000;
    await pruneOldRows({ db: db(), now: () => now });
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
  });
});
