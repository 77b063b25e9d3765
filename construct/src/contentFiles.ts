import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clueHasAnswer, SERIES_NAME } from '@monster/engine';
import { parseClues, type Bank, type ContentText } from './clues/clueBank.ts';
import { parsePatterns } from './fill/patterns.ts';
import { scoresOf } from './fill/score.ts';
import { parseSeries, type DailySeries } from './series/dailySeries.ts';
import type { SeriesBank } from './series/judgeDay.ts';
import { parseTitles } from './series/titles.ts';
import { parseThemes, type Theme } from './themes/themes.ts';
import { indexWords } from './words/wordIndex.ts';
import { parseWordList } from './words/wordList.ts';

function readText(contentDir: string, name: string): ContentText {
  return { name, text: readFileSync(path.join(contentDir, name), 'utf8') };
}

/** Reads the clue bank of a content folder: a file for each length, `3.txt` first. */
export function readBank(contentDir: string): Bank {
  const names = readdirSync(path.join(contentDir, 'clues')).sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
  return parseClues(names.map((name) => readText(contentDir, `clues/${name}`)));
}

/** Reads the themes that an editor writes. */
export function readThemes(contentDir: string): Theme[] {
  return parseThemes(readText(contentDir, 'themes.txt'));
}

/** Reads the shipped daily series; a bank that is read already is not read again. */
export function readSeries(contentDir: string, bank?: SeriesBank): DailySeries {
  const source = bank ?? { clues: readBank(contentDir).clues, themes: readThemes(contentDir) };
  return parseSeries(readText(contentDir, 'daily/series.txt'), source);
}

/** The entries of a theme are the point of its puzzle, whether a word list knows them or not. */
const themeScore = 80;

function themeScores(themes: readonly Theme[]): [string, number][] {
  return themes.flatMap(({ entries }) => entries.map(({ answer }): [string, number] => [answer, themeScore]));
}

/** Reads what the series is made from: patterns, themes, titles, and the words that have clues and are not in its name. */
export function readSeriesBank(contentDir: string): SeriesBank {
  const bank = readBank(contentDir);
  const all = parseWordList(readText(contentDir, 'words/words.txt').text);
  const themes = readThemes(contentDir);
  const words = all.filter(({ text }) => bank.clues.has(text) && !clueHasAnswer(SERIES_NAME, text));
  return {
    ...bank,
    index: indexWords(words),
    patterns: parsePatterns(readText(contentDir, 'daily/patterns.txt').text),
    scores: new Map([...themeScores(themes), ...scoresOf(words)]),
    stems: new Map(all.map(({ text, stem }) => [text, stem])),
    titles: parseTitles(readText(contentDir, 'daily/titles.txt')),
    themes,
  };
}
