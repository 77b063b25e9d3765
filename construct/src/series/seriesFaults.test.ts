import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSeries, readSeriesBank } from '../contentFiles.ts';
import { answersOf, blackShare, mean } from '../fill/grids.ts';
import type { FilledDay } from './dailySeries.ts';
import { seriesFaults } from './seriesFaults.ts';
import { clueRestDays } from './wordUses.ts';
import { dayOf, isThemeDay } from './weekPlan.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
const series = readSeries(contentDir, bank);

describe('the daily series', () => {
  it('begins early enough to give a new site an archive', () => {
    expect(series.first).toBeLessThanOrEqual(dayOf('2026-11-15') - 60);
    expect(series.days.length).toBeGreaterThanOrEqual(1095);
  });
  it(
    'follows every rule to its end and into the next round, and therefore forever',
    { timeout: 300_000 },
    () => {
      expect(seriesFaults(series, bank, series.first, series.days.length + clueRestDays)).toEqual([]);
    },
  );
  it('has as many clues for each word as the word has uses in 121 days', () => {
    const days = new Map<string, number[]>();
    series.days.forEach((filled, i) => {
      for (const answer of answersOf(filled.rows)) days.set(answer, [...(days.get(answer) ?? []), i]);
    });
    const themed = new Set(bank.themes.flatMap(({ entries }) => entries.map(({ answer }) => answer)));
    const most = (uses: readonly number[]) =>
      Math.max(
        ...uses.map((first) => uses.filter((day) => day >= first && day <= first + clueRestDays).length),
      );
    const lacking = [...days].filter(
      ([word, uses]) => !themed.has(word) && (bank.clues.get(word)?.length ?? 0) < most(uses),
    );
    expect(lacking).toEqual([]);
  });
  it('is open, on average and without exception', () => {
    const black = (size: number) => {
      const grids = series.days.filter(({ rows }) => rows.length === size);
      return mean(grids.map(({ rows }) => blackShare(rows)));
    };
    expect(black(5)).toBeLessThanOrEqual(0.13);
    expect(black(6)).toBeLessThanOrEqual(0.17);
    expect(black(7)).toBeLessThanOrEqual(0.17);
    expect(black(11)).toBeLessThanOrEqual(0.2);
    expect(series.days.filter(({ rows }) => blackShare(rows) === 0).length).toBeGreaterThanOrEqual(20);
  });
  it('plays in at least 15% of the clues from Friday to Sunday, with short clues', () => {
    const clues = series.days.filter((_, i) => [4, 5, 6].includes(i % 7)).flatMap((filled) => filled.clues);
    expect(clues.filter(({ note }) => note !== undefined).length / clues.length).toBeGreaterThanOrEqual(0.15);
    const lengths = clues.map(({ text }) => text.length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(22);
  });
  it('uses more than sixty themes, none twice in 52 Sundays', () => {
    const used = series.days.filter((_, i) => isThemeDay(series.first + i)).map(({ title }) => title);
    const again = used.filter((title, i) => used.slice(i + 1, i + 52).includes(title));
    expect(again).toEqual([]);
    expect(new Set(used).size).toBeGreaterThanOrEqual(60);
  });
});

describe('seriesFaults', () => {
  const [first, second] = series.days as readonly [FilledDay, FilledDay];
  const faultsOf = (...days: FilledDay[]) => {
    const week = [...days, ...series.days.slice(days.length, 7)];
    return seriesFaults({ first: series.first, days: week }, bank, series.first, 7).join('\n');
  };
  it('finds what returns too early, and days that do not fit their weekday', () => {
    const faults = faultsOf(first, second, first, first, first, first, first);
    expect(faults).toMatch(/2026-09-16: [A-Z]+ again after 2 days/);
    expect(faults).toMatch(/2026-09-16: [A-Z]+: the same clue again after 2 days/);
    expect(faults).toContain('2026-09-16: the same pattern again after 2 days');
    expect(faults).toContain(`2026-09-16: the title "${first.title}" again after 2 days`);
    expect(faults).toContain('2026-09-19: a grid of 5 on a day of 7');
    expect(faults).toContain('2026-09-20: no theme');
  });
  it('finds stars that the rule does not give, and a title that belongs to nothing', () => {
    expect(faultsOf({ ...first, stars: 3 })).toContain('2026-09-14: 3 stars');
    expect(faultsOf({ ...first, title: 'The Ticklish Yeti' })).toContain(
      '2026-09-14: the title "The Ticklish Yeti" belongs to no entry',
    );
  });
  it('finds a grid that is too black or falls apart, and two clues by one formula', () => {
    const rows = ['LOB##', 'IRE##', 'NEEDS', '##AIR', '##TEA'];
    expect(faultsOf({ ...first, rows })).toContain('2026-09-14: 32% black');
    const clues = first.clues.map((clue, i) => ({ ...clue, text: i < 2 ? `Kind of thing ${i}` : clue.text }));
    expect(faultsOf({ ...first, clues })).toContain('"Kind of thing 1" has the formula of another clue');
  });
});
