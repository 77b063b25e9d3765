import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { readPuzzleFile } from '@monster/formats';
import { beforeEach, expect, it } from 'vitest';
import { readContentVersion } from '../db/contentVersion.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describeOnBoth('managing puzzles', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeEach(async () => {
    await db().queries.deleteFrom('puzzles').execute();
    await storePuzzles(
      db(),
      ...ids.map((id, n) => samplePuzzle({ id, difficulty: 5 - n, datePublished: `2026-11-1${n + 3}` })),
    );
    admin ??= await adminSite(db());
  });

  const list = async (): Promise<PuzzleListItem[]> => (await admin.call('GET', '/admin/api/puzzles')).json();
  const order = async (): Promise<string> => (await list()).map(({ id }) => id).join('');
  const featured = async (): Promise<string> =>
    (await list()).flatMap((item) => (item.featured ? [item.id] : [])).join('');
  const version = (): Promise<string> => readContentVersion(db().queries);

  it.each([
    ['GET', '/admin/api/puzzles'],
    ['GET', '/admin/api/puzzles/a'],
    ['GET', '/admin/api/puzzles/a/download'],
    ['GET', '/admin/api/calendar'],
    ['GET', '/admin/api/nothing'],
    ['PATCH', '/admin/api/puzzles/a'],
    ['DELETE', '/admin/api/puzzles/a'],
    ['POST', '/admin/api/puzzles/featured'],
    ['POST', '/admin/api/puzzles/reorder'],
    ['POST', '/admin/api/puzzles/upload'],
    ['POST', '/admin/api/puzzles/bulk-upload'],
    ['POST', '/admin/api/puzzles/preview'],
  ] as const)('is refused without a session: %s %s', async (method, url) => {
    const answer = await admin.site.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Please log in as admin.' }]);
    expect(await order()).toBe('abcde');
  });

  it('refuses writes from another site even with the session', async () => {
    const answer = await admin.site.inject({
      method: 'DELETE',
      url: '/admin/api/puzzles/a',
      headers: { cookie: admin.cookie, origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    expect(await order()).toBe('abcde');
  });

  it('lists every puzzle in order, including future ones', async () => {
    const answer = await admin.call('GET', '/admin/api/puzzles');
    expect(answer.json()).toHaveLength(5);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<PuzzleListItem[]>()[4]).toEqual({
      id: 'e',
      title: 'Sample e',
      author: 'Ann',
      difficulty: 1,
      size: 3,
      datePublished: '2026-11-17',
      featured: false,
      order: expect.any(Number) as number,
    });
  });

  it.each([
    ['page=2&pageSize=2', 'cd', 5],
    ['sort=difficulty', 'edcba', 5],
    ['sort=title&direction=descending', 'edcba', 5],
    ['search=SÁMPLE%20d', 'd', 1],
    ['search=2026-11-14', 'b', 1],
    ['search=nothing', '', 0],
    ['page=99', '', 5],
    ['status=scheduled', 'de', 2],
    ['status=published', 'abc', 3],
    ['difficulty=4', 'b', 1],
    ['size=3&status=published&search=b', 'b', 1],
    ['size=5', '', 0],
    ['featured=false', 'abcde', 5],
    ['featured=true', '', 0],
    ['series=daily', '', 0],
    ['series=other&sort=datePublished&direction=descending', 'edcba', 5],
  ])('finds with %s: %s of %i', async (query, found, total) => {
    const page = (await admin.call('GET', `/admin/api/puzzles?${query}`)).json<AdminListPage>();
    expect([page.puzzles.map(({ id }) => id).join(''), page.total]).toEqual([found, total]);
  });

  it.each(['sort=color', 'status=lost', 'difficulty=6', 'featured=maybe'])('refuses %s', async (query) => {
    expect((await admin.call('GET', `/admin/api/puzzles?${query}`)).statusCode).toBe(400);
  });

  it('tells the puzzles of editors from those that the site made and nobody has edited', async () => {
    for (const puzzle_id of ['a', 'b'])
      await db()
        .queries.insertInto('daily_puzzles')
        .values({ puzzle_id, date: '2026-11-13', made_at: testNow })
        .execute();
    const found = async (madeBy: string): Promise<string> => {
      const answer = await admin.call('GET', `/admin/api/puzzles?madeBy=${madeBy}`);
      return answer
        .json<AdminListPage>()
        .puzzles.map(({ id }) => id)
        .join('');
    };
    expect([await found('site'), await found('editors')]).toEqual(['ab', 'cde']);
    await db()
      .queries.updateTable('puzzles')
      .set({ updated_at: testNow + 1 })
      .where('id', '=', 'a')
      .execute();
    expect([await found('site'), await found('editors')]).toEqual(['b', 'acde']);
    await db().queries.deleteFrom('daily_puzzles').execute();
  });

  it('shows a full puzzle, even before its date', async () => {
    expect((await admin.call('GET', '/admin/api/puzzles/e')).json()).toMatchObject({ id: 'e', size: 3 });
    expect((await admin.site.inject('/api/puzzles/e')).statusCode).toBe(404);
    expect((await admin.call('GET', '/admin/api/puzzles/zzz')).statusCode).toBe(404);
  });

  it('deletes a puzzle, and says so when it is already gone', async () => {
    const before = await version();
    const answer = await admin.call('DELETE', '/admin/api/puzzles/b');
    expect(answer.json()).toEqual({ success: true, message: 'Puzzle deleted successfully' });
    expect(await order()).toBe('acde');
    expect(await version()).not.toBe(before);
    const again = await admin.call('DELETE', '/admin/api/puzzles/b');
    expect([again.statusCode, again.json()]).toEqual([
      404,
      { message: 'There is no puzzle with this id.', field: 'id' },
    ]);
  });

  it('changes title, author, difficulty and date, but not the id', async () => {
    const before = await version();
    const changes = { title: ' New  name ', author: 'Bob', difficulty: 3, datePublished: '2026-12-01' };
    const answer = await admin.call('PATCH', '/admin/api/puzzles/a', changes);
    expect(answer.json()).toMatchObject({ ...changes, id: 'a', title: 'New name' });
    expect((await list())[0]).toMatchObject({ ...changes, id: 'a', title: 'New name' });
    expect(await version()).not.toBe(before);
  });

  it.each([
    [{ title: ' ' }, 400, 'title'],
    [{ title: 'x'.repeat(101) }, 400, 'title'],
    [{ author: 'a\u{0}b' }, 400, 'author'],
    [{ difficulty: 6 }, 400, 'difficulty'],
    [{ datePublished: '2026-02-30' }, 400, 'datePublished'],
    [{}, 400, 'body'],
    [{ title: 'Sample b', datePublished: '2026-11-14' }, 409, 'title'],
  ])('refuses the changes %j with %i and names %s', async (changes, status, field) => {
    const answer = await admin.call('PATCH', '/admin/api/puzzles/a', changes);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
    expect((await list())[0]).toMatchObject({ title: 'Sample a', author: 'Ann', difficulty: 5 });
  });

  it('answers 404 to changes of a puzzle that does not exist', async () => {
    expect((await admin.call('PATCH', '/admin/api/puzzles/zzz', { difficulty: 2 })).statusCode).toBe(404);
  });

  it('features puzzles in the given order; they trade positions among themselves', async () => {
    const before = await version();
    const answer = await admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds: ['d', 'a'] });
    expect(answer.json()).toEqual({ success: true, message: 'Featured puzzles updated successfully' });
    expect([await order(), await featured()]).toEqual(['dbcae', 'da']);
    expect(await version()).not.toBe(before);
    await admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds: ['b'] });
    expect([await order(), await featured()]).toEqual(['dbcae', 'b']);
    await admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds: [] });
    expect(await featured()).toBe('');
  });

  it('saves featured puzzles only over those that the editor started from', async () => {
    const save = (puzzleIds: string[], before: string[]) =>
      admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds, before });
    expect((await save(['a', 'c'], [])).statusCode).toBe(200);
    const late = await save(['d'], []);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: 'Somebody else has changed the featured puzzles meanwhile.', field: 'before' },
    ]);
    expect((await save(['d'], ['c', 'a'])).statusCode).toBe(409);
    expect(await featured()).toBe('ac');
    await admin.call('DELETE', '/admin/api/puzzles/c');
    expect((await save(['d'], ['a', 'c'])).statusCode).toBe(200);
    expect(await featured()).toBe('d');
  });

  it.each([
    [{ puzzleIds: ['a', 'zzz'] }, 404],
    [{ puzzleIds: ['a', 'a'] }, 400],
    [{ puzzleIds: 'a' }, 400],
    [{}, 400],
  ])('refuses to feature %j with %i, and changes nothing', async (body, status) => {
    await admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds: ['c'] });
    const answer = await admin.call('POST', '/admin/api/puzzles/featured', body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, 'puzzleIds']);
    expect(await featured()).toBe('c');
  });

  it('keeps one complete list when two are saved at once', async () => {
    const lists = [
      ['a', 'b', 'c'],
      ['e', 'd'],
    ];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        lists.map((puzzleIds) => admin.call('POST', '/admin/api/puzzles/featured', { puzzleIds })),
      );
      expect(['abc', 'ed']).toContain(await featured());
    }
  });

  it('reorders: the given puzzles first, then the rest in their old order', async () => {
    const answer = await admin.call('POST', '/admin/api/puzzles/reorder', { orderedIds: ['e', 'b'] });
    expect(answer.json()).toEqual({ success: true, message: 'Puzzles reordered successfully' });
    expect(await order()).toBe('ebacd');
    expect((await list()).map((item) => item.order)).toEqual([1, 2, 3, 4, 5]);
    const wrong = await admin.call('POST', '/admin/api/puzzles/reorder', { orderedIds: ['a', 'zzz'] });
    expect([wrong.statusCode, await order()]).toEqual([404, 'ebacd']);
  });

  it.each([{ orderedIds: ['a', 'a'] }, { orderedIds: 'a' }, {}])('refuses to reorder by %j', async (body) => {
    const answer = await admin.call('POST', '/admin/api/puzzles/reorder', body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, 'orderedIds']);
    expect(await order()).toBe('abcde');
  });

  it.each(['csv', 'ipuz', 'puz'])('downloads a puzzle as .%s under its name', async (format) => {
    const answer = await admin.call('GET', `/admin/api/puzzles/a/download?format=${format}`);
    expect(answer.headers['content-disposition']).toContain(
      `filename="Sample_a__Ann__5__2026-11-13.${format}"`,
    );
    const { puzzle, errors } = readPuzzleFile(`Sample_a__Ann__5__2026-11-13.${format}`, answer.rawPayload);
    expect(errors).toEqual([]);
    expect(puzzle?.rows).toEqual(['CAT', 'APE', 'BED']);
    expect(puzzle?.acrossClues).toEqual(samplePuzzle().acrossClues);
  });

  it('refuses to download a missing puzzle or an unknown format', async () => {
    expect((await admin.call('GET', '/admin/api/puzzles/zzz/download')).statusCode).toBe(404);
    expect((await admin.call('GET', '/admin/api/puzzles/a/download?format=exe')).statusCode).toBe(400);
  });
});
