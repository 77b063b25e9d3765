import { replayLog } from '@monster/engine';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { puzzleOf } from '../../game/testPuzzle.ts';
import { mount } from '../../testing/mount.tsx';
import { Replay } from './Replay.tsx';

const puzzle = puzzleOf('AB', 'CD');

/** A solve with a pause of a minute before its third letter. */
function open(): void {
  const moments = replayLog({ puzzle, timerMinutes: 0, log: 'rs-0A rs-1B 1aao-2C rs-3D ' });
  if (typeof moments === 'string') throw new Error(moments);
  mount(<Replay title="Test" puzzle={puzzle} moments={moments} />);
}

const slider = () => screen.getByRole('slider', { name: 'Moment' });
const cells = () =>
  [...document.querySelectorAll('[data-cell]')].map((cell) => cell.textContent.replace(/\d/u, ''));

test('a replay stands at any moment: letters, time and finished words', async () => {
  open();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await slider().fill('2');
  await expect.poll(cells).toEqual(['A', 'B', '', '']);
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', '0:02 of 1:03, 1 of 4 words, last 1-Across');
  await slider().fill('4');
  await expect.poll(cells).toEqual(['A', 'B', 'C', 'D']);
  await slider().fill('0');
  await expect.poll(cells).toEqual(['', '', '', '']);
});

test('a replay plays on from where it is, faster on request', async () => {
  open();
  await slider().fill('3');
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await screen.getByLabelText('Speed').selectOptions('8×');
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(slider()).toHaveValue('4');
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  // At the end, it plays from the beginning.
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the table has each word with its time and the letters by then', async () => {
  open();
  await screen.getByText('Show as a table').click();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['1-Across, AB', '0:02', '2'],
    ['1-Down, AC', '1:02', '3'],
    ['3-Across, CD', '1:03', '4'],
    ['2-Down, BD', '1:03', '4'],
  ]);
});
