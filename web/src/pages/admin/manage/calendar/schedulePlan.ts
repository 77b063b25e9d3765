import type { Calendar } from '@monster/contract';
import { isInSeries, seriesTitle } from '@monster/engine';
import type { CalendarDay } from './calendarDays.ts';

/** What is to be scheduled. */
export interface Schedulable {
  readonly id: string;
  readonly title: string;
  readonly datePublished: string;
}

/** What happens when a puzzle moves to a day. */
export interface SchedulePlan {
  /** In sentences, for the editor who is about to confirm. */
  readonly sentences: readonly string[];
  /** The puzzle that the two could trade days with. */
  readonly swapWith: Schedulable | null;
}

const quote = (title: string): string => `“${title}”`;

/** Says what happens when the puzzle moves to this day. */
export function planSchedule(
  puzzle: Schedulable,
  { date, puzzles }: CalendarDay,
  { today }: Pick<Calendar, 'today'>,
): SchedulePlan {
  const others = puzzles.filter(({ id }) => id !== puzzle.id);
  const made = others.filter(({ isMade }) => isMade);
  const own = others.filter(({ isMade }) => !isMade);
  const [first] = [...own, puzzle].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const sentences = [];
  if (!isInSeries(puzzle))
    sentences.push(
      `Its title becomes ${quote(seriesTitle(puzzle.title))}, so that it belongs to the series.`,
    );
  for (const { title } of made) sentences.push(`It replaces ${quote(title)}, which the site made.`);
  for (const { title } of own) sentences.push(`${quote(title)} is already planned for this day.`);
  if (own.length > 0 && first !== undefined)
    sentences.push(`With both, players get ${quote(first.title)} and find the other in the archive.`);
  if (date <= today) sentences.push('Players can see it at once, because this day has come.');
  else if (puzzle.datePublished <= today)
    sentences.push('Players can see this puzzle now, and will not be able to until that day.');
  const [only] = own;
  const isSwap =
    own.length === 1 && only !== undefined && isInSeries(puzzle) && puzzle.datePublished !== date;
  return { sentences, swapWith: isSwap ? { ...only, datePublished: date } : null };
}
