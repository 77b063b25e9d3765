import { readdirSync, readFileSync } from 'node:fs';
import { entryName, findEntries, lintPuzzle, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { givesAway } from './clues/clueBank.ts';
import { brokenPatternRule, fallsApart } from './fill/growPattern.ts';
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
  notes?: Record<string, string>;
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
  it('is open: the largest grids have at most 18% black cells, and none falls apart', () => {
    const blackOf = ({ grid }: ShippedPuzzle) => (grid.join('').split('#').length - 1) / grid.length ** 2;
    const large = puzzles.filter(({ grid }) => grid.length >= 13);
    expect(large.map(({ id }) => id)).toEqual(['13-4-0001', '15-4-0001']);
    expect(large.filter((puzzle) => blackOf(puzzle) > 0.18)).toEqual([]);
    expect(puzzles.filter((puzzle) => blackOf(puzzle) > 0.22 || fallsApart(puzzle.grid))).toEqual([]);
  });
  it('has notes for clues that are there, and wordplay from the fourth level on', () => {
    for (const { grid, notes = {} } of puzzles) {
      const names = new Set(findEntries(numberGrid(grid)).map(entryName));
      expect(Object.keys(notes).filter((name) => !names.has(name))).toEqual([]);
    }
    const noted = puzzles.filter(({ notes }) => Object.keys(notes ?? {}).length >= 3).map(({ id }) => id);
    expect(noted).toEqual(expect.arrayContaining(['06-3-0001', '07-3-0001', '13-4-0001', '15-4-0001']));
  });
  it('contains the puzzles that routes name', () => {
    const ids = puzzles.map((puzzle) => puzzle.id);
    const named = ['03-1-0001', '04-1-0001', '05-2-0001', '06-3-0001', '07-3-0001', '2', '13-4-0001'];
    expect(ids).toEqual(expect.arrayContaining(named));
  });
  it('features a 9x9, an 11x11 and a 15x15', () => {
    const sizes = puzzles.filter((puzzle) => puzzle.featured).map((puzzle) => puzzle.grid.length);
    expect(sizes).toEqual(expect.arrayContaining([9, 11, 15]));
  });
});
