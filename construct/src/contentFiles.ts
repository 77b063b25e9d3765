import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clueHasAnswer, findEntries, isInSeries, numberGrid, SERIES_NAME } from '@monster/engine';
import { parseClues, type ClueBank } from './clues/clueBank.ts';
import { parseSeries, type DailySeries, type TitleWords } from './series/dailySeries.ts';
import type { SeriesBank } from './series/fillDay.ts';
import { parsePatterns } from './fill/patterns.ts';
import { scoresOf } from './fill/score.ts';
import { dayOf } from './series/weekPlan.ts';
import { indexWords } from './words/wordIndex.ts';
import { parseWordList } from './words/wordList.ts';
import type { CluedWords } from './series/wordUses.ts';

/** The word lengths for which the bank has a file. */
const clueLengths = [3, 4, 5, 6, 7];

/** Reads the clue bank of a content folder. */
export function readClues(contentDir: string): ClueBank {
  return parseClues(
    clueLengths.map((length) => {
      const name = `clues/${length}.txt`;
      return { name, text: readFileSync(path.join(contentDir, name), 'utf8') };
    }),
  );
}

/** Reads the shipped daily series and the words of its titles. */
export function readSeries(contentDir: string): { series: DailySeries; titles: TitleWords } {
  const read = (name: string): string => readFileSync(path.join(contentDir, 'daily', name), 'utf8');
  return {
    series: parseSeries(read('series.txt'), readClues(contentDir)),
    titles: JSON.parse(read('titles.json')) as TitleWords,
  };
}

/** Reads what the series is made from: the patterns, and the words that have clues and are not in its name. */
export function readSeriesBank(contentDir: string): SeriesBank {
  const read = (name: string): string => readFileSync(path.join(contentDir, name), 'utf8');
  const clues = readClues(contentDir);
  const all = parseWordList(read('words/words.txt'));
  const words = all.filter(({ text }) => clues.has(text) && !clueHasAnswer(SERIES_NAME, text));
  return {
    index: indexWords(words),
    patterns: parsePatterns(read('daily/patterns.txt')),
    scores: scoresOf(words),
    stems: new Map(all.map(({ text, stem }) => [text, stem])),
    clues,
  };
}

/** The part of a file in `content/puzzles` that matters to the series. */
interface PuzzleFile {
  readonly title: string;
  readonly datePublished: string;
  readonly grid: readonly string[];
  readonly across: Readonly<Record<string, string>>;
  readonly down: Readonly<Record<string, string>>;
}

/** Reads the hand-made Daily Teasers by day. They replace the series on their days, and it avoids their words. */
export function readShippedDailies(contentDir: string): Map<number, CluedWords> {
  const dir = path.join(contentDir, 'puzzles');
  const files = readdirSync(dir).map((name) => readFileSync(path.join(dir, name), 'utf8'));
  const dailies = files.map((text) => JSON.parse(text) as PuzzleFile).filter(isInSeries);
  return new Map(
    dailies.map(({ datePublished, grid, across, down }) => [
      dayOf(datePublished),
      findEntries(numberGrid(grid)).map(({ direction, number, answer }) => ({
        answer,
        clue: (direction === 'across' ? across : down)[number] ?? '',
      })),
    ]),
  );
}
