import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, clue, letters, standInEditServer, stored } from '../../testing/editor.ts';
import type { SentEdit } from '../../testing/editor.ts';
import { mount } from '../../testing/mount.tsx';
import { EditorView } from './EditorView.tsx';

let server: ReturnType<typeof standInEditServer>['server'];
let sent: SentEdit[];

beforeEach(() => {
  ({ server, sent } = standInEditServer());
});

const open = () => mount(<EditorView loaded={stored} opensReplace={false} />);

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
            marks: [],
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
