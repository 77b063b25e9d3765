import type { Archive } from '@monster/contract';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { calendar, dayCell, dayLink, november, openArchive, puzzleOn } from '../../testing/openArchive.tsx';

const count = screen.getByRole('search').getByRole('status');

test('what has no place in the calendar is listed below it', async () => {
  const extra = [
    puzzleOn(15, { id: 'z', title: 'Daily Teaser - Another' }),
    puzzleOn(14, { id: 'guest', title: 'A guest', size: 9 }),
    puzzleOn(1, { id: 'odd', title: 'No date', datePublished: 'someday' }),
  ];
  openArchive([{ ...november, puzzles: [...november.puzzles, ...extra] }]);
  await expect.element(screen.getByRole('heading', { name: 'More puzzles of November 2026' })).toBeVisible();
  for (const title of ['Daily Teaser - Another', 'A guest', 'No date'])
    await expect.element(screen.getByRole('listitem').getByRole('link', { name: title })).toBeVisible();
  await expect.element(count).toHaveTextContent('10 puzzles');
  await screen.getByLabelText('Size').selectOptions('9×9');
  await expect.element(count).toHaveTextContent('1 puzzle');
  await expect.element(screen.getByRole('link', { name: 'No date' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'A guest' })).toBeVisible();
});

test('the filters turn the days that they leave out into plain text, and count the others', async () => {
  localStorage.setItem('monster-completions', JSON.stringify([{ puzzleId: 'p14', uid: null }]));
  openArchive();
  await expect.element(count).toHaveTextContent('7 puzzles');
  await screen.getByLabelText('Only unsolved').click();
  await expect.element(count).toHaveTextContent('6 unsolved puzzles');
  await expect.element(dayLink(/November 14/u)).not.toBeInTheDocument();
  await expect.element(dayCell(/November 14: .*, solved, hidden by the filter$/u)).toBeVisible();
  await expect.element(dayLink(/November 13/u)).toBeVisible();
  await screen.getByLabelText('Only unsolved').click();
  await expect.element(dayLink(/November 14: .*, solved$/u)).toBeVisible();
});

test('the filter stays from month to month, even where it matches nothing', async () => {
  const october: Archive = {
    ...november,
    month: '2026-10',
    puzzles: [puzzleOn(1, { id: 'o1', datePublished: '2026-10-01', size: 9 })],
  };
  const go = openArchive([november, october]);
  await screen.getByLabelText('Size').selectOptions('5×5');
  go('/archive/2026-10');
  await expect.element(count).toHaveTextContent('No puzzles of this size and difficulty yet.');
  await expect.element(screen.getByLabelText('Size')).toHaveValue('5');
});

test('the list shows the same month, and all ways lead on in the same view', async () => {
  localStorage.setItem('monster-completions', JSON.stringify([{ puzzleId: 'p14', uid: null }]));
  openArchive([november], '/archive?view=list&uid=x');
  const row = screen.getByRole('listitem').filter({ hasText: 'Tale 14' });
  await expect.element(row.getByRole('img', { name: 'Completed' })).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/todaycrossword?uid=x&puzzle=p14');
  await expect.element(calendar).not.toBeInTheDocument();
  const views = screen.getByRole('navigation', { name: 'View' });
  await expect.element(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(views.getByRole('link', { name: 'Calendar' }))
    .toHaveAttribute('href', '/archive/2026-11?uid=x');
  await expect
    .element(screen.getByRole('link', { name: 'Older: October 2026' }))
    .toHaveAttribute('href', '/archive/2026-10?uid=x&view=list');
  await expect
    .element(screen.getByRole('link', { name: 'Today' }))
    .toHaveAttribute('href', '/archive?uid=x&view=list#today');
});

test('a month without a Daily Teaser is a list, with no calendar to choose', async () => {
  openArchive([{ ...november, puzzles: [puzzleOn(3, { title: 'A guest' })] }]);
  await expect.element(screen.getByRole('listitem').getByRole('link', { name: 'A guest' })).toBeVisible();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name: 'View' })).not.toBeInTheDocument();
});

test('with a uid, the calendar also knows what the player has solved elsewhere', async () => {
  openArchive([november], `/archive?uid=${'ab12'.repeat(16)}`);
  await expect.element(dayLink(/November 10: .*, solved$/u)).toBeVisible();
});
