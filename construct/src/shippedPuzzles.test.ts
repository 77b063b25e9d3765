import { readdirSync, readFileSync } from 'node:fs';
import { findEntries, lintPuzzle, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { givesAway } from './clues/clueBank.ts';
import { brokenPatternRule } from './fill/growPattern.ts';
import { leastScore, rateGrid, scoresOf } from './fill/score.ts';
import { parseWordList } from './words/wordList.ts';

interface ShippedPuzzle {
  id: string;
  title: string;
  author: string;
  difficulty: number;
  datePublished: string;
  featured: boolean;
  grid: string[];
  across: Record<string, string>;
  down: Record<string, string>;
}

const content = new URL('../../content/', import.meta.url);
const files = readdirSync(new URL('puzzles/', content)).filter((name) => name.endsWith('.json'));
const puzzles = files.map(
  (name) => JSON.parse(readFileSync(new URL(`puzzles/${name}`, content), 'utf8')) as ShippedPuzzle,
);
const words = parseWordList(readFileSync(new URL('words/words.txt', content), 'utf8'));
const scores = scoresOf(words);
const stems = new Map(words.map((word) => [word.text, word.stem]));

function clueFaults({ grid, across, down }: ShippedPuzzle): string[] {
  const entries = findEntries(numberGrid(grid));
  const faults = (['across', 'down'] as const).flatMap((direction) => {
    const numbers = entries
      .filter((entry) => entry.direction === direction)
      .map((entry) => String(entry.number));
    const given = Object.keys(direction === 'across' ? across : down).join(' ');
    return given === numbers.join(' ') ? [] : [`${direction} clues ${given} for ${numbers.join(' ')}`];
  });
  for (const { direction, number, answer } of entries) {
    const clue = (direction === 'across' ? across : down)[number] ?? '';
    if (givesAway(clue, answer, stems)) faults.push(`${answer}: the clue "${clue}" gives it away`);
    if (clue.length === 0 || clue.length > 60 || clue !== clue.trim())
      faults.push(`${answer}: clue of ${clue.length}`);
  }
  return faults;
}

function answerFaults({ grid }: ShippedPuzzle): string[] {
  const answers = findEntries(numberGrid(grid)).map(({ answer }) => answer);
  const kin = answers.map((answer) => stems.get(answer) ?? answer);
  return answers.filter((answer, i) => kin.indexOf(stems.get(answer) ?? answer) !== i || !scores.has(answer));
}

describe.each(puzzles)('puzzle $id', (puzzle) => {
  it('has the file name, size and difficulty in its id', () => {
    expect(files).toContain(`${puzzle.id}.json`);
    expect(puzzle.difficulty).toBeGreaterThanOrEqual(1);
    expect(puzzle.difficulty).toBeLessThanOrEqual(5);
    if (puzzle.id === '2') return;
    const size = String(puzzle.grid.length).padStart(2, '0');
    expect(puzzle.id).toMatch(new RegExp(`^${size}-${puzzle.difficulty}-\\d{4}$`));
  });
  it('has a fair grid of known words without repeats', () => {
    expect(brokenPatternRule(puzzle.grid)).toBeNull();
    expect(puzzle.grid.join('')).toMatch(/^[A-Z#]+$/);
    expect(answerFaults(puzzle)).toEqual([]);
  });
  it('has one short clue for every entry, and none gives the answer away', () => {
    expect(clueFaults(puzzle)).toEqual([]);
  });
  it('passes the lint without a warning', () => {
    const cluesOf = (clues: Record<string, string>) =>
      Object.entries(clues).map(([number, text]) => ({ number: Number(number), text }));
    const { grid, across, down } = puzzle;
    const data = { grid: numberGrid(grid), acrossClues: cluesOf(across), downClues: cluesOf(down) };
    expect(lintPuzzle(data)).toEqual([]);
  });
  it('is good enough to ship', () => {
    expect(rateGrid(puzzle.grid, scores).score).toBeGreaterThanOrEqual(leastScore(puzzle.grid.length));
  });
});

describe('the shipped collection', () => {
  it('contains the puzzles that routes name', () => {
    const ids = puzzles.map((puzzle) => puzzle.id);
    const named = ['03-1-0001', '04-1-0001', '05-2-0001', '06-3-0001', '07-3-0001', '2', '13-4-0001'];
    expect(ids).toEqual(expect.arrayContaining(named));
  });
  it('features a 9x9, an 11x11 and a 15x15', () => {
    const sizes = puzzles.filter((puzzle) => puzzle.featured).map((puzzle) => puzzle.grid.length);
    expect(sizes).toEqual(expect.arrayContaining([9, 11, 15]));
  });
  it('has a Daily Teaser with a unique title for each of twelve days', () => {
    const dailies = puzzles.filter((puzzle) => puzzle.title.startsWith('Daily Teaser '));
    const days = Array.from({ length: 12 }, (_, i) => `2026-11-${String(i + 4).padStart(2, '0')}`);
    expect(dailies.map((puzzle) => puzzle.datePublished).sort()).toEqual(days);
    expect(new Set(puzzles.map((puzzle) => puzzle.title)).size).toBe(puzzles.length);
  });
  it('never repeats a word within the twelve days', () => {
    const dailies = puzzles.filter((puzzle) => puzzle.title.startsWith('Daily Teaser '));
    const answers = dailies.flatMap((puzzle) =>
      findEntries(numberGrid(puzzle.grid)).map(({ answer }) => answer),
    );
    expect(answers.filter((answer, i) => answers.indexOf(answer) !== i)).toEqual([]);
  });
});
