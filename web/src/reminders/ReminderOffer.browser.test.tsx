import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { ReminderOffer } from './ReminderOffer.tsx';

const question = 'Want a nudge when the next egg is there?';

function solve(count: number): void {
  const solved = { date: '2026-11-15', begunOn: '2026-11-15', outcome: 'solved', timeMs: 1, hintsUsed: 0 };
  const results = Array.from({ length: count }, (_, index) => [`p${index}`, solved]);
  const revealed = [['r1', { ...solved, outcome: 'revealed' }]];
  localStorage.setItem(
    'monster-daily-results',
    JSON.stringify(Object.fromEntries([...results, ...revealed])),
  );
}

/** Shows the end of a game; what is asked there comes at the same moment as its title. */
async function finish(title: string): Promise<void> {
  mount(
    <>
      <h2>{title}</h2>
      <ReminderOffer />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
}

test('nobody is asked after the first solve', async () => {
  solve(1);
  await finish('First');
  expect(page.getByText(question).elements()).toEqual([]);
});

test('after the second solve, there is a way to the reminders', async () => {
  solve(2);
  await finish('Second');
  await expect.element(page.getByText(question)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set a reminder' }))
    .toHaveAttribute('href', '/reminders');
});

test('nobody is asked again after an answer, and the focus is not lost', async () => {
  solve(5);
  await finish('Fifth');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(page.getByText(/^All right\. If you change your mind/u)).toHaveFocus();
  await finish('Sixth');
  expect(page.getByText(question).elements()).toEqual([]);
});
