import { clueHasAnswer, findEntries, lintPuzzle, numberGrid } from '@monster/engine';
import { givesAway } from '../clues/clueBank.ts';
import { formulaOf } from '../clues/tics.ts';
import { fallsApart } from '../fill/growPattern.ts';
import { answersOf, blackShare, shapeOf } from '../fill/grids.ts';
import { leastScore, rateGrid } from '../fill/score.ts';
import { starsOf } from '../fill/stars.ts';
import { fewestEntries } from '../themes/themes.ts';
import { cluedWordsOf, dailyPuzzle, seriesDay, type DailySeries, type FilledDay } from './dailySeries.ts';
import type { SeriesBank } from './judgeDay.ts';
import { shapeRestDays } from './makeDays.ts';
import { mixFaults } from './mixFaults.ts';
import { themeRestDays } from './themesFor.ts';
import { clueRestDays, restDays } from './wordUses.ts';
import { dateOf, isThemeDay, planOf } from './weekPlan.ts';

/** Returns, in words, every rule of the series that `count` days break; an empty list is the proof. */
export function seriesFaults(series: DailySeries, bank: SeriesBank, first: number, count: number): string[] {
  const faults: string[] = [];
  const lastUse = new Map<string, number>();
  for (let day = first; day < first + count; day++) {
    const filled = seriesDay(series, day);
    const fault = (what: string): unknown => faults.push(`${dateOf(day)}: ${what}`);
    /** Something that has to rest for some days after each use. */
    const rest = (key: string, days: number, what: string): void => {
      const rested = day - (lastUse.get(key) ?? -Infinity);
      if (rested <= days) fault(`${what} again after ${rested} days`);
      lastUse.set(key, day);
    };
    for (const what of dayFaults(series, day, bank)) fault(what);
    for (const { answer, clue } of cluedWordsOf(filled)) {
      rest(answer, restDays(answer.length), answer);
      rest(`${answer} ${clue}`, clueRestDays, `${answer}: the same clue`);
    }
    rest(shapeOf(filled.rows), shapeRestDays, 'the same pattern');
    // A title may come again in the next round.
    rest(`title ${filled.title}`, themeRestDays, `the title "${filled.title}"`);
  }
  return faults;
}

function dayFaults(series: DailySeries, day: number, bank: SeriesBank): string[] {
  const filled = seriesDay(series, day);
  const puzzle = dailyPuzzle(series, dateOf(day));
  const warnings = lintPuzzle({ ...puzzle, grid: numberGrid(filled.rows) }).map(({ message }) => message);
  return [...warnings, ...gridFaults(filled, day, bank), ...clueFaults(filled, day, bank)];
}

function gridFaults({ rows, title }: FilledDay, day: number, bank: SeriesBank): string[] {
  const faults: string[] = [];
  const plan = planOf(day);
  const entries = findEntries(numberGrid(rows));
  const theme = bank.themes.find((each) => each.title === title);
  const black = blackShare(rows);
  if (rows.length !== plan.size) faults.push(`a grid of ${rows.length} on a day of ${plan.size}`);
  if (black > plan.mostBlack) faults.push(`${Math.round(100 * black)}% black`);
  if (fallsApart(rows)) faults.push('the grid falls apart without one of its words');
  const { score } = rateGrid(rows, bank.scores);
  if (score < leastScore(plan.size)) faults.push(`score ${score}`);
  faults.push(...mixFaults(entries, bank, theme));
  const inTheme = new Set(theme?.entries.map(({ answer }) => answer));
  if (isThemeDay(day) && entries.filter(({ answer }) => inTheme.has(answer)).length < fewestEntries)
    faults.push('no theme');
  const names = entries.filter(({ answer }) => clueHasAnswer(title, answer));
  faults.push(...names.map(({ answer }) => `the title names ${answer}`));
  const isOwn = theme !== undefined || entries.some(({ answer }) => bank.titles.get(answer)?.includes(title));
  if (!isOwn) faults.push(`the title "${title}" belongs to no entry`);
  return faults;
}

function clueFaults({ rows, clues, stars }: FilledDay, day: number, bank: SeriesBank): string[] {
  const faults: string[] = [];
  const [least, most] = planOf(day).stars;
  if (stars < least || stars > most) faults.push(`${stars} stars`);
  if (stars !== starsOf(rows, clues, bank.scores))
    faults.push(`${stars} stars, which is not what the rule says`);
  for (const answer of answersOf(rows))
    for (const { text } of clues)
      if (givesAway(text, answer, bank.stems)) faults.push(`"${text}" names ${answer}`);
  const formulas = clues.map(({ text }) => formulaOf(text));
  const twice = clues.filter((_, i) => formulas[i] !== null && formulas.indexOf(formulas[i] ?? null) !== i);
  faults.push(...twice.map(({ text }) => `"${text}" has the formula of another clue`));
  return faults;
}
