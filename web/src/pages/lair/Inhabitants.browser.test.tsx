import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Completion } from '../../game/completions.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import { familyName } from '../../monsters/monsterNames.ts';
import { dateOfDay, seriesDayOf } from '../../monsters/weeks.ts';
import { mount } from '../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../testing/standInServer.ts';
import { Inhabitants } from './Inhabitants.tsx';

const today = '2026-11-18';
const call = 'GET /api/puzzles';
const { week } = seriesDayOf(today) ?? { week: 0 };
const family = (ago: number): string => `The ${familyName(week - ago)}s`;
const teaser = (ago: number, weekday: number) => {
  const datePublished = dateOfDay({ week: week - ago, weekday });
  return { id: `id ${datePublished}`, title: 'Daily Teaser - Unheard Of', datePublished };
};
const listed = (puzzle: ReturnType<typeof teaser>) => ({
  ...puzzle,
  author: 'Ann Lee',
  difficulty: 1,
  size: 5,
  featured: false,
  order: 1,
});
const nameOf = (ago: number, weekday: number): string => describeMonster(teaser(ago, weekday)).name;

function solved({ id, title, datePublished }: ReturnType<typeof teaser>, isGolden = false): Completion {
  const solvedAt = `${datePublished}T09:00:00.000Z`;
  return {
    puzzleId: id,
    uid: null,
    solve: { title, date: datePublished, solvedAt, timeMs: 61_000, isGolden, word: 'OCEAN' },
  };
}

let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  // Only the date is frozen; timers still run.
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] });
  server = standInServer();
  server.answer(call, () => refuse(503, { message: 'The database is away.' }));
});
afterEach(() => void vi.useRealTimers());

function show(completions: unknown): void {
  localStorage.setItem(
    'monster-completions',
    typeof completions === 'string' ? completions : JSON.stringify(completions),
  );
  mount(<Inhabitants search={new URLSearchParams()} />);
}

const region = (name: string) => page.getByRole('region', { name });

test('whoever was found is shown without the list, and a sentence says that the rest needs a connection', async () => {
  show([solved(teaser(1, 0)), solved(teaser(1, 6), true)]);
  await expect.element(page.getByText('2 monsters found')).toBeVisible();
  await expect.element(page.getByText('1 golden')).toBeVisible();
  await expect.element(region(family(1)).getByText('2 of 7')).toBeVisible();
  await expect.element(region(family(1)).getByRole('button', { name: nameOf(1, 0) })).toBeVisible();
  await expect
    .element(region(family(1)).getByRole('button', { name: `${nameOf(1, 6)} Golden` }))
    .toBeVisible();
  await expect.element(region(family(1)).getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByText('the rest needs a connection')).toBeVisible();
});

test('whoever was found is shown while the list is still on its way', async () => {
  const gate = createGate();
  server.answer(call, async () => {
    await gate.opened;
    return [listed(teaser(1, 1))];
  });
  show([solved(teaser(1, 0))]);
  await expect.element(page.getByRole('button', { name: nameOf(1, 0) })).toBeVisible();
  await expect.element(page.getByText('Loading puzzles...')).toBeVisible();
  await expect.element(region(family(1)).getByRole('link')).not.toBeInTheDocument();
  gate.open();
  await expect.element(region(family(1)).getByRole('link', { name: 'Tue, Nov 10' })).toBeVisible();
});

test('shadows of a family lead to their puzzles, and those of days to come do not', async () => {
  server.answer(call, () => [listed(teaser(0, 1))]);
  show([solved(teaser(0, 0))]);
  const current = region(family(0));
  await expect
    .element(current.getByRole('link', { name: 'Tue, Nov 17' }))
    .toHaveAttribute(
      'href',
      `/todaycrossword?puzzle=${encodeURIComponent(teaser(0, 1).id).replace('%20', '+')}`,
    );
  await expect.element(current.getByText('Thu, Nov 19')).toBeVisible();
  await expect.element(current.getByRole('link', { name: 'Thu, Nov 19' })).not.toBeInTheDocument();
});

test('a whole family is celebrated', async () => {
  show([0, 1, 2, 3, 4, 5, 6].map((weekday) => solved(teaser(1, weekday))));
  await expect.element(region(family(1)).getByText('7 of 7')).toBeVisible();
  await expect.element(region(family(1)).getByText('The whole family is home!')).toBeVisible();
  await expect.element(region(family(0)).getByText('The whole family is home!')).not.toBeInTheDocument();
});

test('completions without a solve take title and date from the list', async () => {
  server.answer(call, () => [listed(teaser(1, 2))]);
  show([{ puzzleId: teaser(1, 2).id, uid: null }]);
  await expect.element(region(family(1)).getByText('1 of 7')).toBeVisible();
});

test('completions without a solve and without the list are shown by their ids', async () => {
  show([{ puzzleId: '03-1-0001', uid: null }]);
  const { name } = describeMonster({ id: '03-1-0001', title: '', datePublished: '' });
  await expect.element(region('Other monsters').getByRole('button', { name })).toBeVisible();
});

test('a press on a monster tells about it, and the focus comes back', async () => {
  show([solved(teaser(1, 0))]);
  const monster = page.getByRole('button', { name: nameOf(1, 0) });
  await monster.click();
  const dialog = page.getByRole('dialog', { name: nameOf(1, 0) });
  await expect.element(dialog).toHaveTextContent('OCEAN');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(monster).toHaveFocus();
});

test.each([
  ['text that is not JSON', '[{"puzzleId"'],
  ['JSON of another shape', '{"puzzleId":1}'],
  ['entries that make no sense', '[7,null,{"puzzleId":7},{"uid":null}]'],
])('storage with %s counts as nothing found', async (_, text) => {
  show(text);
  await expect.element(page.getByText('Nobody is here yet.')).toBeVisible();
  await expect.element(region(family(0)).getByText('0 of 7')).toBeVisible();
});

test('storage that the browser forbids counts as nothing found', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  mount(<Inhabitants search={new URLSearchParams()} />);
  await expect.element(page.getByText('Nobody is here yet.')).toBeVisible();
});

test('of a thousand monsters, the newest families come first and older ones on request', async () => {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const ago = Array.from({ length: 143 }, (_, index) => 143 - index);
  show(ago.flatMap((weeks) => weekdays.map((weekday) => solved(teaser(weeks, weekday)))));
  await expect.element(page.getByText('1001 monsters found')).toBeVisible();
  const headings = page.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().length).toBe(6);
  await page.getByRole('button', { name: 'Show older families (138 more)' }).click();
  await expect.poll(() => headings.elements().length).toBe(12);
  await expect.element(page.getByRole('heading', { name: family(6) })).toHaveFocus();
});
