import { dateOf, dayOf } from '@monster/construct';
import type { Calendar } from '@monster/contract';
import { isDailyTeaser } from '@monster/engine';

const endOfTime = '9999-12-31';

const nextDay = (date: string): string => dateOf(dayOf(date) + 1);

/** The days from a date on with their Daily Teasers, and the first day without one. Dates end with the year 9999. */
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
  const lastDay = Math.min(dayOf(from) + count - 1, dayOf(endOfTime));
  for (let day = dayOf(from); day <= lastDay; day += 1)
    days.push({ date: dateOf(day), puzzles: byDate.get(dateOf(day)) ?? [] });
  let firstEmpty = from;
  while (byDate.has(firstEmpty) && firstEmpty < endOfTime) firstEmpty = nextDay(firstEmpty);
  return { days, firstEmpty };
}
