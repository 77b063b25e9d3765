import {
  clueHasAnswer,
  findEntries,
  makeClueLists,
  numberGrid,
  SERIES_NAME,
  type Clue,
} from '@monster/engine';
import type { BankClue, ClueBank } from '../clues/clueBank.ts';
import type { FilledDay } from './fillDay.ts';
import { dateOf, dayOf, planOf, weekdayOf } from './weekPlan.ts';

/** The series, which repeats forever: its first day, and the grid and clues of each day. */
export interface DailySeries {
  readonly first: number;
  readonly days: readonly FilledDay[];
}

/** A puzzle of the series, ready to store. */
interface DailyPuzzle {
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly datePublished: string;
  readonly grid: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

const author = 'Team Monster';

/** Parses the shipped series: a line is `date rows/of/the/grid clues`, with the clues by position in the bank, from 1. */
export function parseSeries(text: string, bank: ClueBank): DailySeries {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const first = dayOf(lines[0]?.slice(0, 10) ?? '');
  const days = lines.map((line, i) => {
    const [date, grid, picks] = line.split(' ');
    if (date === undefined || grid === undefined || picks === undefined || date !== dateOf(first + i))
      throw new Error(`daily series: cannot read "${line}", or the date before it is missing`);
    const rows = grid.split('/');
    const entries = findEntries(numberGrid(rows));
    const clues = entries.flatMap(({ answer }, at) => bank.get(answer)?.[Number(picks[at]) - 1] ?? []);
    if (clues.length !== entries.length || picks.length !== entries.length)
      throw new Error(`daily series: ${date} has a word without its clue`);
    return { rows, clues };
  });
  if (days.length === 0 || days.length % 7 !== 0)
    throw new Error('daily series: not a whole number of weeks');
  return { first, days };
}

/** Writes a series as `parseSeries` reads it. */
export function formatSeries({ first, days }: DailySeries, bank: ClueBank): string {
  const lines = days.map(({ rows, clues }, i) => {
    const place = (word: string, clue: BankClue | undefined): number =>
      (bank.get(word) ?? []).findIndex(({ text }) => text === clue?.text) + 1;
    const picks = findEntries(numberGrid(rows)).map(({ answer }, at) => place(answer, clues[at]));
    return `${dateOf(first + i)} ${rows.join('/')} ${picks.join('')}\n`;
  });
  return `# The daily series, made by series:make: date, grid, and which clue of the bank each answer has, across then down.\n${lines.join('')}`;
}

/** Returns the grid and clues of a day; the series repeats in both directions. */
export function seriesDay({ first, days }: DailySeries, day: number): FilledDay {
  const at = (((day - first) % days.length) + days.length) % days.length;
  return days[at] as FilledDay;
}

/** Makes the puzzle of a date. A `turn` above 0 takes the puzzle of another year, when the date's own was rejected. */
export function dailyPuzzle(series: DailySeries, titles: TitleWords, date: string, turn = 0): DailyPuzzle {
  const day = dayOf(date);
  const { rows, clues } = seriesDay(series, day + turn * turnDays);
  const entries = findEntries(numberGrid(rows));
  return {
    title: dailyTitle(
      day,
      entries.map(({ answer }) => answer),
      titles,
    ),
    author,
    difficulty: planOf(day).difficulty,
    datePublished: date,
    grid: rows,
    ...makeClueLists(entries, (_, i) => clues[i]?.text ?? ''),
  };
}

/** A little over a year in whole weeks, so size and difficulty still fit the weekday. */
const turnDays = 53 * 7;

/** The words that titles are made of. */
export interface TitleWords {
  /** By weekday, Sunday first: from small and harmless on Monday to large on Sunday. */
  readonly creatures: readonly (readonly string[])[];
  readonly moods: readonly string[];
}

/** Makes the title of a day, such as `Daily Teaser - The Ticklish Yeti`; it never names an answer of the grid. */
export function dailyTitle(
  day: number,
  answers: readonly string[],
  { creatures, moods }: TitleWords,
): string {
  const week = Math.floor((day + 3) / 7);
  const beasts = creatures[weekdayOf(day)] ?? [];
  const names = moods.map((_, i) => `${itemAt(moods, day * 11 + i)} ${itemAt(beasts, week + i)}`);
  const fair = names.find((name) => !answers.some((answer) => clueHasAnswer(name, answer)));
  const article = answers.includes('THE') ? '' : 'The ';
  return fair === undefined ? SERIES_NAME : `${SERIES_NAME} - ${article}${fair}`;
}

function itemAt(items: readonly string[], place: number): string {
  return items[((place % items.length) + items.length) % items.length] ?? '';
}
