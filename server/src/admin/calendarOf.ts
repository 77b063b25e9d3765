import { dateOf, dayOf } from '@monster/construct';
import type { Calendar } from '@monster/contract';
import { isDailyTeaser } from '@monster/engine';

const endOfTime = '9999-12-31';

const nextDay = (date: string): string => dateOf(dayOf(date) + 1);

/** The days from a date on with their Daily Teasers, and the first day without one. */
export function calendarOf(
  puzzles: readonly { id: string; title: string; datePublished: string }[],
  from: string,
  count: number,
): Calendar {
  const byDate = new Map<string, { id: string; title: string }[]>();
  for (const { id, title, datePublished } of puzzles)
    if (isDailyTeaser({ id, title, datePublished }, endOfTime))
      byDate.set(datePublished, [...(byDate.get(datePublished) ?? []), { id, title }]);
  const days: Calendar['days'] = [];
  for (let date = from; days.length < count; date = nextDay(date))
    days.push({ date, puzzles: byDate.get(date) ?? [] });
  let firstEmpty = from;
  while (byDate.has(firstEmpty)) firstEmpty = nextDay(firstEmpty);
  return { days, firstEmpty };
}
