import { expect, test } from 'vitest';
import { planSchedule } from './schedulePlan.ts';

const series = { today: '2026-11-15' };
const teaser = { id: 'm', title: 'Daily Teaser - M', datePublished: '2026-11-18' };
const own = { id: 'b', title: 'Daily Teaser - B', isMade: false };
const made = { id: 'a', title: 'Daily Teaser - A', isMade: true };
const day = (...puzzles: (typeof own)[]) => ({ date: '2026-11-20', puzzles });

test('moving to a free day needs no explanation', () => {
  expect(planSchedule(teaser, day(), series)).toEqual({ sentences: [], swapWith: null });
});

test('a puzzle that does not belong to the series gets its name', () => {
  const { sentences } = planSchedule({ ...teaser, title: 'Evening' }, day(), series);
  expect(sentences).toEqual([
    'Its title becomes “Daily Teaser - Evening”, so that it belongs to the series.',
  ]);
});

test('a made puzzle is replaced', () => {
  expect(planSchedule(teaser, day(made), series)).toEqual({
    sentences: ['It replaces “Daily Teaser - A”, which the site made.'],
    swapWith: null,
  });
});

test('an editor’s puzzle can be swapped for it; with both, players get the one with the first id', () => {
  expect(planSchedule(teaser, day(own), series)).toEqual({
    sentences: [
      '“Daily Teaser - B” is already planned for this day.',
      'With both, players get “Daily Teaser - B” and find the other in the archive.',
    ],
    swapWith: { ...own, datePublished: '2026-11-20' },
  });
  expect(planSchedule({ ...teaser, title: 'Evening' }, day(own), series).swapWith).toBeNull();
});

test('publishing at once and taking a published puzzle back are said', () => {
  expect(planSchedule(teaser, { date: '2026-11-15', puzzles: [] }, series).sentences).toEqual([
    'Players can see it at once, because this day has come.',
  ]);
  expect(planSchedule({ ...teaser, datePublished: '2026-11-15' }, day(), series).sentences).toEqual([
    'Players can see this puzzle now, and will not be able to until that day.',
  ]);
});
