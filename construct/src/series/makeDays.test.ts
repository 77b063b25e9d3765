import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSeries, readSeriesBank } from '../contentFiles.ts';
import { shapeOf } from '../fill/grids.ts';
import { cluedWordsOf, type FilledDay } from './dailySeries.ts';
import { makeDays } from './makeDays.ts';
import { seriesFaults } from './seriesFaults.ts';
import { clueRestDays } from './wordUses.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const bank = readSeriesBank(contentDir);
const series = readSeries(contentDir, bank);
const at = 200;
const day = series.first + at;
const size = (series.days[at] as FilledDay).rows.length;
const all = new Map(series.days.map((filled, i) => [series.first + i, filled]));
const without = (): Map<number, FilledDay> => new Map([...all].filter(([each]) => each !== day));
const remake = (broken: ReadonlyMap<number, FilledDay>) =>
  makeDays(series.first, series.days.length, bank, { kept: without(), broken });
const faultsAround = (days: FilledDay[]) =>
  seriesFaults({ first: series.first, days }, bank, day - clueRestDays, 2 * clueRestDays);

describe('makeDays', () => {
  it('makes a missing day, keeps the others, and breaks no rule', () => {
    const days = remake(new Map());
    expect(days.filter((filled, i) => i !== at && filled !== series.days[i])).toEqual([]);
    expect(faultsAround(days)).toEqual([]);
  });
  it('makes another grid for a day that has the pattern of a day close by', () => {
    const near = series.days.findIndex(({ rows }, i) => i > at && i <= at + 14 && rows.length === size);
    const shape = shapeOf((series.days[near] as FilledDay).rows);
    const twin = series.days.find(
      ({ rows }, i) => i !== near && shapeOf(rows) === shape && Math.abs(i - at) > 14,
    ) as FilledDay;
    const days = remake(new Map([[day, twin]]));
    expect(shapeOf((days[at] as FilledDay).rows)).not.toBe(shape);
    expect(faultsAround(days)).toEqual([]);
  });
  it('keeps the grid and title of a day whose clues break a rule', () => {
    const old = series.days[at] as FilledDay;
    const broken = {
      ...old,
      clues: old.clues.map(() => ({ text: 'Worn-out clue', difficulty: 1 as const })),
    };
    const days = remake(new Map([[day, broken]]));
    expect(days[at]).toMatchObject({ rows: old.rows, title: old.title });
    expect(cluedWordsOf(days[at] as FilledDay).map(({ clue }) => clue)).not.toContain('Worn-out clue');
    expect(faultsAround(days)).toEqual([]);
  });
});
