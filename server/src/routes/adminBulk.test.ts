import type { BulkReply, PuzzleListItem } from '@monster/contract';
import { readPuzzleFile } from '@monster/formats';
import { beforeEach, expect, it } from 'vitest';
import { readContentVersion } from '../db/contentVersion.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { unzip } from '../testing/unzip.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const gone = 'There is no puzzle with this id.';

describeOnBoth('many puzzles at once', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeEach(async () => {
    await db().queries.deleteFrom('puzzles').execute();
    await storePuzzles(
      db(),
      ...ids.map((id, n) => samplePuzzle({ id, title: 'Same', datePublished: `2026-11-1${n + 3}` })),
    );
    admin ??= await adminSite(db());
  });

  const list = async (): Promise<PuzzleListItem[]> => (await admin.call('GET', '/admin/api/puzzles')).json();
  const dates = async (): Promise<string> =>
    (await list()).map(({ id, datePublished }) => `${id}${datePublished.slice(8)}`).join(' ');
  const post = (what: string, body: object) => admin.call('POST', `/admin/api/puzzles/${what}`, body);
  const version = (): Promise<string> => readContentVersion(db().queries);

  it.each(['bulk-delete', 'reschedule', 'feature', 'export'])(
    'is refused without a session: %s',
    async (what) => {
      const url = `/admin/api/puzzles/${what}`;
      const payload = { puzzleIds: ['a'], dates: ['2026-12-01'], joinsSeries: false, featured: true };
      expect((await admin.site.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
      expect(await dates()).toBe('a13 b14 c15 d16 e17');
    },
  );

  it.each(['bulk-delete', 'reschedule', 'feature', 'export'])(
    'refuses an id twice, or none: %s',
    async (what) => {
      const body = { dates: ['2026-12-01', '2026-12-02'], joinsSeries: false, featured: true };
      expect((await post(what, { ...body, puzzleIds: ['a', 'a'] })).statusCode).toBe(400);
      expect((await post(what, { ...body, dates: [], puzzleIds: [] })).statusCode).toBe(400);
      expect(await dates()).toBe('a13 b14 c15 d16 e17');
    },
  );

  it('deletes what is there, and says what became of each puzzle', async () => {
    const answer = await post('bulk-delete', { puzzleIds: ['b', 'zzz', 'd'] });
    expect(answer.json<BulkReply>()).toEqual({
      done: 2,
      results: [
        { id: 'b', isDone: true, message: 'Deleted' },
        { id: 'zzz', isDone: false, message: gone },
        { id: 'd', isDone: true, message: 'Deleted' },
      ],
    });
    expect(await dates()).toBe('a13 c15 e17');
  });

  it('enters every bulk change in the audit trail with its puzzles, but no export', async () => {
    await db().queries.deleteFrom('audit_entries').execute();
    await post('feature', { puzzleIds: ['a', 'b'], featured: true });
    await post('export', { puzzleIds: ['a'] });
    await post('reschedule', { puzzleIds: ['c'], dates: ['2026-12-01'], joinsSeries: false });
    await post('bulk-delete', { puzzleIds: ['d', 'e'] });
    const entries = await db().queries.selectFrom('audit_entries').selectAll().orderBy('call').execute();
    expect(entries.map(({ call, subject, outcome }) => [call, subject, outcome])).toEqual([
      ['deletePuzzles', 'd, e', 'done'],
      ['featurePuzzles', 'a, b', 'done'],
      ['reschedulePuzzles', 'c', 'done'],
    ]);
  });

  it.each([
    ['later', ['14', '15', '16', '17', '18']],
    ['earlier', ['12', '13', '14', '15', '16']],
  ])('moves puzzles of one name a day %s, though each takes the day of another', async (_, days) => {
    const answer = await post('reschedule', {
      puzzleIds: ids,
      dates: days.map((day) => `2026-11-${day}`),
      joinsSeries: false,
    });
    expect(answer.json<BulkReply>().done).toBe(5);
    expect(await dates()).toBe(ids.map((id, n) => `${id}${days[n]}`).join(' '));
  });

  it('lets puzzles join the series under its name, where they replace the made ones of their days', async () => {
    const made = { id: 'm', title: 'Daily Teaser m', datePublished: '2026-11-20' };
    await storePuzzles(db(), samplePuzzle(made));
    const row = { puzzle_id: 'm', date: '2026-11-20', made_at: testNow };
    await db().queries.insertInto('daily_puzzles').values(row).execute();
    await post('reschedule', { puzzleIds: ['a'], dates: ['2026-11-20'], joinsSeries: true });
    const items = await list();
    expect(items.map(({ id }) => id).join('')).toBe('abcde');
    expect(items[0]).toMatchObject({ title: 'Daily Teaser - Same', datePublished: '2026-11-20' });
  });

  it('says which puzzle could not be rescheduled and why, and moves the others', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'long', title: 'x'.repeat(100) }));
    const answer = await post('reschedule', {
      puzzleIds: ['a', 'long', 'zzz'],
      dates: ['2026-11-20', '2026-11-21', '2026-11-22'],
      joinsSeries: true,
    });
    const { done, results } = answer.json<BulkReply>();
    const reasons = new Map(results.map(({ id, isDone, message }) => [id, isDone ? 'done' : message]));
    expect([done, reasons.get('a'), reasons.get('zzz')]).toEqual([1, 'done', gone]);
    expect(reasons.get('long')).toMatch(/title/u);
    const taken = await post('reschedule', { puzzleIds: ['b'], dates: ['2026-11-15'], joinsSeries: false });
    expect(taken.json<BulkReply>().results[0]?.message).toBe(
      'Another puzzle has this title, author and date.',
    );
  });

  it('refuses to reschedule without one date for each puzzle', async () => {
    const body = { puzzleIds: ['a', 'b'], dates: ['2026-11-20'], joinsSeries: false };
    expect((await post('reschedule', body)).statusCode).toBe(400);
  });

  it('features some puzzles, and leaves the others and every place as they are', async () => {
    await post('feature', { puzzleIds: ['c'], featured: true });
    const before = await version();
    const answer = await post('feature', { puzzleIds: ['e', 'a', 'zzz'], featured: true });
    expect(answer.json<BulkReply>()).toMatchObject({ done: 2, results: [{}, {}, { message: gone }] });
    expect((await list()).map(({ id, featured }) => (featured ? id.toUpperCase() : id)).join('')).toBe(
      'AbCdE',
    );
    expect(await version()).not.toBe(before);
    await post('feature', { puzzleIds: ['a', 'c'], featured: false });
    expect((await list()).filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['e']);
  });

  it.each(['csv', 'ipuz', 'puz'])(
    'exports puzzles as .%s files that can be uploaded again',
    async (format) => {
      const answer = await post('export', { puzzleIds: ['e', 'a'], format });
      expect(answer.headers['content-disposition']).toContain(`filename="puzzles-2026-11-15-${format}.zip"`);
      const files = unzip(answer.rawPayload);
      expect(files.map(({ name }) => name)).toEqual([
        `Same__Ann__1__2026-11-17.${format}`,
        `Same__Ann__1__2026-11-13.${format}`,
      ]);
      for (const { name, content } of files)
        expect(readPuzzleFile(name, content).puzzle?.rows).toEqual(['CAT', 'APE', 'BED']);
    },
  );

  it('keeps both of two puzzles whose files would have the same name', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'f', title: 'SAME', datePublished: '2026-11-13' }));
    const files = unzip((await post('export', { puzzleIds: ['a', 'f'] })).rawPayload);
    expect(files.map(({ name }) => name)).toEqual([
      'Same__Ann__1__2026-11-13.csv',
      'f/SAME__Ann__1__2026-11-13.csv',
    ]);
  });

  it('exports hundreds of puzzles in the order in which they are given', async () => {
    const many = Array.from({ length: 120 }, (_, n) => `m${n}`);
    await storePuzzles(db(), ...many.map((id) => samplePuzzle({ id })));
    const files = unzip((await post('export', { puzzleIds: many.toReversed() })).rawPayload);
    expect(files.map(({ name }) => name.split('__')[0])).toEqual(
      many.toReversed().map((id) => `Sample_${id}`),
    );
  });

  it('exports nothing if a puzzle is missing', async () => {
    const answer = await post('export', { puzzleIds: ['a', 'zzz'] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'There is no puzzle with the id zzz. Please reload the list.',
    ]);
  });
});
