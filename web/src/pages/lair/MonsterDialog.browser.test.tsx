import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import { mount } from '../../testing/mount.tsx';
import { MonsterDialog } from './MonsterDialog.tsx';

const puzzle = { id: '05-1-0001', title: 'Daily Teaser - Coffee Break', datePublished: '2026-11-17' };
const solve = {
  title: puzzle.title,
  date: puzzle.datePublished,
  solvedAt: '2026-11-18T01:00:00.000Z',
  timeMs: 83_900,
  isGolden: true,
  word: 'OCEAN',
};
const { name } = describeMonster(puzzle);
const [first = '', family = ''] = name.split(' ');
const dialog = page.getByRole('dialog');
// The second one is where toasts appear.
const status = dialog.getByRole('status').first();

function open(monster: FoundMonster, onClose: () => void = () => {}): void {
  mount(<MonsterDialog monster={monster} search={new URLSearchParams('uid=ann')} onClose={onClose} />);
}

/** Returns what the dialog tells, by its labels. */
function details(): Record<string, string> {
  const labels = [...document.querySelectorAll('dialog[open] dt')];
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  );
}

test('tells everything that was kept of a monster', async () => {
  open({ puzzle, solve });
  await expect.element(dialog.getByRole('heading', { name })).toBeVisible();
  await expect.element(dialog.getByText('Golden: no hints, no checks')).toBeVisible();
  expect(details()).toEqual({
    Family: `The ${family}s`,
    Hatched: 'November 18, 2026',
    'Solved in': '1:23',
    Remembers: 'OCEAN',
    Puzzle: 'Coffee Break',
  });
  await expect
    .element(dialog.getByRole('link', { name: 'Coffee Break' }))
    .toHaveAttribute('href', '/todaycrossword?uid=ann&puzzle=05-1-0001');
});

test.each([
  [['Rumbo'], 'Rumbo'],
  [['Rumbo', 'Ann'], 'Rumbo, Ann'],
  [['Rumbo', 'Ann', 'Bo'], 'Rumbo, Ann, Bo'],
])('names those with whom its puzzle was solved: %j', async (together, words) => {
  open({ puzzle, solve: { ...solve, together } });
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(details()).toMatchObject({ 'Solved in': '1:23', 'Solved together with': words });
});

test('leaves out what nobody kept', async () => {
  open({ puzzle: { id: '2', title: '', datePublished: '' }, solve: undefined });
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(details()).toEqual({ Puzzle: 'Open its puzzle' });
  await expect.element(dialog.getByText('Golden: no hints, no checks')).not.toBeInTheDocument();
});

test('leaves out times, dates, words and names that make no sense', async () => {
  const together = [7] as unknown as string[];
  open({
    puzzle,
    solve: { ...solve, isGolden: false, timeMs: -5, solvedAt: '2026-13-99', word: '', together },
  });
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(details()).toEqual({ Family: `The ${family}s`, Puzzle: 'Coffee Break' });
});

test('a monster moves when it is told to, and a sentence says so each time', async () => {
  open({ puzzle, solve });
  const moving = () => document.querySelector<HTMLElement>('[data-move]')?.dataset['move'];
  await dialog.getByRole('button', { name: 'Dance' }).click();
  await expect.element(status).toHaveTextContent(`${first} dances.`);
  expect(moving()).toBe('Dance');
  expect(document.getAnimations().map((each) => (each as CSSAnimation).animationName)).toContainEqual(
    expect.stringContaining('dance'),
  );
  await dialog.getByRole('button', { name: 'Dance' }).click();
  await expect.element(status).toHaveTextContent(`${first} dances for you.`);
});

test('each tap on a monster makes it do something else', async () => {
  open({ puzzle, solve });
  const monster = dialog.getByRole('button', { name: `Tap ${first}` });
  for (const verb of ['waves', 'dances', 'jumps', 'waves']) {
    await monster.click();
    await expect.element(status).toHaveTextContent(`${first} ${verb}`);
  }
});

test('a boss is called by title and name', async () => {
  const boss = { ...puzzle, datePublished: '2026-11-22' };
  open({ puzzle: boss, solve });
  await dialog.getByRole('button', { name: 'Wave' }).click();
  await expect.element(status).toHaveTextContent(`${describeMonster(boss).name} waves.`);
});

test('Close closes the dialog', async () => {
  const onClose = vi.fn<() => void>();
  open({ puzzle, solve }, onClose);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
