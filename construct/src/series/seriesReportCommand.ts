import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSeries, readSeriesBank, readShippedDailies } from '../contentFiles.ts';
import { dailyPuzzle, seriesDay } from './dailySeries.ts';
import { rateGrid } from '../fill/score.ts';
import { cluedWordsOf, seriesFaults } from './seriesFaults.ts';
import { clueRestDays, restDays, usesOf, withDay, type WordUse } from './wordUses.ts';
import { planOf } from './weekPlan.ts';

// Proves that the daily series follows its rules and prints its figures; with --show, prints the puzzle of a date.

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '1095' },
    show: { type: 'string' },
  },
});
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const { series, titles } = readSeries(contentDir);
const bank = readSeriesBank(contentDir);
const shipped = readShippedDailies(contentDir);

if (values.show !== undefined) show(values.show);
else report(Number(values.days));

function show(date: string): void {
  const { title, difficulty, grid, acrossClues, downClues } = dailyPuzzle(series, titles, date);
  const list = (clues: typeof acrossClues): string =>
    clues.map(({ number, text }) => `  ${number} ${text}\n`).join('');
  console.log(`${title}, ${difficulty} stars\n${grid.join('\n')}`);
  console.log(`Across\n${list(acrossClues)}Down\n${list(downClues)}`);
}

function at(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the least number of days between two of these uses. */
function shortestGap(uses: readonly WordUse[]): number {
  return Math.min(...uses.slice(1).map(({ day }, i) => day - (uses[i]?.day ?? 0)));
}

function report(count: number): void {
  const seriesAlone = { series, titles, bank, shipped: new Map() };
  const intoNextRound = series.days.length + clueRestDays;
  for (const [what, faults] of [
    [`${count} days with the hand-made ones`, seriesFaults({ ...seriesAlone, shipped }, series.first, count)],
    [`${intoNextRound} days, into the next round`, seriesFaults(seriesAlone, series.first, intoNextRound)],
  ] as const)
    console.log([`${what}: ${faults.length} rules broken`, ...faults].join('\n  '));

  let { byWord } = usesOf(new Map(), series.days.length);
  const days = Array.from({ length: count }, (_, i) => series.first + i);
  for (const day of days) {
    const words = shipped.get(day) ?? cluedWordsOf(seriesDay(series, day));
    ({ byWord } = withDay({ cycle: series.days.length, byWord }, day, words));
  }
  const grids = new Set(days.map((day) => seriesDay(series, day).rows.join()));
  console.log(`${grids.size} different grids, ${byWord.size} different words`);
  for (const length of [3, 4, 5]) {
    const alike = [...byWord].filter(([word]) => restDays(word.length) === restDays(length));
    const gap = Math.min(...alike.map(([, uses]) => shortestGap(uses)));
    console.log(`shortest repeat, ${length}${length === 5 ? ' or more' : ''} letters: ${gap} days`);
  }
  const clueGaps = [...byWord.values()].flatMap((uses) =>
    uses.map(({ clue }) => shortestGap(uses.filter((use) => use.clue === clue))),
  );
  console.log(`shortest repeat of a clue: ${Math.min(...clueGaps)} days`);
  const scores = days.map((day) => rateGrid(seriesDay(series, day).rows, bank.scores).score);
  console.log(
    `score: least ${at(scores, 0)}, p10 ${at(scores, 0.1)}, p50 ${at(scores, 0.5)}, best ${at(scores, 1)}`,
  );
  for (const stars of [1, 2, 3, 4]) {
    const clues = days
      .filter((day) => planOf(day).difficulty === stars)
      .flatMap((day) => seriesDay(series, day).clues);
    const hard = clues.filter(({ difficulty }) => difficulty === 2).length;
    console.log(`harder clues, ${stars} stars: ${Math.round((100 * hard) / clues.length)}%`);
  }
}
