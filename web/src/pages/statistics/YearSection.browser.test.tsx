import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { open, region, solvedOn, stayToday, store, today } from '../../testing/statisticsPage.tsx';

stayToday();

/** What screen readers say of a day in the calendar. */
function dayText(day: string): string | undefined {
  const cells = [
    ...region(`Your year ${day.slice(0, 4)}`)
      .element()
      .querySelectorAll('td'),
  ];
  const month = new Date(day).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const found = cells.find((cell) => cell.textContent?.includes(`${month}:`));
  return found?.textContent?.replace(/^.*: /u, '');
}

describe('the calendar', () => {
  test('names every day by what became of it', async () => {
    store({
      a: solvedOn('2026-11-09'),
      b: solvedOn('2026-11-10', { hintsUsed: 1 }),
      c: solvedOn('2026-11-11'),
      d: solvedOn('2026-11-13', { outcome: 'begun', timeMs: 0 }),
      e: solvedOn('2026-11-14', { outcome: 'revealed' }),
      f: solvedOn('2026-11-15', { begunOn: today, hintsUsed: 1, together: 2 }),
    });
    await open();
    const states = ['08', '09', '10', '11', '12', '13', '14', '15', '17', '18'].map((day) =>
      dayText(`2026-11-${day}`),
    );
    expect(states).toEqual([
      'nothing',
      'solved without help',
      'solved with help',
      'solved without help',
      'missed',
      'begun',
      'revealed',
      'solved together',
      'still open',
      'nothing',
    ]);
    await expect.element(screen.getByRole('table', { name: 'November 2026' })).toBeVisible();
    const legend = screen.getByRole('list', { name: 'Days of the year' }).element();
    expect([...legend.children].map((item) => item.textContent)).toEqual([
      '✓2 solved without help',
      '+1 solved with help',
      '&1 solved together',
      '…1 begun',
      '!1 revealed',
      '–2 missed',
      '1 still open',
    ]);
  });

  test('reaches earlier years, and those to which a clock had jumped', async () => {
    store({
      now: solvedOn('2026-11-09'),
      before: solvedOn('2024-02-29', { hintsUsed: 2 }),
      ahead: solvedOn('9999-12-31'),
    });
    await open();
    await expect.element(screen.getByRole('heading', { name: 'Your year 2026' })).toBeVisible();
    const options = [...document.querySelectorAll('#year-shown option')].map((option) => option.textContent);
    expect(options).toEqual(['9999', '2026', '2024']);
    await screen.getByRole('combobox', { name: 'Year' }).selectOptions('2024');
    await expect.element(screen.getByRole('heading', { name: 'Your year 2024' })).toBeVisible();
    expect(dayText('2024-02-29')).toBe('solved with help');
    await screen.getByRole('combobox', { name: 'Year' }).selectOptions('9999');
    expect(dayText('9999-12-31')).toBe('solved without help');
  });
});
