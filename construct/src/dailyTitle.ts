import { clueHasAnswer, SERIES_NAME } from '@monster/engine';
import { weekdayOf } from './weekPlan.ts';

/** What titles are made of. */
export interface TitleWords {
  /** For each weekday, Sunday first: from small and harmless on Monday to large on Sunday. */
  readonly creatures: readonly (readonly string[])[];
  readonly moods: readonly string[];
}

/** The title of a day, such as `Daily Teaser - The Ticklish Yeti`; it never names an answer of the grid. */
export function dailyTitle(
  day: number,
  answers: readonly string[],
  { creatures, moods }: TitleWords,
): string {
  const week = Math.floor((day + 3) / 7);
  const beasts = creatures[weekdayOf(day)] ?? [];
  const names = moods.map((_, i) => `${at(moods, day * 11 + i)} ${at(beasts, week + i)}`);
  const fair = names.find((name) => !answers.some((answer) => clueHasAnswer(name, answer)));
  const article = answers.includes('THE') ? '' : 'The ';
  return fair === undefined ? SERIES_NAME : `${SERIES_NAME} - ${article}${fair}`;
}

function at(items: readonly string[], place: number): string {
  return items[((place % items.length) + items.length) % items.length] ?? '';
}
