import { fileURLToPath } from 'node:url';
import { findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { readSeriesBank } from '../contentFiles.ts';
import { blackShare, shapeOf } from '../fill/grids.ts';
import { brokenPatternRule, fallsApart } from '../fill/growPattern.ts';
import { cluedWordsOf } from './dailySeries.ts';
import { fillDay } from './fillDay.ts';
import { fillThemeDay } from './fillThemeDay.ts';
import type { Surroundings } from './judgeDay.ts';
import { dayOf, planOf } from './weekPlan.ts';
import { withDay, type WordUses } from './wordUses.ts';

const monday = dayOf('2026-11-16');
const cycle = 700;
const noUses: WordUses = { cycle, byWord: new Map() };
const nothing: Surroundings = { uses: noUses, shapes: new Set(), titles: new Set() };

const bank = readSeriesBank(fileURLToPath(new URL('../../../content/', import.meta.url)));

describe('fillDay', () => {
  it('makes weekdays of fair, open grids without a repeated word, the same each time', () => {
    const run = (): WordUses => {
      let uses = noUses;
      for (let day = monday; day < monday + 6; day++) {
        const filled = fillDay(day, { ...nothing, uses }, bank);
        expect(brokenPatternRule(filled?.rows ?? [])).toBeNull();
        expect(filled?.clues).toHaveLength(findEntries(numberGrid(filled?.rows ?? [])).length);
        expect(planOf(day).stars).toContain(filled?.stars);
        if (filled !== null) uses = withDay(uses, day, cluedWordsOf(filled));
      }
      return uses;
    };
    const uses = run();
    expect([...uses.byWord.values()].filter((all) => all.length > 1)).toEqual([]);
    expect(run()).toEqual(uses);
  });
  it('uses neither a pattern of the days around it nor the title of another day', () => {
    const first = fillDay(monday, nothing, bank);
    const shapes = new Set([shapeOf(first?.rows ?? [])]);
    const titles = new Set([first?.title ?? '']);
    const second = fillDay(monday, { ...nothing, shapes, titles }, bank);
    expect(shapes).not.toContain(shapeOf(second?.rows ?? []));
    expect(titles).not.toContain(second?.title);
  });
  it('has only fair patterns to choose from, which do not fall apart and are open enough', () => {
    const all = [...bank.patterns.values()].flat();
    expect(all.filter((rows) => brokenPatternRule(rows) !== null || fallsApart(rows))).toEqual([]);
    const most = new Map(
      [0, 1, 4, 6].map((weekday) => planOf(weekday + 3)).map((plan) => [plan.size, plan.mostBlack]),
    );
    expect(all.filter((rows) => blackShare(rows) > (most.get(rows.length) ?? 0))).toEqual([]);
  });
});

describe('fillThemeDay', () => {
  it('fills an 11x11 around three or more entries of the theme, with their own clues', () => {
    const made = bank.themes.slice(0, 6).flatMap((theme) => {
      const filled = fillThemeDay(monday + 6, theme, { draws: 500, mostBlack: 0.2, fills: 3 }, nothing, bank);
      return filled === null ? [] : [{ theme, filled }];
    });
    const [{ theme, filled } = { theme: undefined, filled: undefined }] = made;
    const own = new Map(theme?.entries.map(({ answer, clues }) => [answer, clues.map(({ text }) => text)]));
    const inTheme = cluedWordsOf(filled ?? { rows: [], clues: [] }).filter(({ answer }) => own.has(answer));
    expect(inTheme.length).toBeGreaterThanOrEqual(3);
    for (const { answer, clue } of inTheme) expect(own.get(answer)).toContain(clue);
    expect(filled?.title).toBe(theme?.title);
    expect(filled?.rows).toHaveLength(11);
  });
});
