import { clueHasAnswer, findEntries, lintPuzzle, numberGrid } from '@monster/engine';
import { dailyPuzzle, seriesDay, type DailySeries, type TitleWords } from './dailySeries.ts';
import type { FilledDay, SeriesBank } from './fillDay.ts';
import { givesAway } from '../clues/clueBank.ts';
import { leastScore, rateGrid } from '../fill/score.ts';
import { clueRestDays, restDays, type CluedWords } from './wordUses.ts';
import { dateOf, planOf } from './weekPlan.ts';

interface SeriesToProve {
  readonly series: DailySeries;
  readonly titles: TitleWords;
  readonly bank: SeriesBank;
  /** The hand-made days, which replace the series. */
  readonly shipped: ReadonlyMap<number, CluedWords>;
}

/** Returns the words of a day with their clues. */
export function cluedWordsOf({ rows, clues }: FilledDay): CluedWords {
  return findEntries(numberGrid(rows)).map(({ answer }, i) => ({ answer, clue: clues[i]?.text ?? '' }));
}

/** Returns, in words, every rule of the series that `count` days break; an empty list is the proof. */
export function seriesFaults(proof: SeriesToProve, first: number, count: number): string[] {
  const faults: string[] = [];
  const lastUse = new Map<string, number>();
  for (let day = first; day < first + count; day++) {
    const fault = (what: string): unknown => faults.push(`${dateOf(day)}: ${what}`);
    const shipped = proof.shipped.get(day);
    if (shipped === undefined) for (const what of dayFaults(proof, day)) fault(what);
    for (const { answer, clue } of shipped ?? cluedWordsOf(seriesDay(proof.series, day))) {
      const rested = day - (lastUse.get(answer) ?? -Infinity);
      if (rested <= restDays(answer.length)) fault(`${answer} again after ${rested} days`);
      lastUse.set(answer, day);
      const clueRested = day - (lastUse.get(`${answer} ${clue}`) ?? -Infinity);
      if (clueRested <= clueRestDays) fault(`${answer} has the same clue again after ${clueRested} days`);
      lastUse.set(`${answer} ${clue}`, day);
    }
  }
  return faults;
}

function dayFaults({ series, titles, bank }: SeriesToProve, day: number): string[] {
  const faults: string[] = [];
  const puzzle = dailyPuzzle(series, titles, dateOf(day));
  const { rows, clues } = seriesDay(series, day);
  const plan = planOf(day);
  if (rows.length !== plan.size) faults.push(`a grid of ${rows.length} on a day of ${plan.size}`);
  faults.push(...lintPuzzle({ ...puzzle, grid: numberGrid(rows) }).map(({ message }) => message));
  const { score } = rateGrid(rows, bank.scores);
  if (score < leastScore(plan.size)) faults.push(`score ${score}`);
  const hard = clues.filter(({ difficulty }) => difficulty === 2).length / clues.length;
  const [least, most] = plan.hardBounds;
  if (hard < least || hard > most) faults.push(`${Math.round(100 * hard)}% harder clues`);
  const words = findEntries(numberGrid(rows)).map(({ answer }) => answer);
  const kin = words.map((word) => bank.stems.get(word) ?? word);
  faults.push(
    ...words.filter((_, i) => kin.indexOf(kin[i] ?? '') !== i).map((word) => `a relative of ${word}`),
  );
  for (const word of words) {
    if (clueHasAnswer(puzzle.title, word)) faults.push(`the title names ${word}`);
    for (const { text } of clues)
      if (givesAway(text, word, bank.stems)) faults.push(`"${text}" names ${word}`);
  }
  return faults;
}
