import { findEntries, makeClueLists, numberGrid, SERIES_NAME, type Clue } from '@monster/engine';
import { forEachLine, type BankClue, type ClueBank, type ContentText } from '../clues/clueBank.ts';
import { themeClues, type Theme } from '../themes/themes.ts';
import type { CluedWords } from './wordUses.ts';
import { dateOf, dayOf } from './weekPlan.ts';

/** The puzzle of a day, with a clue for each entry in the order of `findEntries`. */
export interface FilledDay {
  readonly rows: readonly string[];
  readonly clues: readonly BankClue[];
  readonly stars: number;
  /** From an entry or, on a day with a theme, the title of the theme. */
  readonly title: string;
}

/** The series, which repeats forever: its first day, and the puzzle of each day. */
export interface DailySeries {
  readonly first: number;
  readonly days: readonly FilledDay[];
}

/** Where a series finds its clues: those of a day's theme come before those of the bank. */
export interface ClueSource {
  readonly clues: ClueBank;
  readonly themes: readonly Theme[];
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

/** Returns the clues that an answer may have on a day with this title. */
function cluesFor({ clues, themes }: ClueSource, title: string): (word: string) => readonly BankClue[] {
  const own = themeClues(themes.find((theme) => theme.title === title));
  return (word) => own.get(word) ?? clues.get(word) ?? [];
}

/** Parses the shipped series: a line is `date stars rows/of/the/grid clues Title`, the clues by position, from 1. */
export function parseSeries(file: ContentText, source: ClueSource): DailySeries {
  const days: FilledDay[] = [];
  let first = 0;
  forEachLine(file, (line, fail) => {
    if (line.startsWith('#')) return;
    const [, date = '', stars, grid = '', picks = '', title = ''] =
      /^(\d{4}-\d\d-\d\d) ([1-5]) ([A-Z#/]+) (\d+) (\S.*)$/.exec(line) ?? [];
    if (date === '') fail(`"${line}" is not a day such as "2026-09-14 1 CAT/APE/BED 111111 Title"`);
    if (days.length === 0) first = dayOf(date);
    if (date !== dateOf(first + days.length)) fail(`${date} does not follow the day before it`);
    const rows = grid.split('/');
    const entries = findEntries(numberGrid(rows));
    const cluesOf = cluesFor(source, title);
    const clues = entries.map(
      ({ answer }, at) =>
        cluesOf(answer)[Number(picks[at]) - 1] ??
        fail(`${answer} has no clue ${picks[at] ?? ''} in the bank`),
    );
    if (picks.length !== entries.length) fail('not one clue for each word');
    days.push({ rows, clues, stars: Number(stars), title });
  });
  if (days.length === 0 || days.length % 7 !== 0)
    throw new Error(`${file.name}: not a whole number of weeks`);
  return { first, days };
}

/** Writes a series as `parseSeries` reads it. */
export function formatSeries({ first, days }: DailySeries, source: ClueSource): string {
  const lines = days.map(({ rows, clues, stars, title }, i) => {
    const cluesOf = cluesFor(source, title);
    const place = (word: string, clue: BankClue | undefined): number =>
      cluesOf(word).findIndex(({ text }) => text === clue?.text) + 1;
    const picks = findEntries(numberGrid(rows)).map(({ answer }, at) => place(answer, clues[at]));
    return `${dateOf(first + i)} ${stars} ${rows.join('/')} ${picks.join('')} ${title}\n`;
  });
  return `# The daily series, made by series:make: date, stars, grid, which of its clues each answer has, and the title.\n${lines.join('')}`;
}

/** Returns the puzzle of a day; the series repeats in both directions. */
export function seriesDay({ first, days }: DailySeries, day: number): FilledDay {
  const at = (((day - first) % days.length) + days.length) % days.length;
  return days[at] as FilledDay;
}

/** Returns the words of a day with their clues. */
export function cluedWordsOf({ rows, clues }: Pick<FilledDay, 'rows' | 'clues'>): CluedWords {
  return findEntries(numberGrid(rows)).map(({ answer }, i) => ({ answer, clue: clues[i]?.text ?? '' }));
}

/** Makes the puzzle of a date. A `turn` above 0 takes the puzzle of another year, when the date's own was rejected. */
export function dailyPuzzle(series: DailySeries, date: string, turn = 0): DailyPuzzle {
  const { rows, clues, stars, title } = seriesDay(series, dayOf(date) + turn * turnDays);
  return {
    title: `${SERIES_NAME} - ${title}`,
    author,
    difficulty: stars,
    datePublished: date,
    grid: rows,
    ...makeClueLists(
      findEntries(numberGrid(rows)),
      (_, i) => clues[i]?.text ?? '',
      (_, i) => clues[i]?.note,
    ),
  };
}

/** A year in whole weeks, so that size, difficulty and season still fit. */
const turnDays = 52 * 7;
