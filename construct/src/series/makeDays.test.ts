import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSeries, readSeriesBank, readShippedDailies } from '../contentFiles.ts';
import { makeDays } from './makeDays.ts';
import { seriesFaults } from './seriesFaults.ts';
import { clueRestDays, usesOf } from './wordUses.ts';

it('makes a missing day, keeps the others, and breaks no rule', () => {
  const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
  const { series, titles } = readSeries(contentDir);
  const bank = readSeriesBank(contentDir);
  const missing = series.first + 400;
  const kept = new Map(series.days.map((filled, i) => [series.first + i, filled]));
  kept.delete(missing);
  const uses = usesOf(readShippedDailies(contentDir), series.days.length);
  const days = makeDays(series.first, uses, bank, kept);
  expect(days.filter((filled, i) => i !== 400 && filled !== series.days[i])).toEqual([]);
  const proof = { series: { ...series, days }, titles, bank, shipped: new Map() };
  expect(seriesFaults(proof, missing - clueRestDays, 2 * clueRestDays)).toEqual([]);
});
