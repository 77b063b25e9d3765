import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { almostAll, dialog, me, open, panel, standInRoomEnd, write } from '../../testing/roomEnd.tsx';

standInRoomEnd();

describe('who filled what', () => {
  const button = panel.getByRole('button', { name: 'Who filled what' });
  const writers = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => cell.dataset['writer']);
  const looks = (): (string | null | undefined)[] =>
    [...document.querySelectorAll('[data-cell]')].map((cell) =>
      cell.querySelector('[data-look]')?.getAttribute('data-look'),
    );

  test('is over the grid, in a legend and in a table, until it is switched off', async () => {
    write(0, ...almostAll.slice(0, 4), '|5!letter');
    write(me, ...almostAll.slice(5), '-8E');
    await open();
    await dialog.getByRole('button', { name: 'Who filled what' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(writers()).toEqual(['0', '0', '0', '0', '', '1', '1', '1']);
    expect(new Set(looks())).toEqual(new Set(['0', undefined, '1']));
    const legend = page.getByRole('list', { name: 'Who filled what' });
    expect(
      legend
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Rumbo 4', 'You 3', 'Given 1']);
    await panel.getByText('Show as a table').click();
    const cells = [...document.querySelectorAll('aside tbody tr')].map((row) => row.textContent);
    expect(cells).toContain('2-Down, TOET: Rumbo, O: Given, E: You');
    await button.click();
    expect(writers().every((writer) => writer === undefined)).toBe(true);
    await expect.element(legend).not.toBeInTheDocument();
  });

  test('survives that the game paints its cells, letters too', async () => {
    write(0, ...almostAll, '-8E');
    const { store } = await open();
    await button.click();
    for (const cell of [2, 8, 0]) store.dispatch({ type: 'selectCell', cell });
    await expect
      .poll(() => document.querySelector('[data-cell="0"]')?.getAttribute('aria-selected'))
      .toBe('true');
    const letters = [...document.querySelectorAll('[data-cell]')].map((cell) =>
      cell.textContent.replace(/\d/u, ''),
    );
    expect(letters.join('')).toBe('CATAOBEE');
  });
});
