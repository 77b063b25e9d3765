import type { TrashPage } from '@monster/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deletePuzzle } from '../db/adminPuzzles.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const day = 24 * 60 * 60_000;
const [ann, bob] = ['a'.repeat(64), 'b'.repeat(64)];
const tables = ['puzzles', 'trashed_puzzles', 'trashed_completions'] as const;

describeOnBoth('the trash', (db) => {
  let now = testNow;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db(), {}, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    for (const table of tables) await db().queries.deleteFrom(table).execute();
  });
  afterAll(() => admin.site.close());

  const get = async <Reply>(url: string): Promise<Reply> => (await admin.site.inject(url)).json<Reply>();
  const idsIn = async (url: string): Promise<string> =>
    (await get<{ id: string }[]>(url)).map(({ id }) => id).join();
  const solve = (uid: string, puzzleId: string) =>
    admin.site.inject({ method: 'POST', url: '/api/puzzle-completions', payload: { uid, puzzleId } });
  const solved = async (uid: string): Promise<string> =>
    (
      await get<{ completedPuzzles: { puzzleId: string }[] }>(`/api/puzzle-completions/${uid}`)
    ).completedPuzzles
      .map(({ puzzleId }) => puzzleId)
      .join();
  const remove = async (id: string): Promise<void> => {
    expect((await admin.call('DELETE', `/admin/api/puzzles/${id}`)).json()).toEqual({
      success: true,
      message: 'Puzzle deleted successfully',
    });
  };
  const trash = async (query = ''): Promise<TrashPage> =>
    (await admin.call('GET', `/admin/api/trash${query}`)).json();
  /** Restores what was deleted last under an id. */
  const restore = async (id: string, body: object = {}) => {
    const trashId = (await trash()).puzzles.find((puzzle) => puzzle.id === id)?.trashId;
    return admin.call('POST', `/admin/api/trash/${id}/restore`, { trashId, ...body });
  };
  const stored = async (): Promise<string[]> =>
    (await admin.call('GET', '/admin/api/puzzles'))
      .json<{ id: string; title: string }[]>()
      .map(({ id, title }) => `${id} ${title}`);

  const teaser = { id: 'd', title: 'Daily Teaser - Dune', datePublished: '2026-11-15', featured: true };

  /** Where the public sees the puzzle `d`. */
  const sightings = async () => ({
    list: (await idsIn('/api/puzzles')).includes('d'),
    featured: await idsIn('/api/puzzles?featured=true'),
    today: (await get<{ id: string }>('/api/puzzles/today')).id,
    recent: await idsIn('/api/puzzles/recent'),
    archive: (await get<{ puzzles: { id: string }[] }>('/api/puzzles/archive')).puzzles.length,
    sitemap: (await admin.site.inject('/sitemap.xml')).body.includes('/puzzles/d<'),
    puzzle: (await admin.site.inject('/api/puzzles/d')).statusCode,
    preview: (await admin.site.inject('/previews/d.png')).statusCode,
    completions: await solved(ann),
    newCompletion: (await solve(bob, 'd')).statusCode,
    database: await get<{ databases: { main: { puzzles: number } } }>('/api/database-manager/status').then(
      ({ databases }) => databases.main.puzzles,
    ),
    calendar: (await admin.call('GET', '/admin/api/calendar?days=1')).json<{
      days: { puzzles: unknown[] }[];
    }>().days[0]?.puzzles.length,
  });

  it('takes a deleted puzzle out of everything at once and brings all of it back, with completions', async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'a', title: 'Daily Teaser - Ape', datePublished: '2026-11-14' }),
      samplePuzzle(teaser),
      samplePuzzle({ id: 'z' }),
    );
    await solve(ann, 'd');
    const before = await sightings();
    expect(before).toMatchObject({ featured: 'd', today: 'd', archive: 3, sitemap: true, completions: 'd' });
    const list = (await admin.call('GET', '/admin/api/puzzles')).json<object[]>();
    await remove('d');
    expect(await sightings()).toEqual({
      list: false,
      featured: '',
      today: 'a',
      recent: 'a',
      archive: 2,
      sitemap: false,
      puzzle: 404,
      preview: 404,
      completions: '',
      newCompletion: 404,
      database: 2,
      calendar: 0,
    });
    const answer = await restore('d');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Puzzle restored successfully', id: 'd' },
    ]);
    expect(await sightings()).toEqual(before);
    expect((await admin.call('GET', '/admin/api/puzzles')).json()).toEqual(list);
    expect(await trash()).toMatchObject({ puzzles: [], total: 0 });
  });

  it('is listed page by page, the last deleted puzzle first, with what it takes along and how long it stays', async () => {
    await storePuzzles(db(), ...['a', 'b', 'c'].map((id) => samplePuzzle({ id })));
    await solve(ann, 'b');
    await solve(bob, 'b');
    for (const id of ['a', 'b', 'c']) {
      now += 1_000;
      await remove(id);
    }
    const page = await trash('?page=1&pageSize=2');
    expect([page.puzzles.map(({ id }) => id).join(), page.total]).toEqual(['c,b', 3]);
    expect(page.puzzles[1]).toEqual({
      id: 'b',
      title: 'Sample b',
      author: 'Ann',
      difficulty: 1,
      size: 3,
      datePublished: '2026-11-01',
      trashId: expect.any(String) as string,
      deletedAt: testNow + 2_000,
      keptUntil: testNow + 2_000 + 30 * day,
      completions: 2,
    });
    expect((await trash('?page=2&pageSize=2')).puzzles.map(({ id }) => id)).toEqual(['a']);
  });

  it('is only for the admin', async () => {
    expect((await admin.site.inject('/admin/api/trash')).statusCode).toBe(401);
    const call = { method: 'POST', url: '/admin/api/trash/a/restore', payload: { trashId: 'x' } } as const;
    expect((await admin.site.inject(call)).statusCode).toBe(401);
  });

  it('refuses to restore what is not in it, or under another id', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    await remove('a');
    const trashId = (await trash()).puzzles[0]?.trashId;
    for (const [id, body] of [
      ['a', { trashId: 'nope' }],
      ['b', { trashId }],
    ] as const) {
      const answer = await admin.call('POST', `/admin/api/trash/${id}/restore`, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: 'This puzzle is no longer in the trash.', field: 'trashId' },
      ]);
    }
    expect((await admin.call('POST', '/admin/api/trash/a/restore', {})).statusCode).toBe(400);
    expect((await restore('a', { ifTaken: 'maybe' })).statusCode).toBe(400);
    expect((await trash()).total).toBe(1);
  });

  it('asks before it restores a Daily Teaser whose day has another one', async () => {
    await storePuzzles(db(), samplePuzzle(teaser));
    await remove('d');
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'n', title: 'Daily Teaser - Newt', datePublished: '2026-11-15' }),
    );
    await solve(ann, 'n');
    const refused = await restore('d');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message: '“Daily Teaser - Newt” (n) is the Daily Teaser of 2026-11-15 now.',
        field: 'datePublished',
      },
    ]);
    expect(await stored()).toEqual(['n Daily Teaser - Newt']);
    expect((await restore('d', { ifTaken: 'keepBoth' })).json()).toMatchObject({ id: 'd' });
    expect((await stored()).toSorted()).toEqual(['d Daily Teaser - Dune', 'n Daily Teaser - Newt']);
    await remove('d');
    expect((await restore('d', { ifTaken: 'replace' })).json()).toMatchObject({ id: 'd' });
    expect(await stored()).toEqual(['d Daily Teaser - Dune']);
    // What made room can be restored as well, with its completion.
    expect((await restore('n', { ifTaken: 'keepBoth' })).statusCode).toBe(200);
    expect(await solved(ann)).toBe('n');
  });

  it('restores a puzzle that is no Daily Teaser beside others of its day without asking', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), samplePuzzle({ id: 'b' }));
    await remove('a');
    expect((await restore('a')).statusCode).toBe(200);
  });

  it('asks before it restores a puzzle whose title, author and date another one has, and cannot keep both', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', title: 'Twin' }));
    await remove('a');
    await storePuzzles(db(), samplePuzzle({ id: 'b', title: 'Twin' }));
    for (const body of [{}, { ifTaken: 'keepBoth' }]) {
      const refused = await restore('a', body);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { message: 'The puzzle b has the same title, author and date.', field: 'title' },
      ]);
    }
    expect((await restore('a', { ifTaken: 'replace' })).statusCode).toBe(200);
    expect(await stored()).toEqual(['a Twin']);
    expect((await trash()).puzzles.map(({ id }) => id)).toEqual(['b']);
  });

  it('asks before it restores a puzzle whose id is taken, and gives both their completions', async () => {
    await storePuzzles(db(), samplePuzzle({ id: '03-1-0001', title: 'Old' }));
    await solve(ann, '03-1-0001');
    now += 1_000;
    await remove('03-1-0001');
    await storePuzzles(db(), samplePuzzle({ id: '03-1-0001', title: 'New', datePublished: '2026-11-02' }));
    now += 1_000;
    await solve(bob, '03-1-0001');
    const refused = await restore('03-1-0001');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: '“New” by Ann has the id 03-1-0001 now.', field: 'id' },
    ]);
    const { id } = (await restore('03-1-0001', { ifTaken: 'keepBoth' })).json<{ id: string }>();
    expect(id).toMatch(/^03-1-(?!0001)\d{4}$/u);
    expect((await stored()).toSorted()).toEqual(['03-1-0001 New', `${id} Old`].toSorted());
    expect([await solved(ann), await solved(bob)]).toEqual([id, '03-1-0001']);
  });

  it('puts a puzzle in the place of the one that took its id, and keeps the completions of both', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', title: 'Old' }));
    await solve(ann, 'a');
    await remove('a');
    await storePuzzles(db(), samplePuzzle({ id: 'a', title: 'New' }));
    await solve(bob, 'a');
    expect((await restore('a', { ifTaken: 'replace' })).json()).toMatchObject({ id: 'a' });
    expect(await stored()).toEqual(['a Old']);
    expect([await solved(ann), await solved(bob)]).toEqual(['a', 'a']);
    expect((await trash()).puzzles).toMatchObject([{ id: 'a', title: 'New', completions: 0 }]);
  });

  it('is emptied after 30 days, and completions stay while a puzzle of their id does', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), samplePuzzle({ id: 'b' }));
    for (const id of ['a', 'b']) await solve(ann, id);
    await remove('a');
    await remove('b');
    await storePuzzles(db(), samplePuzzle({ id: 'b', title: 'Again' }));
    await deletePuzzle(db(), 'b', testNow + day);
    const left = async () => ({
      puzzles: (await trash()).puzzles.map(({ title }) => title),
      completions: (await db().queries.selectFrom('trashed_completions').select('puzzle_id').execute()).map(
        (row) => row.puzzle_id,
      ),
    });
    await pruneOldRows({ db: db(), now: () => testNow + 30 * day });
    expect((await left()).puzzles).toHaveLength(3);
    await pruneOldRows({ db: db(), now: () => testNow + 30 * day + 1 });
    expect(await left()).toEqual({ puzzles: ['Again'], completions: ['b'] });
    await pruneOldRows({ db: db(), now: () => testNow + 31 * day + 1 });
    expect(await left()).toEqual({ puzzles: [], completions: [] });
  });

  it('loses no completion that arrives while its puzzle is being deleted', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    let deletion: Promise<boolean> | undefined;
    await db()
      .queries.transaction()
      .execute(async (trx) => {
        await trx.insertInto('completions').values({ uid: ann, puzzle_id: 'a', completed_at: 1 }).execute();
        deletion = deletePuzzle(db(), 'a', testNow);
        // The embedded database has one writer; PostgreSQL waits for this transaction in the middle of the other.
        if (db().kind === 'sqlite') return;
        const waiting = sql<{ total: number }>`select count(*) as total from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        await vi.waitFor(async () =>
          expect((await waiting.execute(db().queries)).rows[0]?.total).toBeGreaterThan(0),
        );
      });
    expect(await deletion).toBe(true);
    expect((await restore('a')).statusCode).toBe(200);
    expect(await solved(ann)).toBe('a');
  });
});
