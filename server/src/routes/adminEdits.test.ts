import type { ChangesPage, EditablePuzzle, PuzzleListItem } from '@monster/contract';
import { AFTER_LEVELS_PUZZLE_ID, describeDifference, MONSTER_PUZZLE_ID } from '@monster/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadContent, readContent } from '../db/content.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const ann = 'a'.repeat(64);
const tables = [
  'puzzles',
  'trashed_puzzles',
  'trashed_completions',
  'puzzle_changes',
  'loaded_content',
] as const;

type Puzzle = EditablePuzzle['puzzle'];
/** A grid with a block, and clues for its words. */
const blocked = {
  rows: ['CAT', 'APE', 'BE#'],
  acrossClues: [
    { number: 1, text: 'Purring pet' },
    { number: 4, text: 'Gorilla, for one' },
    { number: 5, text: 'Exist' },
  ],
  downClues: [
    { number: 1, text: 'Taxi' },
    { number: 2, text: 'Suited' },
    { number: 3, text: 'Tea, in short', note: 'It is a homophone.' },
  ],
};

describeOnBoth('editing a puzzle', (db) => {
  let now = testNow;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db(), {}, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    for (const table of tables) await db().queries.deleteFrom(table).execute();
    await db().queries.deleteFrom('completions').execute();
  });
  afterAll(() => admin.site.close());

  const open = async (id: string): Promise<EditablePuzzle> =>
    (await admin.call('GET', `/admin/api/puzzles/${id}/edit`)).json();
  const send = (id: string, body: object) => admin.call('POST', `/admin/api/puzzles/${id}/edit`, body);
  /** Saves changes of what is stored now. */
  const edit = async (id: string, changes: Partial<Puzzle>, more: object = {}) => {
    const { puzzle, version } = await open(id);
    return send(id, { puzzle: { ...puzzle, ...changes }, version, ...more });
  };
  const history = async (id: string): Promise<ChangesPage> =>
    (await admin.call('GET', `/admin/api/puzzles/${id}/changes`)).json();
  const linesOf = async (id: string): Promise<string[][]> =>
    (await history(id)).changes.map(({ difference }) => describeDifference(difference));
  const listed = async (): Promise<PuzzleListItem[]> =>
    (await admin.call('GET', '/admin/api/puzzles')).json();
  const solve = (puzzleId: string) =>
    admin.site.inject({ method: 'POST', url: '/api/puzzle-completions', payload: { uid: ann, puzzleId } });
  const solved = async (): Promise<unknown> =>
    (await admin.site.inject(`/api/puzzle-completions/${ann}`)).json<{ completedPuzzles: unknown }>()
      .completedPuzzles;
  /** Everything that must not change when a save is refused. */
  const everything = async () => ({
    rows: await db().queries.selectFrom('puzzles').selectAll().orderBy('id').execute(),
    changes: await db().queries.selectFrom('puzzle_changes').selectAll().execute(),
    version: await readContentVersion(db().queries),
  });

  it('changes everything but the id, the place, the completions and whether it is featured', async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'a' }),
      samplePuzzle({ id: 'b', featured: true }),
      samplePuzzle({ id: 'c' }),
    );
    await solve('b');
    const before = await readContentVersion(db().queries);
    const metadata = { title: 'New', author: 'Bo', difficulty: 4, datePublished: '2026-11-02' };
    const answer = await edit('b', { ...metadata, ...blocked }, { note: '  a letter\nwas wrong ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 'b', isChanged: true });
    expect(await open('b')).toMatchObject({
      puzzle: { ...metadata, ...blocked },
      version: answer.json<EditablePuzzle>().version,
      isPublished: true,
      completions: 1,
    });
    expect((await listed()).map(({ id, featured }) => `${id} ${featured}`)).toEqual([
      'a false',
      'b true',
      'c false',
    ]);
    expect(await solved()).toEqual([{ puzzleId: 'b' }]);
    expect(await readContentVersion(db().queries)).not.toBe(before);
    const shown = (await admin.site.inject('/api/puzzles/b')).json<{ grid: { answer: string }[][] }>();
    expect(shown.grid[2]?.map(({ answer: letter }) => letter)).toEqual(['B', 'E', '']);
    const { changes } = await history('b');
    expect(changes).toMatchObject([
      { at: testNow, actor: 'admin', kind: 'edited', wasPublished: true, note: 'a letter was wrong' },
    ]);
    expect(await linesOf('b')).toEqual([
      [
        'Title: “Sample b” → “New”',
        'Author: “Ann” → “Bo”',
        'Difficulty: 1 → 4',
        'Date: 2026-11-01 → 2026-11-02',
        'Row 3, column 3: D → a block',
        '5-Across: “Where you sleep” → “Exist”',
        '3-Down: “Short for Theodore” → “Tea, in short”',
        'The note on 3-Down is new: “It is a homophone.”',
      ],
    ]);
  });

  it('shows a corrected clue to the next player at once', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const clueOf = async () =>
      (await admin.site.inject('/api/puzzles/a')).json<Puzzle>().acrossClues[0]?.text;
    expect(await clueOf()).toBe('Purring pet');
    const [, ...others] = samplePuzzle().acrossClues;
    await edit('a', { acrossClues: [{ number: 1, text: 'It purrs' }, ...others] });
    expect(await clueOf()).toBe('It purrs');
  });

  it('refuses the second of two editors, and shows what the first has saved', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const { puzzle, version } = await open('a');
    expect((await send('a', { puzzle: { ...puzzle, title: 'First' }, version })).statusCode).toBe(200);
    const unchanged = await everything();
    const second = await send('a', { puzzle: { ...puzzle, title: 'Second' }, version });
    expect(second.statusCode).toBe(409);
    const { message, current } = second.json<{ message: string; current: EditablePuzzle }>();
    expect(message).toBe('Somebody else has saved this puzzle meanwhile.');
    expect(current.puzzle.title).toBe('First');
    expect(await everything()).toEqual(unchanged);
    const third = await send('a', { puzzle: { ...puzzle, title: 'Second' }, version: current.version });
    expect(third.statusCode).toBe(200);
    expect((await open('a')).puzzle.title).toBe('Second');
    // The same request again, such as after a lost answer, changes nothing more.
    expect(
      (await send('a', { puzzle: { ...puzzle, title: 'Second' }, version: current.version })).statusCode,
    ).toBe(409);
    expect((await history('a')).total).toBe(2);
  });

  it('lets exactly one of two saves at the same moment through', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const { puzzle, version } = await open('a');
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => send('a', { puzzle: { ...puzzle, title }, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await history('a')).total).toBe(1);
  });

  it.each<[string, Partial<Puzzle>, string]>([
    ['an empty cell', { rows: ['CAT', 'A.E', 'BED'] }, 'Row 2, column 2 is empty; it needs a letter or #.'],
    ['a digit', { rows: ['CAT', 'A7E', 'BED'] }, 'Row 2, column 2: "7" is not a letter or #.'],
    [
      'a grid that is not square',
      { rows: ['CAT', 'APE'] },
      'The grid has 2 rows of 3 cells; it must be square.',
    ],
    ['a missing clue', { downClues: [] }, 'Down 1 has no clue.'],
    [
      'a clue for no word',
      { acrossClues: [{ number: 9, text: 'Nine' }] },
      'There is no 9-Across in this grid.',
    ],
    ['no title', { title: ' ' }, 'The title is empty.'],
    ['an emoji', { author: 'Ann 🐙' }, 'The author "Ann 🐙" contains an emoji.'],
    ['a day that does not exist', { datePublished: '2026-02-30' }, 'puzzle.datePublished: Invalid ISO date'],
    ['six stars', { difficulty: 6 }, 'puzzle.difficulty: Too big: expected number to be <=5'],
  ])('refuses %s, and changes nothing', async (_what, changes, message) => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const before = await everything();
    const answer = await edit('a', changes);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
    expect(await everything()).toEqual(before);
  });

  it('refuses the title, author and date of another puzzle, and names it', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), samplePuzzle({ id: 'b' }));
    const before = await everything();
    const answer = await edit('a', { title: 'Sample b' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        message: 'The puzzle b has the same title, author and date. Please change one of them.',
        field: 'title',
      },
    ]);
    expect(await everything()).toEqual(before);
    const { puzzle } = await open('a');
    const check = await admin.call('POST', '/admin/api/puzzles/a/check', { ...puzzle, title: 'Sample b' });
    expect(check.json()).toMatchObject({ problems: [{ field: 'title' }], notes: [], replacing: [] });
  });

  it('announces another Daily Teaser of the same date, which stays', async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'a' }),
      samplePuzzle({ id: 'd', title: 'Daily Teaser - Dune', datePublished: '2026-11-20' }),
    );
    const moved = { title: 'Daily Teaser - Ape', datePublished: '2026-11-20' };
    const { puzzle } = await open('a');
    const check = await admin.call('POST', '/admin/api/puzzles/a/check', { ...puzzle, ...moved });
    expect(check.json()).toEqual({
      problems: [],
      notes: ['2026-11-20 has another Daily Teaser, which stays: "Daily Teaser - Dune" (d).'],
      replacing: [],
    });
    expect((await edit('a', moved)).statusCode).toBe(200);
    expect(await listed()).toHaveLength(2);
  });

  it("takes the day of the site's own Daily Teaser only when the editor agrees, with its completions", async () => {
    const made = samplePuzzle({ id: 'd', title: 'Daily Teaser - Dune', datePublished: '2026-11-10' });
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), made);
    await db()
      .queries.insertInto('loaded_content')
      .values({ puzzle_id: 'd', hash: '', loaded_at: testNow })
      .execute();
    await solve('d');
    const moved = { title: 'Daily Teaser - Ape', datePublished: '2026-11-10' };
    const before = await everything();
    const refused = await edit('a', moved);
    expect(refused.statusCode).toBe(409);
    const [replaced] = refused.json<{ replacing: { id: string; version: string }[] }>().replacing;
    expect(replaced?.id).toBe('d');
    expect(await everything()).toEqual(before);
    expect((await edit('a', moved, { replaces: [{ id: 'd', version: replaced?.version }] })).statusCode).toBe(
      200,
    );
    expect((await listed()).map(({ id }) => id)).toEqual(['a']);
    expect(await solved()).toEqual([{ puzzleId: 'a' }]);
  });

  it('keeps the history, newest first, and goes back to an earlier version as a new change', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', datePublished: '2026-11-16' }));
    await edit('a', { title: 'Two' });
    // A session ends after 12 hours without a call.
    now += 8 * hour;
    await open('a');
    now += 8 * hour;
    await edit('a', { ...blocked });
    now += hour;
    expect((await admin.call('PATCH', '/admin/api/puzzles/a', { author: 'Bo' })).statusCode).toBe(200);
    const { changes } = await history('a');
    expect(changes.map(({ wasPublished }) => wasPublished)).toEqual([true, true, false]);
    expect((await linesOf('a'))[0]).toEqual(['Author: “Ann” → “Bo”']);
    const oldest = await admin.call('GET', `/admin/api/puzzles/a/changes/${changes[2]?.id}`);
    const { puzzle } = oldest.json<{ puzzle: Puzzle }>();
    expect(puzzle).toMatchObject({ title: 'Sample a', rows: ['CAT', 'APE', 'BED'], author: 'Ann' });
    expect((await edit('a', puzzle, { kind: 'restored' })).statusCode).toBe(200);
    expect((await open('a')).puzzle).toEqual(puzzle);
    expect((await history('a')).changes.map(({ kind }) => kind)).toEqual([
      'restored',
      'edited',
      'edited',
      'edited',
    ]);
    expect((await admin.call('GET', '/admin/api/puzzles/a/changes/none')).statusCode).toBe(404);
  });

  it('notes nothing where nothing is different, and leaves such a puzzle as the site made it', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const before = await everything();
    expect((await edit('a', {})).json()).toMatchObject({ isChanged: false });
    expect(await everything()).toEqual(before);
  });

  it('notes an upload that replaces a puzzle, and many that are moved at once', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', title: 'Zoo' }));
    const csv =
      'grid,C,A,T\ngrid,A,P,E\ngrid,B,E,D\nacross,1,x\nacross,4,y\nacross,5,z\ndown,1,u\ndown,2,v\ndown,3,w\n';
    await admin.upload('/admin/api/puzzles/upload', 'puzzleFile', {
      name: 'Zoo__Ann__1__2026-11-01.csv',
      content: `crossword,1\n${csv}`,
    });
    expect((await history('a')).changes).toMatchObject([{ kind: 'replaced', wasPublished: true }]);
    expect((await linesOf('a'))[0]?.[0]).toBe('1-Across: “Purring pet” → “x”');
    now += 1;
    const move = { puzzleIds: ['a'], dates: ['2026-12-01'], joinsSeries: false };
    await admin.call('POST', '/admin/api/puzzles/reschedule', move);
    expect((await linesOf('a'))[0]).toEqual(['Date: 2026-11-01 → 2026-12-01']);
  });

  it.each([AFTER_LEVELS_PUZZLE_ID, MONSTER_PUZZLE_ID])(
    'puts other content under the id %s, which the site needs; updates leave it alone from then on',
    async (id) => {
      const shipped = readContent().filter((puzzle) => puzzle.id === id);
      await loadContent(db(), shipped, testNow);
      await solve(id);
      expect((await edit(id, blocked, { kind: 'replaced' })).statusCode).toBe(200);
      expect(await open(id)).toMatchObject({ id, puzzle: blocked, completions: 1 });
      expect((await history(id)).changes).toMatchObject([{ kind: 'replaced' }]);
      expect(
        (await admin.call('GET', '/admin/api/needed')).json<{
          puzzles: { id: string; isMissing: boolean }[];
        }>().puzzles,
      ).toContainEqual(expect.objectContaining({ id, isMissing: false }));
      await loadContent(
        db(),
        shipped.map((puzzle) => ({ ...puzzle, hash: 'newer' })),
        testNow,
      );
      expect((await open(id)).puzzle).toMatchObject(blocked);
      expect((await admin.site.inject(`/api/puzzles/${id}`)).json<{ size: number }>().size).toBe(3);
    },
  );

  it('keeps the history while a puzzle is in the trash, and deletes it with the puzzle for good', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    await edit('a', { title: 'Two' });
    await admin.call('DELETE', '/admin/api/puzzles/a');
    await pruneOldRows({ db: db(), now: () => now + 29 * day });
    expect((await history('a')).total).toBe(1);
    await pruneOldRows({ db: db(), now: () => now + 31 * day });
    expect((await history('a')).total).toBe(0);
  });

  it('is not for strangers, and every save is in the audit trail', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', datePublished: '2026-11-16' }));
    for (const url of ['edit', 'changes', 'changes/x'].map((path) => `/admin/api/puzzles/a/${path}`))
      expect((await admin.site.inject(url)).statusCode).toBe(401);
    const { puzzle, version } = await open('a');
    const payload = { puzzle: { ...puzzle, title: 'Stolen' }, version };
    const stranger = await admin.site.inject({ method: 'POST', url: '/admin/api/puzzles/a/edit', payload });
    expect(stranger.statusCode).toBe(401);
    await db().queries.deleteFrom('audit_entries').execute();
    await send('a', payload);
    const audit = await admin.call('GET', '/admin/api/audit?pageSize=1');
    expect(audit.json()).toMatchObject({
      entries: [
        {
          call: 'saveEdit',
          actor: 'admin',
          subject: 'a: puzzle, version, kind, note, replaces',
          outcome: 'done',
        },
      ],
    });
    expect((await send('none', payload)).statusCode).toBe(404);
    expect((await admin.call('GET', '/admin/api/puzzles/none/edit')).statusCode).toBe(404);
  });
});
