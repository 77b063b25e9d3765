import { fileURLToPath } from 'node:url';
import { findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { readSeries, readSeriesBank, readShippedDailies } from '../contentFiles.ts';
import { seriesFaults } from './seriesFaults.ts';
import { dayOf } from './weekPlan.ts';
import { clueRestDays } from './wordUses.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const { series, titles } = readSeries(contentDir);
const bank = readSeriesBank(contentDir);
const shipped = readShippedDailies(contentDir);
const proof = { series, titles, bank, shipped };

describe('the daily series', () => {
  it('begins early enough to give a new site an archive', () => {
    expect(series.first).toBeLessThanOrEqual(dayOf('2026-11-15') - 60);
    expect(series.days.length).toBeGreaterThanOrEqual(1095);
  });
  it('follows every rule for its first 120 days, including the hand-made ones', () => {
    expect(seriesFaults(proof, series.first, 120)).toEqual([]);
  });
  it(
    'follows every rule to its end and into the next round, and therefore forever',
    { timeout: 300_000 },
    () => {
      const none = { ...proof, shipped: new Map() };
      expect(seriesFaults(none, series.first, series.days.length + clueRestDays)).toEqual([]);
    },
  );
  it('has five or more clues for the hundred most frequent words', () => {
    const counts = new Map<string, number>();
    for (const { rows } of series.days)
      for (const { answer } of findEntries(numberGrid(rows)))
        counts.set(answer, (counts.get(answer) ?? 0) + 1);
    const top = [...counts].sort(([, a], [, b]) => b - a).slice(0, 100);
    expect(top.filter(([word]) => (bank.clues.get(word)?.length ?? 0) < 5)).toEqual([]);
  });
});

describe('seriesFaults', () => {
  const days = [series.days[0], series.days[1], ...series.days.slice(0, 5)].flatMap((day) => day ?? []);
  it('finds words and clues that return too early, and days that do not fit their weekday', () => {
    const faults = seriesFaults({ ...proof, series: { first: series.first, days } }, series.first, 7);
    expect(faults.join()).toMatch(/2026-09-16: [A-Z]+ again after 2 days/);
    expect(faults.join()).toMatch(/2026-09-16: [A-Z]+ has the same clue again after 2 days/);
    expect(faults.join()).toContain('2026-09-19: a grid of 6 on a day of 7');
  });
});
