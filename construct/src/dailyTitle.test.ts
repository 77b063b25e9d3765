import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSeries } from './contentFiles.ts';
import { dailyPuzzle } from './dailySeries.ts';
import { dailyTitle } from './dailyTitle.ts';
import { dateOf, dayOf } from './weekPlan.ts';

const words = { creatures: Array.from({ length: 7 }, () => ['Yeti', 'Imp']), moods: ['Shy', 'Sly', 'Tidy'] };
const day = dayOf('2026-11-16');

describe('dailyTitle', () => {
  it('is that of the day, whoever asks', () => {
    expect(dailyTitle(day, [], words)).toMatch(/^Daily Teaser - The (?:Shy|Sly|Tidy) (?:Yeti|Imp)$/);
    expect(dailyTitle(day, [], words)).toBe(dailyTitle(day, ['CAT'], words));
  });
  it('never names an answer of the grid', () => {
    const [, mood = '', beast = ''] = /The (\w+) (\w+)$/.exec(dailyTitle(day, [], words)) ?? [];
    const other = dailyTitle(day, [mood.toUpperCase(), beast.toUpperCase()], words);
    expect(other).toMatch(/^Daily Teaser/);
    expect(other).not.toContain(mood);
    expect(other).not.toContain(beast);
    expect(dailyTitle(day, ['SHY', 'SLY', 'TIDY'], words)).toBe('Daily Teaser');
    expect(dailyTitle(day, ['THE'], words)).toBe(`Daily Teaser - ${mood} ${beast}`);
  });
  it('gives nearly every day of the shipped series a title of its own', () => {
    const { series, titles } = readSeries(fileURLToPath(new URL('../../content/', import.meta.url)));
    const all = series.days.map((_, i) => dailyPuzzle(series, titles, dateOf(series.first + i)).title);
    expect(new Set(all).size).toBeGreaterThan(all.length * 0.99);
  });
});
