import type { EditablePuzzle } from '@monster/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminSession } from '../../admin/adminSession.ts';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { EditorView } from './EditorView.tsx';

const stored: EditablePuzzle = {
  id: 'zoo',
  puzzle: {
    title: 'Zoo',
    author: 'Ann',
    difficulty: 2,
    datePublished: '2026-11-01',
    rows: ['CAT', 'APE', 'BED'],
    acrossClues: [
      { number: 1, text: 'Pet' },
      { number: 4, text: 'Gorilla' },
      { number: 5, text: 'Cot' },
    ],
    downClues: [
      { number: 1, text: 'Taxi' },
      { number: 2, text: 'Mimic' },
      { number: 3, text: 'Theodore' },
    ],
  },
  version: 'v1',
  isPublished: true,
  completions: 3,
};

const saveCall = 'POST /admin/api/puzzles/:id/edit';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const clue = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}: `, 'u') });
const cell = (row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`, row ${row}, column ${column}$`, 'u') });
const letters = (): string =>
  page
    .getByRole('grid')
    .getByRole('button')
    .elements()
    .map((each) => (each.ariaLabel?.startsWith('Block') === true ? '#' : (each.textContent ?? '') || '.'))
    .join('');

let server: ReturnType<typeof standInServer>;
/** What was sent to be saved. */
let sent: { puzzle: EditablePuzzle['puzzle']; version: string; kind: string; note: string }[];

beforeEach(() => {
  sessionStorage.clear();
  adminSession.set({ state: 'in' });
  server = standInServer();
  sent = [];
  server.answer('GET /admin/api/puzzles/:id/changes', () => ({
    changes: [],
    total: 0,
    page: 1,
    pageSize: 10,
  }));
  server.answer('POST /admin/api/puzzles/:id/check', () => ({ problems: [], notes: [], replacing: [] }));
  server.answer(saveCall, ({ body }) => {
    sent.push(body as (typeof sent)[number]);
    return { id: 'zoo', version: 'v2', isChanged: true, warnings: [] };
  });
});

const open = () => mount(<EditorView loaded={stored} opensReplace={false} />);

describe('the grid', () => {
  test('is typed in by keyboard, with undo and redo', async () => {
    open();
    await cell(1, 1).click();
    await userEvent.keyboard('hug');
    expect(letters()).toBe('HUGAPEBED');
    await expect.element(cell(1, 3)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    expect(letters()).toBe('HUGAP.BED');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(letters()).toBe('HUGAPEBED');
    await button('Undo').click();
    expect(letters()).toBe('HUTAPEBED');
    await button('Redo').click();
    expect(letters()).toBe('HUGAPEBED');
  });

  test('makes blocks with a period, in symmetry or alone, and clues without a word can be used again', async () => {
    open();
    await cell(1, 1).click();
    await userEvent.keyboard('.');
    expect(letters()).toBe('#ATAPEBE#');
    await expect.element(cell(1, 1)).toHaveFocus();
    await expect.element(page.getByText('4 problems keep it from being saved.')).toBeVisible();
    await expect.element(clue('3-Across')).toHaveValue('Gorilla');
    await page.getByLabelText('Use “Pet” for').selectOptions('1-Across: AT');
    await expect.element(clue('1-Across')).toHaveValue('Pet');
    await expect.element(clue('1-Across')).toHaveFocus();
    await button('Undo').click();
    await button('Undo').click();
    expect(letters()).toBe('CATAPEBED');
    await expect.element(clue('1-Across')).toHaveValue('Pet');
    await expect.element(page.getByText('Clues without a word')).not.toBeInTheDocument();
    await page.getByLabelText('Blocks in symmetry').click();
    await cell(1, 1).click();
    await userEvent.keyboard('.');
    expect(letters()).toBe('#ATAPEBED');
  });

  test('takes letters from a field, for phones', async () => {
    open();
    await cell(2, 1).click();
    await page.getByLabelText('Letter').fill('o');
    expect(letters()).toBe('CATOPEBED');
    await expect.element(page.getByLabelText('Letter')).toHaveValue('P');
  });
});

describe('the check', () => {
  test('names each problem and leads to its place; nothing is saved until all are mended', async () => {
    open();
    await clue('4-Across').fill('');
    await button('Across 4 has no clue.').click();
    await expect.element(clue('4-Across')).toHaveFocus();
    await page.getByLabelText('Title').fill(' ');
    await button('Save changes').click();
    await expect.element(page.getByLabelText('Title')).toHaveFocus();
    expect(sent).toEqual([]);
    await cell(2, 2).click();
    await userEvent.keyboard('{Backspace}');
    await cell(1, 1).click();
    await button('Row 2, column 2 is empty. Type a letter, or make it a block.').click();
    await expect.element(cell(2, 2)).toHaveFocus();
  });

  test('says what the server knows about the title and the day', async () => {
    server.answer('POST /admin/api/puzzles/:id/check', () => ({
      problems: [{ message: 'The puzzle b has the same title, author and date.', field: 'title' as const }],
      notes: ['2026-11-01 has another Daily Teaser.'],
      replacing: [],
    }));
    open();
    await page.getByLabelText('Title').fill('Daily Teaser');
    await expect.element(button('The puzzle b has the same title, author and date.')).toBeVisible();
    await expect.element(page.getByText('1 problem keeps it from being saved.')).toBeVisible();
    await expect.element(button('2026-11-01 has another Daily Teaser.')).toBeVisible();
  });
});

describe('saving', () => {
  test('sends everything once, with the version that the editor started from and a note', async () => {
    open();
    await clue('1-Across').fill('It purrs');
    await expect.element(page.getByText('1-Across: “Pet” → “It purrs”')).toBeVisible();
    await page.getByLabelText('Note for the history (optional)').fill('A reader complained');
    await button('Save changes').dblClick();
    await expect.element(page.getByText('Nothing has been changed.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ version: 'v1', kind: 'edited', note: 'A reader complained' });
    expect(sent[0]?.puzzle).toEqual({
      ...stored.puzzle,
      acrossClues: [{ number: 1, text: 'It purrs' }, ...stored.puzzle.acrossClues.slice(1)],
    });
    // The next save starts from the version that is stored now.
    await clue('1-Across').fill('It meows');
    await button('Save changes').click();
    await expect.poll(() => sent[1]?.version).toBe('v2');
  });

  test('shows what somebody else has saved meanwhile, and lets the editor decide', async () => {
    const current = { ...stored, version: 'v9', puzzle: { ...stored.puzzle, title: 'Theirs' } };
    server.answer(saveCall, ({ body }) => {
      const save = body as (typeof sent)[number];
      sent.push(save);
      if (save.version === 'v9') return { id: 'zoo', version: 'v10', isChanged: true, warnings: [] };
      return refuse(409, { message: 'Somebody else has saved it.', ...{ current } });
    });
    open();
    await clue('1-Across').fill('It purrs');
    await button('Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this puzzle' });
    await expect.element(dialog).toHaveTextContent('Title: “Zoo” → “Theirs”');
    await expect.element(dialog).toHaveTextContent('Title: “Theirs” → “Zoo”');
    await expect.element(dialog).toHaveTextContent('1-Across: “Pet” → “It purrs”');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(clue('1-Across')).toHaveValue('It purrs');
    await button('Save changes').click();
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect.element(page.getByText('Nothing has been changed.')).toBeVisible();
    expect(sent.map(({ version }) => version)).toEqual(['v1', 'v1', 'v9']);
  });

  test('keeps the work when the network or the session is gone, and through a reload', async () => {
    server.answer(saveCall, () => refuse(401, { message: 'Please log in as admin.' }));
    const again = open();
    await clue('1-Across').fill('It purrs');
    await button('Save changes').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('your changes are still here');
    again(<EditorView key="reloaded" loaded={stored} opensReplace={false} />);
    await expect.element(page.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect.element(clue('1-Across')).toHaveValue('It purrs');
    await button('Discard changes').click();
    await expect.element(clue('1-Across')).toHaveValue('Pet');
    again(<EditorView key="once more" loaded={stored} opensReplace={false} />);
    await expect.element(clue('1-Across')).toHaveValue('Pet');
  });

  test('forgets the work with a logout', async () => {
    const again = open();
    await clue('1-Across').fill('It purrs');
    adminSession.set({ state: 'out' });
    again(<EditorView key="reloaded" loaded={stored} opensReplace={false} />);
    await expect.element(clue('1-Across')).toHaveValue('Pet');
  });
});

describe('the history', () => {
  test('says who changed what, marks corrections, and brings an earlier version back into the editor', async () => {
    server.answer('GET /admin/api/puzzles/:id/changes', () => ({
      changes: [
        {
          id: 'c1',
          at: Date.parse('2026-11-10T10:02:00Z'),
          actor: 'ann',
          kind: 'edited' as const,
          wasPublished: true,
          note: 'A typo',
          difference: {
            fields: [],
            size: null,
            cells: [],
            clues: [{ name: '3-Down', part: 'clue' as const, from: 'Ted', to: 'Theodore' }],
          },
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    }));
    const [first, second] = stored.puzzle.downClues;
    server.answer('GET /admin/api/puzzles/:id/changes/:changeId', () => ({
      puzzle: {
        ...stored.puzzle,
        downClues: [first, second, { number: 3, text: 'Ted' }].flatMap((each) => each ?? []),
      },
    }));
    open();
    const list = page.getByRole('list', { name: 'Changes' });
    await expect.element(list).toHaveTextContent('by ann');
    await expect.element(list).toHaveTextContent('Correction: it was published');
    await expect.element(list).toHaveTextContent('3-Down: “Ted” → “Theodore”');
    await button('Go back to before Nov 10, 2026, 10:02 AM UTC').click();
    await expect.element(clue('3-Down')).toHaveValue('Ted');
    await button('Save changes').click();
    await expect.poll(() => sent[0]?.kind).toBe('restored');
  });
});

describe('a file', () => {
  const preview = {
    file: 'dogs.csv',
    format: 'csv' as const,
    metadata: { title: 'Dogs' },
    cells: [
      ['D', 'O', 'G'],
      ['A', 'P', 'E'],
      ['B', 'E', 'D'],
    ],
    acrossClues: [1, 4, 5].map((number) => ({ number, text: `across ${number}` })),
    downClues: [1, 2, 3].map((number) => ({ number, text: `down ${number}` })),
    problems: [],
    warnings: [],
    csv: 'grid',
    replaces: null,
    replacing: [],
  };
  const choose = async () =>
    page
      .getByLabelText('Choose a file')
      .last()
      .upload(new File(['x'], 'dogs.csv'));

  test('takes the place of grid and clues under the same id, and keeps the title unless told otherwise', async () => {
    server.answer('POST /admin/api/puzzles/preview', () => ({ files: [preview] }));
    open();
    await choose();
    await button('Use its content').click();
    expect(letters()).toBe('DOGAPEBED');
    await expect.element(page.getByLabelText('Title')).toHaveValue('Zoo');
    await button('Save changes').click();
    await expect.poll(() => sent[0]?.kind).toBe('replaced');
  });

  test('that cannot be read changes nothing and says why', async () => {
    const problems = [{ message: 'Row 1, column 2: "7" is not a letter or #.' }];
    server.answer('POST /admin/api/puzzles/preview', () => ({
      files: [{ ...preview, problems, csv: null }],
    }));
    open();
    await choose();
    await expect.element(page.getByRole('alert')).toHaveTextContent('"7" is not a letter');
    expect(letters()).toBe('CATAPEBED');
  });
});
