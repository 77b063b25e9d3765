import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import {
  open,
  region,
  rowsOf,
  solvedOn,
  stayToday,
  store,
  storeTimes,
  textOf,
  today,
} from '../../testing/statisticsPage.tsx';

stayToday();

describe('times', () => {
  test('stand in a card per size, also for results without a size', async () => {
    store({
      '07-4-0001': solvedOn('2026-11-14', { timeMs: 90_000, size: undefined }),
      '07-4-0002': solvedOn('2026-11-15', { timeMs: 83_900 }),
      '07-4-0003': solvedOn('2026-11-16', { timeMs: 100_000 }),
      '11-4-0001': solvedOn('2026-11-17', { timeMs: 600_000, size: 11 }),
      strange: solvedOn('2026-11-13', { size: undefined }),
    });
    await open('uid=ab');
    const cards = [...region('Your times by size').element().querySelectorAll('ul > li')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      '7×7',
      '11×11',
      'Other sizes',
    ]);
    const facts = [...(cards[0]?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent);
    expect(facts).toEqual(['3', '1:30', '1:23', 'Nov 15, 2026']);
    expect(cards[0]?.querySelector('dd a')?.getAttribute('href')).toBe(
      '/todaycrossword?uid=ab&puzzle=07-4-0002',
    );
    expect(cards[0]?.textContent).toContain('7 more solves and your trend will show here.');
  });

  test('are a chart and a table with the same solves, the last 30', async () => {
    storeTimes(Array.from({ length: 40 }, (_, index) => 100 - index));
    await open();
    const chart = screen.getByRole('img', {
      name: /^Times of your last 30 solves, the oldest first, between 1:01 and 1:30\./u,
    });
    await expect.element(chart).toBeVisible();
    expect(chart.element().querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/gu)).toHaveLength(30);
    const table = () => region('Your times by size').element().querySelector('table');
    await expect.element(screen.getByRole('columnheader', { name: 'Puzzle of' })).not.toBeInTheDocument();
    await screen.getByText('Show as a table').click();
    await expect.element(screen.getByRole('columnheader', { name: 'Puzzle of' })).toBeVisible();
    const rows = rowsOf(table());
    expect(rows).toHaveLength(30);
    expect(rows[0]).toEqual(['Nov 17, 2026', '1:01', '0']);
    expect(rows.at(-1)).toEqual(['Oct 19, 2026', '1:30', '0']);
  });

  test.each([
    [
      'faster',
      [95, 95, 95, 95, 95, 83, 83, 83, 83, 83],
      'Faster by 0:12: median 1:23 in your last 5, 1:35 in the 5 before.',
      '↓',
    ],
    [
      'slower',
      [60, 60, 60, 60, 60, 125, 125, 125, 125, 125],
      'Slower by 1:05: median 2:05 in your last 5, 1:00 in the 5 before.',
      '↑',
    ],
    [
      'the same',
      [60, 60, 60, 60, 60, 60, 60, 60, 60, 60.4],
      'As fast as before: median 1:00 in your last 5, 1:00 in the 5 before.',
      '→',
    ],
  ])('that are %s are called so, with an arrow', async (_, seconds, words, arrow) => {
    storeTimes(seconds);
    await open();
    expect(textOf('Your times by size')).toContain(`${arrow}${words}`);
  });

  test('leave out a faster one that was made together', async () => {
    store({
      a: solvedOn('2026-11-16', { timeMs: 90_000 }),
      b: solvedOn(today, { timeMs: 10_000, together: 1 }),
    });
    await open();
    const facts = [...region('Your times by size').element().querySelectorAll('dd')].map(
      (dd) => dd.textContent,
    );
    expect(facts).toEqual(['1', '1:30', '1:30', 'Nov 16, 2026']);
  });

  test('show a trend one solve later', async () => {
    storeTimes([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await open();
    expect(textOf('Your times by size')).toContain('One more solve and your trend will show here.');
  });
});

describe('the spread of times', () => {
  const spread = () => rowsOf(region('How your times spread').element().querySelector('table'));

  test('shows the size that was played most, and any other that is chosen', async () => {
    store({
      a: solvedOn('2026-11-14', { timeMs: 59_000 }),
      b: solvedOn('2026-11-15', { timeMs: 61_000 }),
      c: solvedOn('2026-11-16', { timeMs: 900_000 }),
      d: solvedOn('2026-11-17', { timeMs: 400_000, size: 11 }),
    });
    await open();
    expect(spread()).toEqual([
      ['Under 1:00', '1'],
      ['1:00 to 1:59', '1'],
      ['2:00 to 2:59', '0'],
      ['3:00 to 3:59', '0'],
      ['4:00 to 4:59', '0'],
      ['5:00 to 5:59', '0'],
      ['6:00 to 6:59', '0'],
      ['7:00 or more', '1'],
    ]);
    await screen.getByRole('combobox', { name: 'Size' }).selectOptions('11×11');
    expect(spread()[2]).toEqual(['6:00 to 8:59', '1']);
    await expect
      .element(screen.getByRole('table', { name: 'How many of your 11×11 solves took how long' }))
      .toBeVisible();
  });

  test('needs no choice where there is one size', async () => {
    store({ a: solvedOn(today) });
    await open();
    expect(spread()[1]).toEqual(['1:00 to 1:59', '1']);
    await expect.element(screen.getByRole('combobox', { name: 'Size' })).not.toBeInTheDocument();
  });
});
