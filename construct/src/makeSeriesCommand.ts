import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSeriesBank } from './contentFiles.ts';
import { formatSeries } from './dailySeries.ts';
import type { FilledDay } from './fillDay.ts';
import { makeDay } from './makeDay.ts';
import { readShippedDailies, usesOf } from './shippedDailies.ts';
import { cluedWordsOf } from './seriesFaults.ts';
import { dateOf, dayOf } from './weekPlan.ts';
import { withDay } from './wordUses.ts';

// Makes the whole series anew into content/daily/series.txt; takes some minutes.

const first = dayOf('2026-09-14');
const cycle = 157 * 7;
const contentDir = fileURLToPath(new URL('../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
let uses = usesOf(readShippedDailies(contentDir), cycle);
const days: FilledDay[] = [];
for (let day = first; day < first + cycle; day++) {
  const filled = makeDay(day, first, uses, bank);
  if (filled === null) throw new Error(`no puzzle could be made for ${dateOf(day)}`);
  days.push(filled);
  uses = withDay(uses, day, cluedWordsOf(filled));
  if (days.length % 100 === 0) console.log(`${days.length} days`);
}
writeFileSync(`${contentDir}daily/series.txt`, formatSeries({ first, days }, bank.clues));
console.log(`${days.length} days written, ${uses.byWord.size} words used`);
