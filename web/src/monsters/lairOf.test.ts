import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import type { Completion } from '../game/completions.ts';
import { lairOf } from './lairOf.ts';

const today = '2026-11-18';
const puzzleOf = (id: string, title = '', datePublished = '') => ({ id, title, datePublished });
const puzzles = Array.from({ length: 40 }, (_, index) => puzzleOf(`05-1-${index}`));
const special = puzzleOf(MONSTER_PUZZLE_ID);
const teaser = (date: string) => puzzleOf(`teaser ${date}`, 'Daily Teaser', date);

/** A completion from before solves were kept. */
const old = (puzzleId: string): Completion => ({ puzzleId, uid: null });
const solved = ({ id, title, datePublished }: ReturnType<typeof puzzleOf>, isGolden = false): Completion => ({
  puzzleId: id,
  uid: null,
  solve: { title, date: datePublished, solvedAt: `${today}T10:00:00Z`, timeMs: 1, isGolden, word: '' },
});

describe('the monsters that are found', () => {
  test('are listed once, and the one that hatched last comes first', () => {
    const { others, count } = lairOf(puzzles, ['05-1-3', '05-1-7', '05-1-3'].map(old), today);
    expect(others.map(({ puzzle }) => puzzle.id)).toEqual(['05-1-7', '05-1-3']);
    expect(count).toBe(2);
  });

  test('stay when their puzzles are deleted', () => {
    expect(lairOf([], [old('2')], today).others).toEqual([{ puzzle: puzzleOf('2'), solve: undefined }]);
  });

  test('are known without the list when their solves were kept', () => {
    const { families, others, count, goldenCount } = lairOf(
      [],
      [solved(teaser('2026-11-04'), true), solved(puzzleOf('x', 'Court Favorite', '2026-10-02'))],
      today,
    );
    expect(families.map(({ found }) => found.length)).toEqual([0, 1]);
    expect(others[0]?.puzzle.title).toBe('Court Favorite');
    expect([count, goldenCount]).toEqual([2, 1]);
  });

  test('take title and date from the list when their solves were not kept', () => {
    const list = [teaser('2026-11-04')];
    expect(lairOf(list, [old('teaser 2026-11-04')], today).others).toEqual([]);
    expect(lairOf([], [old('teaser 2026-11-04')], today).others).toHaveLength(1);
  });

  test('are told by the first solve that was kept', () => {
    const first = { ...solved(teaser('2026-11-17'), true), uid: 'ann' };
    const later = solved(teaser('2026-11-17'));
    expect(lairOf([], [old('teaser 2026-11-17'), first, later], today).goldenCount).toBe(1);
    expect(lairOf([], [later, first], today).goldenCount).toBe(0);
  });
});

describe('the families', () => {
  test('are those of found monsters and the current one, the newest first', () => {
    const dates = ['2026-10-01', '2026-11-08', '2026-11-02'];
    const { families } = lairOf(
      [],
      dates.map((date) => solved(teaser(date))),
      today,
    );
    expect(families.map(({ found }) => found.length)).toEqual([0, 2, 1]);
  });

  test('have one monster a day: another puzzle of the same day is one of the others', () => {
    const second = puzzleOf('second', 'Daily Teaser - Extra', '2026-11-17');
    const { families, others } = lairOf([], [solved(second), solved(teaser('2026-11-17'))], today);
    expect(families[0]?.found).toHaveLength(1);
    expect(others.map(({ puzzle }) => puzzle.id)).toEqual(['second']);
  });

  test('know the puzzles that are out', () => {
    const list = ['2026-11-17', '2026-11-18', '2026-11-19'].map(teaser);
    expect([...lairOf(list, [], today).dailies.keys()]).toEqual(['2026-11-17', '2026-11-18']);
  });
});

describe('the monsters still to be found', () => {
  test('are shown in part, but all are counted', () => {
    const { hidden, hiddenCount } = lairOf([special, ...puzzles], [old('05-1-0')], today);
    expect(hidden).toHaveLength(11);
    expect(hidden[0]).toEqual(puzzleOf('05-1-1'));
    expect(hiddenCount).toBe(39);
  });

  test('do not include the special one and those of families that are shown', () => {
    const list = [special, teaser('2026-11-16'), teaser('2026-11-04')];
    expect(lairOf(list, [], today)).toMatchObject({
      hidden: [{ id: 'teaser 2026-11-04' }],
      hasSpecial: false,
    });
    expect(lairOf(list, [old(MONSTER_PUZZLE_ID)], today).hasSpecial).toBe(true);
  });

  test('are none once all of the list are found', () => {
    const list = [special, teaser('2026-11-16')];
    expect(lairOf(list, [old(MONSTER_PUZZLE_ID)], today)).toMatchObject({ hiddenCount: 0, hasAll: false });
    const all = list.map(({ id }) => old(id));
    expect(lairOf(list, all, today)).toMatchObject({ hiddenCount: 0, hasAll: true });
  });
});
