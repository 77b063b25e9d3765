import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSeries, readSeriesBank } from '../contentFiles.ts';
import { dailyPuzzle } from './dailySeries.ts';
import { seriesFaults } from './seriesFaults.ts';
import { figuresByWeekday, figuresOfSeries } from './seriesFigures.ts';
import { dayOf } from './weekPlan.ts';

// Proves that the daily series follows its rules and prints its figures; with --show, prints the puzzle of a date.
// Ends with an error when a rule is broken.

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    show: { type: 'string' },
  },
});
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));

function show(date: string): void {
  if (Number.isNaN(dayOf(date))) throw new Error(`"${date}" is not a date such as 2026-12-24.`);
  const { title, difficulty, grid, acrossClues, downClues } = dailyPuzzle(readSeries(contentDir), date);
  const list = (clues: typeof acrossClues): string =>
    clues
      .map(({ number, text, note }) => `  ${number} ${text}${note === undefined ? '' : `  [${note}]`}\n`)
      .join('');
  console.log(`${title}, ${difficulty} stars\n${grid.join('\n')}`);
  console.log(`Across\n${list(acrossClues)}Down\n${list(downClues)}`);
}

function report(asked: string | undefined): void {
  const bank = readSeriesBank(contentDir);
  const series = readSeries(contentDir, bank);
  const count = Number(asked ?? series.days.length);
  const faults = seriesFaults(series, bank, series.first, count);
  console.log([`${count} days: ${faults.length} rules broken`, ...faults].join('\n  '));
  if (faults.length > 0) process.exitCode = 1;
  const days = Array.from({ length: count }, (_, i) => series.first + i);
  for (const row of figuresByWeekday(series, bank, days)) console.log(row.join(' | '));
  for (const line of figuresOfSeries(series, bank, days)) console.log(line);
}

if (values.show !== undefined) show(values.show);
else report(values.days);
