import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSeries, readSeriesBank } from '../contentFiles.ts';
import { formatSeries } from './dailySeries.ts';
import { makeDays } from './makeDays.ts';
import { seriesFaults } from './seriesFaults.ts';
import { clueRestDays } from './wordUses.ts';
import { dateOf, dayOf } from './weekPlan.ts';

// Remakes the days of content/daily/series.txt that break a rule, for example because a clue has changed; with --all
// it remakes all of them, which takes many minutes. The file is written when all days are made, so a failure leaves
// the old series in place.

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
/** The series begins so early that a new site has an archive of sixty days. */
const first = dayOf('2026-09-14');
const cycle = 157 * 7;

let made = 0;
const tell = (day: number): void => {
  made += 1;
  if (made % 25 === 0) console.log(`${made} days made, the latest ${dateOf(day)}`);
};

function oldDays() {
  const series = readSeries(contentDir, bank);
  const broken = new Set(
    seriesFaults(series, bank, series.first, cycle + clueRestDays).map((fault) => {
      const day = dayOf(fault.slice(0, 10));
      return day < series.first + cycle ? day : day - cycle;
    }),
  );
  const all = series.days.map((filled, i) => [series.first + i, filled] as const);
  const some = (isBroken: boolean) => new Map(all.filter(([day]) => broken.has(day) === isBroken));
  return { kept: some(false), broken: some(true) };
}

const old = values.all ? { kept: new Map(), broken: new Map() } : oldDays();
const days = makeDays(first, cycle, bank, old, tell);
writeFileSync(`${contentDir}daily/series.txt`, formatSeries({ first, days }, bank));
console.log(`${days.length - old.kept.size} of ${days.length} days made again`);
