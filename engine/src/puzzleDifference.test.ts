import { describe, expect, test } from 'vitest';
import { comparePuzzles, describeDifference, isSameVersion } from './puzzleDifference.ts';
import type { PuzzleVersion } from './puzzleDifference.ts';
import { dataOf } from './testGame.ts';

const versionOf = (rows: readonly string[], changes: Partial<PuzzleVersion> = {}): PuzzleVersion => ({
  title: 'Zoo',
  author: 'Ann',
  difficulty: 2,
  datePublished: '2026-11-15',
  rows,
  ...dataOf(rows),
  ...changes,
});
const rows = ['CAT', 'APE', 'BED'];
const before = versionOf(rows);
const [first, ...others] = before.acrossClues;
const withFirst = (clue: { text?: string; note?: string }) => ({
  acrossClues: [{ number: 1, text: first?.text ?? '', ...clue }, ...others],
});

describe('two versions of a puzzle', () => {
  test.each<[string, Partial<PuzzleVersion>, string[]]>([
    ['nothing', {}, []],
    ['metadata', { title: 'Zoo 2', difficulty: 3 }, ['Title: “Zoo” → “Zoo 2”', 'Difficulty: 2 → 3']],
    [
      'author and date',
      { author: 'Bo', datePublished: '2026-11-16' },
      ['Author: “Ann” → “Bo”', 'Date: 2026-11-15 → 2026-11-16'],
    ],
    ['a clue', withFirst({ text: 'Pet' }), ['1-Across: “Clue of 1-Across” → “Pet”']],
    ['a note', withFirst({ note: 'a pun' }), ['The note on 1-Across is new: “a pun”']],
    ['a letter', { rows: ['COT', 'APE', 'BED'] }, ['Row 1, column 2: A → O']],
    [
      'marks and the introduction',
      { circled: [1], shaded: [8], introduction: 'Hi' },
      ['The introduction is new: “Hi”', 'Row 1, column 2 is circled', 'Row 3, column 3 is shaded'],
    ],
  ])('differ in %s', (_what, changes, lines) => {
    const difference = comparePuzzles(before, versionOf(rows, changes));
    expect(describeDifference(difference)).toEqual(lines);
    expect(isSameVersion(difference)).toBe(lines.length === 0);
  });

  test('say which marks and which introduction are gone; a mark stays where it is in a larger grid', () => {
    const marked = versionOf(rows, { circled: [4, 8], introduction: 'Hi' });
    expect(describeDifference(comparePuzzles(marked, { ...before, circled: [8] }))).toEqual([
      'The introduction is gone: “Hi”',
      'Row 2, column 2 is no longer circled',
    ]);
    const larger = versionOf(['CATS', 'APEX', 'BEDS', 'XXXX'], { circled: [5, 10], introduction: 'Hi' });
    expect(comparePuzzles(marked, larger).marks).toEqual([]);
  });

  test('compare clues by the places of their words, not by their numbers', () => {
    const old = versionOf(['ABCD', 'EFGH', 'IJKL', 'MNOP']);
    const text = Object.fromEntries(old.acrossClues.map(({ number, text: clue }) => [number, clue]));
    const cut = versionOf(['#BCD', 'EFGH', 'IJKL', 'MNOP']);
    // Words that stay have their clues under new numbers.
    const acrossClues = cut.acrossClues.map((clue, i) =>
      i === 0 ? clue : { ...clue, text: text[[1, 5, 6, 7][i] ?? 0] ?? '' },
    );
    const lines = describeDifference(comparePuzzles(old, { ...cut, acrossClues, downClues: cut.downClues }));
    expect(lines).toContain('Row 1, column 1: A → a block');
    expect(lines).toContain('1-Across is new: “Clue of 1-Across”');
    expect(lines).toContain('1-Across is gone: “Clue of 1-Across”');
    expect(lines.filter((line) => /^[567]-Across/u.test(line))).toEqual([]);
  });

  test('of different sizes are not compared cell by cell, and many cells are counted', () => {
    expect(describeDifference(comparePuzzles(before, versionOf(['CATS', 'APEX', 'BEDS', 'XXXX'])))[0]).toBe(
      'Size: 3×3 → 4×4',
    );
    const lines = describeDifference(
      comparePuzzles(
        versionOf(['AAAA', 'AAAA', 'AAAA', 'AAAA']),
        versionOf(['BBBB', 'BBBB', 'BBBB', 'BBBA']),
      ),
    );
    expect(lines.filter((line) => line.startsWith('Row'))).toHaveLength(12);
    expect(lines).toContain('3 more cells');
  });
});
