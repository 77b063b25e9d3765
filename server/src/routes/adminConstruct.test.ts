import type { ConstructedGrid, FullPuzzle, PuzzleListItem, SavedConstructed } from '@monster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle } from '../testing/site.ts';

const { grid: rows, acrossClues, downClues } = samplePuzzle();
const made = {
  rows,
  acrossClues,
  downClues,
  title: '  What is 1 < 2? ',
  author: 'Ann',
  difficulty: 2,
  datePublished: '2027-03-01',
};

/** The warning that an upload of this puzzle gets. */
const repeated = '2-Down: APE is also the answer to 4-Across.';

const calls: [method: 'GET' | 'POST', url: string, body?: object][] = [
  ['GET', '/admin/api/construct/sizes'],
  ['POST', '/admin/api/construct/make', { size: 5, difficulty: 1 }],
  ['POST', '/admin/api/construct/refill', { rows, difficulty: 1 }],
  ['POST', '/admin/api/construct/rate', { rows, difficulty: 1 }],
  ['POST', '/admin/api/construct/save', made],
];

describeOnBoth('making a puzzle', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });
  afterAll(() => admin.site.close());
  const post = (name: string, body: object) => admin.call('POST', `/admin/api/construct/${name}`, body);

  it.each(calls)('is refused without a session: %s %s', async (method, url, body) => {
    const answer = await admin.site.inject({ method, url, ...(body && { payload: body }) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Please log in as admin.' });
  });

  it('lists the sizes, fills a grid, and fills it again around locked letters', async () => {
    expect((await admin.call('GET', '/admin/api/construct/sizes')).json()).toMatchObject({
      sizes: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    });
    const first = (await post('make', { size: 5, difficulty: 1, seed: 7 })).json<ConstructedGrid>();
    expect(first.rows).toHaveLength(5);
    expect(first.quality).toMatchObject({ leastScore: 70, blindCrossings: [] });
    const top = first.rows[0] ?? '';
    const open = [top, ...first.rows.slice(1).map((row) => row.replaceAll(/[A-Z]/gu, '.'))];
    const again = (await post('refill', { rows: open, difficulty: 1, seed: 8 })).json<ConstructedGrid>();
    expect(again.rows[0]).toBe(top);
    expect(again.rows.join('')).toMatch(/^[A-Z#]{25}$/u);
  });

  it('rates a grid filled by hand, and suggests clues from the bank', async () => {
    const { quality, suggestions } = (await post('rate', { rows, difficulty: 1 })).json<ConstructedGrid>();
    expect(quality.score).toBeGreaterThan(50);
    expect(Object.keys(suggestions).sort()).toEqual(['APE', 'BED', 'CAB', 'CAT', 'TED']);
    expect(suggestions['CAT']?.length).toBeGreaterThan(1);
  });

  it('makes a grid around the entries of a theme, and says which words lack a clue', async () => {
    const theme = ['ICETEA', 'ICEAGE'];
    const grid = (await post('make', { size: 11, difficulty: 4, seed: 3, theme })).json<ConstructedGrid>();
    const columns = grid.rows.map((_, x) => grid.rows.map((row) => row[x]).join(''));
    const words = [...grid.rows, ...columns].join('#').split('#');
    expect(words).toEqual(expect.arrayContaining(theme));
    expect(grid.unclued.filter((answer) => (grid.suggestions[answer] ?? []).length > 0)).toEqual([]);
  });

  it('says what is wrong with a theme that cannot be placed', async () => {
    const answer = await post('make', { size: 5, difficulty: 4, theme: ['ICETEA'] });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'ICETEA is longer than a row of 5.' },
    ]);
    const impossible = await post('make', { size: 5, difficulty: 4, theme: ['QQQQQ'] });
    expect(impossible.statusCode).toBe(422);
    expect(impossible.json()).toMatchObject({
      message: expect.stringContaining('around the theme') as string,
    });
  });

  it('says so when nothing fits', async () => {
    const answer = await post('refill', { rows: ['QX.', '...', '...'], difficulty: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Nothing else fits around the locked letters. Unlock some, or choose a higher difficulty.',
    });
  });

  it.each([
    ['a size without patterns', 'make', { size: 16, difficulty: 1 }, 'size'],
    ['a theme that is no word', 'make', { size: 5, difficulty: 1, theme: ['A1'] }, 'theme.0'],
    ['a grid that is not square', 'refill', { rows: ['...', '...'], difficulty: 1 }, 'rows'],
    ['a grid with other characters', 'refill', { rows: ['..1', '...', '...'], difficulty: 1 }, 'rows.0'],
    ['a grid with gaps to rate', 'rate', { rows: ['CAT', 'A.E', 'BED'], difficulty: 1 }, 'rows.1'],
    ['a date that does not exist', 'save', { ...made, datePublished: '2027-02-30' }, 'datePublished'],
    ['an empty title', 'save', { ...made, title: ' ' }, 'title'],
  ])('refuses %s', async (_what, name, body, field) => {
    const answer = await post(name, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });

  it('refuses a puzzle with a missing clue, just like an upload', async () => {
    const answer = await post('save', { ...made, downClues: downClues.slice(1) });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Down 1 has no clue.' }]);
    expect((await admin.call('GET', '/admin/api/puzzles')).json()).toEqual([]);
  });

  it('stores a puzzle like an upload: with a new id, hidden until its date, and replaced under the same name', async () => {
    const saved = (await post('save', made)).json<SavedConstructed>();
    expect(saved).toEqual({ id: '03-2-0001', replaced: false, warnings: [repeated] });
    const changed = { ...made, difficulty: 3, rows: ['CAT', 'APE', 'BEE'] };
    const { replacing } = (await post('save', changed)).json<{ replacing: object[] }>();
    const again = await post('save', { ...changed, replaces: replacing });
    expect(again.json<SavedConstructed>()).toMatchObject({ id: '03-2-0001', replaced: true });

    const [listed] = (await admin.call('GET', '/admin/api/puzzles')).json<PuzzleListItem[]>();
    expect(listed).toMatchObject({ title: 'What is 1 < 2?', difficulty: 3, datePublished: '2027-03-01' });
    expect((await admin.site.inject('/api/puzzles/03-2-0001')).statusCode).toBe(404);
    const puzzle = (await admin.call('GET', '/admin/api/puzzles/03-2-0001')).json<FullPuzzle>();
    expect(puzzle.grid[2]?.map(({ answer }) => answer).join('')).toBe('BEE');
    expect(puzzle.acrossClues).toEqual(acrossClues);
  });

  it('stores what a clue plays with, and refuses a note that is too long', async () => {
    const withNote = (note: string) => ({
      ...made,
      title: 'Noted',
      acrossClues: acrossClues.map((clue, i) => (i === 0 ? { ...clue, note } : clue)),
    });
    const { id } = (await post('save', withNote(' It purrs. '))).json<SavedConstructed>();
    const puzzle = (await admin.call('GET', `/admin/api/puzzles/${id}`)).json<FullPuzzle>();
    expect(puzzle.acrossClues[0]).toEqual({ ...acrossClues[0], note: 'It purrs.' });
    expect(puzzle.acrossClues[1]).toEqual(acrossClues[1]);
    expect((await post('save', withNote('x'.repeat(2_000)))).statusCode).toBe(400);
  });
});
