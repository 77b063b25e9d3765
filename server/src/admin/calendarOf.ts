import type { Calendar } from '@monster/contract';
import { isDailyTeaser } from '@monster/engine';

const dayMs = 24 * 60 * 60 * 1000;
const endOfTime = '9999-12-31';

function nextDay(date: string): string {
  return new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
}

/** The days from one on with their Daily Teasers, and the first day on which the series stops. */
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
