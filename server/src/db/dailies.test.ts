import path from 'node:path';
import { dailyPuzzle, readSeries } from '@monster/construct';
import { readPuzzle } from '@monster/engine';
import { beforeEach, expect, it } from 'vitest';
import { rootDir } from '../paths.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, testNow } from '../testing/site.ts';
import { deletePuzzle, updateMetadata } from './adminPuzzles.ts';
import { loadContent, readContent } from './content.ts';
import { fillDailies } from './dailies.ts';
import { findPublished } from './puzzles.ts';
import { findReplaced } from './replacedPuzzles.ts';
import { storeUpload } from './storeUpload.ts';

const dayMs = 24 * 60 * 60_000;
const shipped = readSeries(path.join(rootDir, 'content'));
const sample = samplePuzzle();
const content = { rows: [...sample.grid], acrossClues: sample.acrossClues, downClues: sample.downClues };
const ownTeaser = { title: 'My Daily Teaser', author: 'Ann', difficulty: 1 };

describeOnBoth('the daily series in the database', (db) => {
  const list = () =>
    db()
      .queries.selectFrom('puzzles')
      .select(['id', 'title', 'date_published'])
      .orderBy('date_published')
      .orderBy('id')
      .execute();
  const on = async (date: string) => (await list()).filter((row) => row.date_published === date);
  const teaserDates = async () =>
    (await list()).filter(({ title }) => title.includes('Daily Teaser')).map((row) => row.date_published);
  const datesFrom = (first: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) =>
      new Date(Date.parse(first) + i * dayMs).toISOString().slice(0, 10),
    );

  /** Stores an upload with the editor's agreement to whatever it replaces. */
  const store = async (change: { title?: string; datePublished: string }, now: number): Promise<string> => {
    const metadata = { ...ownTeaser, ...change };
    const agreement = await findReplaced(db().queries, metadata, '2026-11-15');
    const stored = await storeUpload(db(), { puzzle: content, metadata, agreement }, { actor: 'admin', now });
    if ('replacing' in stored) throw new Error('The upload was refused');
    return stored.id;
  };
  const complete = (uid: string, id: string, at: number) =>
    db().queries.insertInto('completions').values({ uid, puzzle_id: id, completed_at: at }).execute();
  const completionsOf = (id: string) =>
    db().queries.selectFrom('completions').selectAll().where('puzzle_id', '=', id).orderBy('uid').execute();

  beforeEach(async () => {
    for (const table of ['puzzles', 'loaded_content', 'daily_puzzles', 'puzzle_serials'] as const)
      await db().queries.deleteFrom(table).execute();
  });

  it('fills the last 60 days, today and the next 14 days once', async () => {
    await loadContent(db(), readContent(), testNow);
    expect(await fillDailies(db(), () => shipped, testNow)).toBe(75);
    expect(await teaserDates()).toEqual(datesFrom('2026-09-16', 75));
    expect(await on('2026-11-15')).toHaveLength(1);
    expect(await fillDailies(db(), () => shipped, testNow + 1)).toBe(0);
    expect(await fillDailies(db(), () => shipped, testNow + dayMs)).toBe(1);
    expect(await teaserDates()).toEqual(datesFrom('2026-09-16', 76));
  });

  it('makes valid puzzles with regular ids, and notes on clues that play', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const notes: (string | undefined)[] = [];
    for (const { id } of await list()) {
      expect(id).toMatch(/^(?:0[567]-[1-4]|11-5)-\d{4}$/u);
      const puzzle = await findPublished(db().queries, id, '9999-12-31');
      expect(readPuzzle(puzzle)).toMatchObject({ ok: true });
      notes.push(...(puzzle?.acrossClues.map(({ note }) => note) ?? []));
    }
    // Where a clue plays, the puzzle carries what it plays with.
    expect(notes.filter((note) => note !== undefined).length).toBeGreaterThan(50);
  });

  it('is made once when several instances run at once, and is the same in every database', async () => {
    const made = await Promise.all([1, 2, 3].map(() => fillDailies(db(), () => shipped, testNow)));
    expect(made.reduce((sum, count) => sum + count)).toBe(75);
    expect(await teaserDates()).toEqual(datesFrom('2026-09-16', 75));
    const [last] = await on('2026-11-29');
    expect(last?.title).toBe(dailyPuzzle(shipped, '2026-11-29').title);
  });

  it('has no gap in 2040, nor after the site was off for years', async () => {
    await fillDailies(db(), () => shipped, testNow);
    expect(await fillDailies(db(), () => shipped, Date.parse('2040-02-29T23:59:59Z'))).toBe(75);
    expect((await on('2040-02-29')).length).toBe(1);
    expect((await on('2040-03-14')).length).toBe(1);
  });

  it('is replaced by an upload for its date immediately, and does not come back', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const id = await store({ datePublished: '2026-11-20' }, testNow + 1);
    expect(await on('2026-11-20')).toMatchObject([{ id, title: 'My Daily Teaser' }]);
    expect(await fillDailies(db(), () => shipped, testNow + 2)).toBe(0);
    await store({ title: 'Other', datePublished: '2026-11-21' }, testNow);
    expect((await on('2026-11-21')).length).toBe(2);
  });

  it('is not replaced by an upload that the editor has not agreed to', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const before = await on('2026-11-15');
    const upload = {
      puzzle: content,
      metadata: { ...ownTeaser, datePublished: '2026-11-15' },
      agreement: [],
    };
    expect(await storeUpload(db(), upload, { actor: 'admin', now: testNow + 1 })).toMatchObject({
      replacing: [{ id: before[0]?.id, title: before[0]?.title, isPublished: true, completions: 0 }],
    });
    expect(await on('2026-11-15')).toEqual(before);
  });

  it('leaves its id and its completions to the upload that replaces it', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const [made] = await on('2026-11-15');
    await complete('u1', String(made?.id), 1);
    expect(await store({ datePublished: '2026-11-15' }, testNow + 1)).toBe(made?.id);
    expect(await completionsOf(String(made?.id))).toMatchObject([{ uid: 'u1', completed_at: 1 }]);
  });

  it('leaves its completions to a puzzle that is moved to its date', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const [[gone], [moved]] = [await on('2026-11-10'), await on('2026-11-12')];
    await complete('u1', String(gone?.id), 1);
    await complete('u2', String(gone?.id), 2);
    await complete('u2', String(moved?.id), 3);
    await updateMetadata(
      db(),
      String(moved?.id),
      { datePublished: '2026-11-10' },
      { actor: 'admin', now: testNow + 1 },
    );
    expect((await on('2026-11-10')).map(({ id }) => id)).toEqual([moved?.id]);
    expect((await completionsOf(String(moved?.id))).map((row) => [row.uid, row.completed_at])).toEqual([
      ['u1', 1],
      ['u2', 3],
    ]);
  });

  it('skips a date that already has an upload', async () => {
    await store({ datePublished: '2026-11-10' }, testNow + 1);
    await store({ datePublished: '2026-11-25' }, testNow + 1);
    await fillDailies(db(), () => shipped, testNow + 2);
    for (const date of ['2026-11-10', '2026-11-25'])
      expect((await on(date)).map(({ title }) => title)).toEqual(['My Daily Teaser']);
  });

  it('never removes a puzzle that an admin has edited', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const [edited] = await on('2026-11-20');
    await updateMetadata(
      db(),
      String(edited?.id),
      { title: 'Daily Teaser - Mine' },
      { actor: 'admin', now: testNow + 1 },
    );
    await store({ datePublished: '2026-11-20' }, testNow + 2);
    expect((await on('2026-11-20')).map(({ title }) => title)).toContain('Daily Teaser - Mine');
  });

  it('is replaced by a puzzle that is moved to its date, and fills the date that it left', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const [moved] = await on('2026-11-20');
    await updateMetadata(
      db(),
      String(moved?.id),
      { datePublished: '2026-11-22' },
      { actor: 'admin', now: testNow + 1 },
    );
    expect((await on('2026-11-22')).map(({ id }) => id)).toEqual([moved?.id]);
    expect(await fillDailies(db(), () => shipped, testNow + 2)).toBe(1);
    expect((await on('2026-11-20')).length).toBe(1);
  });

  it('replaces a deleted puzzle with a different one, under an id that was never used', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const before = (await list()).map(({ id }) => id);
    const [deleted] = await on('2026-11-20');
    const puzzle = await findPublished(db().queries, String(deleted?.id), '9999-12-31');
    await deletePuzzle(db(), String(deleted?.id), testNow);
    await fillDailies(db(), () => shipped, testNow + 1);
    const [other] = await on('2026-11-20');
    const next = await findPublished(db().queries, String(other?.id), '9999-12-31');
    expect(before).not.toContain(other?.id);
    expect(next?.size).toBe(puzzle?.size);
    expect(next?.grid).not.toEqual(puzzle?.grid);
  });

  it('keeps its puzzle when a newer version ships one with the same id', async () => {
    await fillDailies(db(), () => shipped, testNow);
    const [daily] = await on('2026-11-20');
    const file = { ...samplePuzzle({ id: String(daily?.id), title: 'Shipped' }), hash: 'x' };
    expect(await loadContent(db(), [file], testNow + 1)).toBe(0);
    expect((await on('2026-11-20'))[0]?.title).toBe(daily?.title);
  });
});
