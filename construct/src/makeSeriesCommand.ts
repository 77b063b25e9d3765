import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSeriesBank } from './contentFiles.ts';
import { formatSeries } from './dailySeries.ts';
import { makeDays } from './makeDays.ts';
import { readShippedDailies, usesOf } from './shippedDailies.ts';
import { dayOf } from './weekPlan.ts';

// Makes the whole series anew into content/daily/series.txt; takes some minutes.

const first = dayOf('2026-09-14');
const cycle = 157 * 7;
const contentDir = fileURLToPath(new URL('../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
const days = makeDays(first, usesOf(readShippedDailies(contentDir), cycle), bank);
writeFileSync(`${contentDir}daily/series.txt`, formatSeries({ first, days }, bank.clues));
console.log(`${days.length} days written`);
