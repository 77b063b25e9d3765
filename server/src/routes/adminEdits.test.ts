import type { EditablePuzzle, PuzzleListItem } from '@monster/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readContentVersion } from '../db/contentVersion.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { blocked, editorOf } from '../testing/editor.ts';
import type { EditedPuzzle } from '../testing/editor.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const ann = 'a'.repeat(64);
const tables = [
  'puzzles',
  'completions',
  'trashed_puzzles',
  'trashed_completions',
  'puzzle_changes',
  'loaded_content',
] as const;

describeOnBoth('editing a puzzle', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });
  beforeEach(async () => {
    for (const table of tables) await db().queries.deleteFrom(table).execute();
  });
  afterAll(() => admin.site.close());

  const editor = () => editorOf(admin);
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
    const answer = await editor().edit('b', { ...metadata, ...blocked }, { note: '  a letter\nwas wrong ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 'b', isChanged: true });
    expect(await editor().open('b')).toMatchObject({
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
    const { changes } = await editor().history('b');
    expect(changes).toMatchObject([
      { at: testNow + 1, actor: 'admin', kind: 'edited', wasPublished: true, note: 'a letter was wrong' },
    ]);
    expect(await editor().linesOf('b')).toEqual([
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

  it('changes circles, shading and the introduction, keeps them through other edits, and brings them back', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const extras = { circled: [0, 4], shaded: [8], introduction: 'Read the circles.\nThen smile.' };
    expect((await editor().edit('a', extras)).statusCode).toBe(200);
    expect((await editor().edit('a', { title: 'Marked' })).statusCode).toBe(200);
    expect((await admin.site.inject('/api/puzzles/a')).json()).toMatchObject({ title: 'Marked', ...extras });
    const { puzzle } = await editor().open('a');
    expect(puzzle).toMatchObject(extras);
    const { circled: _circled, shaded: _shaded, introduction: _introduction, ...plain } = puzzle;
    const { version } = await editor().open('a');
    await editor().send('a', { puzzle: plain, version });
    expect((await admin.site.inject('/api/puzzles/a')).json()).not.toHaveProperty('circled');
    expect((await editor().linesOf('a')).map(([line]) => line)).toEqual([
      'The introduction is gone: “Read the circles.\nThen smile.”',
      'Title: “Sample a” → “Marked”',
      'The introduction is new: “Read the circles.\nThen smile.”',
    ]);
    const [newest] = (await editor().history('a')).changes;
    const answer = await admin.call('GET', `/admin/api/puzzles/a/changes/${newest?.id}`);
    expect(answer.json()).toMatchObject({ puzzle: extras });
  });

  it('shows a corrected clue to the next player at once', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const clueOf = async () =>
      (await admin.site.inject('/api/puzzles/a')).json<EditedPuzzle>().acrossClues[0]?.text;
    expect(await clueOf()).toBe('Purring pet');
    const [, ...others] = samplePuzzle().acrossClues;
    await editor().edit('a', { acrossClues: [{ number: 1, text: 'It purrs' }, ...others] });
    expect(await clueOf()).toBe('It purrs');
  });

  it('refuses the second of two editors, and shows what the first has saved', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const { puzzle, version } = await editor().open('a');
    expect((await editor().send('a', { puzzle: { ...puzzle, title: 'First' }, version })).statusCode).toBe(
      200,
    );
    const unchanged = await everything();
    const second = await editor().send('a', { puzzle: { ...puzzle, title: 'Second' }, version });
    expect(second.statusCode).toBe(409);
    const { message, current } = second.json<{ message: string; current: EditablePuzzle }>();
    expect(message).toBe('Somebody else has saved this puzzle meanwhile.');
    expect(current.puzzle.title).toBe('First');
    expect(await everything()).toEqual(unchanged);
    const third = await editor().send('a', {
      puzzle: { ...puzzle, title: 'Second' },
      version: current.version,
    });
    expect(third.statusCode).toBe(200);
    expect((await editor().open('a')).puzzle.title).toBe('Second');
    // The same request again, such as after a lost answer, changes nothing more.
    expect(
      (await editor().send('a', { puzzle: { ...puzzle, title: 'Second' }, version: current.version }))
        .statusCode,
    ).toBe(409);
    expect((await editor().history('a')).total).toBe(2);
  });

  it('lets exactly one of two saves at the same moment through', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const { puzzle, version } = await editor().open('a');
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => editor().send('a', { puzzle: { ...puzzle, title }, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await editor().history('a')).total).toBe(1);
  });

  it.each<[string, Partial<EditedPuzzle>, string]>([
    ['an empty cell', { rows: ['CAT', 'A.E', 'BED'] }, 'Row 2, column 2 is empty; it needs a letter or #.'],
    ['a digit', { rows: ['CAT', 'A7E', 'BED'] }, 'Row 2, column 2: "7" is not a letter or #.'],
    [
      'a grid that is not square',
      { rows: ['CAT', 'APE'] },
      'This grid is 3 wide and 2 high. The site plays square grids only: add rows or columns of black cells until it is 3 by 3, or ask its maker for a square version.',
    ],
    ['a missing clue', { downClues: [] }, 'Down 1 has no clue.'],
    [
      'a clue for no word',
      { acrossClues: [{ number: 9, text: 'Nine' }] },
      'There is no 9-Across in this grid.',
    ],
    ['a circle outside', { circled: [9] }, 'There is no cell 9 to be circled: the grid has 9.'],
    [
      'a shaded block',
      { ...blocked, shaded: [8] },
      'Row 3, column 3 is black; only a cell with a letter can be shaded.',
    ],
    [
      'a long introduction',
      { introduction: 'x'.repeat(1001) },
      'The introduction has 1001 characters; 1000 is the most.',
    ],
    ['no title', { title: ' ' }, 'The title is empty.'],
    ['an emoji', { author: 'Ann 🐙' }, 'The author "Ann 🐙" contains an emoji.'],
    ['a day that does not exist', { datePublished: '2026-02-30' }, 'puzzle.datePublished: Invalid ISO date'],
    ['six stars', { difficulty: 6 }, 'puzzle.difficulty: Too big: expected number to be <=5'],
  ])('refuses %s, and changes nothing', async (_what, changes, message) => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const before = await everything();
    const answer = await editor().edit('a', changes);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
    expect(await everything()).toEqual(before);
  });

  it('refuses the title, author and date of another puzzle, and names it', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), samplePuzzle({ id: 'b' }));
    const before = await everything();
    const answer = await editor().edit('a', { title: 'Sample b' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        message: 'The puzzle b has the same title, author and date. Please change one of them.',
        field: 'title',
      },
    ]);
    expect(await everything()).toEqual(before);
    const { puzzle } = await editor().open('a');
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
    const { puzzle } = await editor().open('a');
    const check = await admin.call('POST', '/admin/api/puzzles/a/check', { ...puzzle, ...moved });
    expect(check.json()).toEqual({
      problems: [],
      notes: ['2026-11-20 has another Daily Teaser, which stays: "Daily Teaser - Dune" (d).'],
      replacing: [],
    });
    expect((await editor().edit('a', moved)).statusCode).toBe(200);
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
    const refused = await editor().edit('a', moved);
    expect(refused.statusCode).toBe(409);
    const [replaced] = refused.json<{ replacing: { id: string; version: string }[] }>().replacing;
    expect(replaced?.id).toBe('d');
    expect(await everything()).toEqual(before);
    expect(
      (await editor().edit('a', moved, { replaces: [{ id: 'd', version: replaced?.version }] })).statusCode,
    ).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual(['a']);
    expect(await solved()).toEqual([{ puzzleId: 'a' }]);
  });

  it('notes nothing where nothing is different, and leaves such a puzzle as the site made it', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }));
    const before = await everything();
    expect((await editor().edit('a', {})).json()).toMatchObject({ isChanged: false });
    expect(await everything()).toEqual(before);
  });

  it('is not for strangers, and every save is in the audit trail', async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a', datePublished: '2026-11-16' }));
    for (const url of ['edit', 'changes', 'changes/x'].map((path) => `/admin/api/puzzles/a/${path}`))
      expect((await admin.site.inject(url)).statusCode).toBe(401);
    const { puzzle, version } = await editor().open('a');
    const payload = { puzzle: { ...puzzle, title: 'Stolen' }, version };
    const stranger = await admin.site.inject({ method: 'POST', url: '/admin/api/puzzles/a/edit', payload });
    expect(stranger.statusCode).toBe(401);
    await db().queries.deleteFrom('audit_entries').execute();
    await editor().send('a', payload);
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
    expect((await editor().send('none', payload)).statusCode).toBe(404);
    expect((await admin.call('GET', '/admin/api/puzzles/none/edit')).statusCode).toBe(404);
  });
});
