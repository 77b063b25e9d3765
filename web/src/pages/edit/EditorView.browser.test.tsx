import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminSession } from '../../admin/adminSession.ts';
import { button, cell, clue, letters, saveCall, standInEditServer, stored } from '../../testing/editor.ts';
import type { SentEdit } from '../../testing/editor.ts';
import { mount } from '../../testing/mount.tsx';
import { refuse } from '../../testing/standInServer.ts';
import { EditorView } from './EditorView.tsx';

let server: ReturnType<typeof standInEditServer>['server'];
let sent: SentEdit[];

beforeEach(() => {
  ({ server, sent } = standInEditServer());
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

  test('circles and shades cells, and an introduction is written above it; all of it is saved', async () => {
    open();
    await cell(2, 2).click();
    await button('Circle').click();
    await button('Shade').click();
    await expect.element(button('Circle')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(page.getByRole('button', { name: 'P, row 2, column 2, circled, shaded' }))
      .toBeVisible();
    await page.getByLabelText(/^Introduction/u).fill('Read the circle.');
    await button('Shade').click();
    await button('Save changes').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.puzzle).toMatchObject({ circled: [4], introduction: 'Read the circle.' });
    expect(sent[0]?.puzzle).not.toHaveProperty('shaded');
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
    const answer = { message: 'Somebody else has saved it.', current };
    server.answer(saveCall, ({ body }) => {
      const save = body as SentEdit;
      sent.push(save);
      if (save.version === 'v9') return { id: 'zoo', version: 'v10', isChanged: true, warnings: [] };
      return refuse(409, answer);
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
