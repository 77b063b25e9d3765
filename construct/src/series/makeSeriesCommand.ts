import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSeries, readSeriesBank, readShippedDailies } from '../contentFiles.ts';
import { formatSeries } from './dailySeries.ts';
import { makeDays } from './makeDays.ts';
import { seriesFaults } from './seriesFaults.ts';
import { clueRestDays, usesOf } from './wordUses.ts';
import { dayOf } from './weekPlan.ts';

// Remakes the days of content/daily/series.txt that break a rule, for example because a clue has changed; with --all
// it remakes all of them, which takes many minutes.

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
const { series, titles } = readSeries(contentDir);
const shipped = readShippedDailies(contentDir);
const cycle = series.days.length;
const all = series.days.map((filled, i) => [series.first + i, filled] as const);
const proof = { series, titles, bank, shipped: new Map() };
const broken = new Set(
  seriesFaults(proof, series.first, cycle + clueRestDays).map((fault) => {
    const day = dayOf(fault.slice(0, 10));
    return day < series.first + cycle ? day : day - cycle;
  }),
);
const kept = new Map(values.all ? [] : all.filter(([day]) => !broken.has(day)));
const days = makeDays(series.first, usesOf(shipped, cycle), bank, kept);
writeFileSync(`${contentDir}daily/series.txt`, formatSeries({ first: series.first, days }, bank.clues));
const changed = days.filter((filled, i) => filled.rows.join() !== series.days[i]?.rows.join());
console.log(`${changed.length} of ${days.length} days changed`);
