import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findEntries, isInSeries, numberGrid } from '@monster/engine';
import { dayOf } from './weekPlan.ts';
import { withDay, type WordUses } from './wordUses.ts';

/** A puzzle file of `content/puzzles`, as far as the series cares. */
interface PuzzleFile {
  readonly title: string;
  readonly datePublished: string;
  readonly grid: readonly string[];
  readonly across: Readonly<Record<string, string>>;
  readonly down: Readonly<Record<string, string>>;
}

/** The words and clues of a day. */
export type CluedWords = readonly { readonly answer: string; readonly clue: string }[];

/** The hand-made Daily Teasers by day: they stand in place of the series, which keeps clear of their words. */
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

/** The uses that the hand-made days bring into a series. */
export function usesOf(dailies: ReadonlyMap<number, CluedWords>, cycle: number): WordUses {
  let uses: WordUses = { cycle, byWord: new Map() };
  for (const [day, words] of dailies) uses = withDay(uses, day, words);
  return uses;
}
