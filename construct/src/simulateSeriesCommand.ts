import { readFileSync, writeFileSync } from 'node:fs';
import { clueRestDays, fillDay, restDays, withDay, type UseDays } from './dailySeries.ts';
import { parsePatterns } from './patterns.ts';
import { leastScore, rateGrid, scoresOf } from './score.ts';
import { indexWords } from './wordIndex.ts';
import { parseWordList } from './wordList.ts';

/** The most clues that we plan to write for a word, by length: what the rest days allow in 120 days, within reason. */
const plannedClues = new Map([
  [3, 5],
  [4, 4],
  [5, 2],
  [6, 2],
  [7, 2],
]);
const firstDay = Date.UTC(2026, 10, 16) / 86_400_000;
const dayCount = Number(process.argv[2] ?? 1095);

const content = new URL('../../content/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, content), 'utf8');
const vocabulary = new Set(read('clues/words.txt').match(/^[A-Z]+/gm));
const words = parseWordList(read('words/words.txt')).filter((word) => vocabulary.has(word.text));
const scores = scoresOf(words);
const bank = {
  index: indexWords(words),
  patterns: parsePatterns(read('daily/patterns.txt')),
  scores,
  clueCounts: new Map(words.map(({ text }) => [text, plannedClues.get(text.length) ?? 0])),
};

let uses: UseDays = new Map();
const times: number[] = [];
const ratings: number[] = [];
const gaps: number[] = [];
const grids = new Set<string>();
for (let day = firstDay; day < firstDay + dayCount; day++) {
  const start = performance.now();
  const rows = fillDay(day, uses, bank);
  times.push(performance.now() - start);
  if (rows === null) {
    gaps.push(day);
    continue;
  }
  ratings.push(rateGrid(rows, scores).score);
  grids.add(rows.join());
  uses = withDay(uses, day, rows);
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const mostIn120 = (days: readonly number[]): number =>
  Math.max(
    0,
    ...days.map((day) => days.filter((other) => other >= day && other - day <= clueRestDays).length),
  );
const shortestGap = (length: number): number =>
  Math.min(
    ...[...uses]
      .filter(([word]) => restDays(word.length) === restDays(length))
      .flatMap(([, days]) => days.slice(1).map((day, i) => day - (days[i] ?? 0))),
  );

console.log(`${dayCount} days, ${gaps.length} without a grid, ${grids.size} different grids`);
console.log(`${uses.size} of ${words.length} words used`);
console.log(
  `shortest repeat: 3 letters ${shortestGap(3)}, 4 letters ${shortestGap(4)}, 5 or more ${shortestGap(5)} days`,
);
console.log(`fill time: p50 ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms`);
console.log(
  `score: least ${at(ratings, 0)}, p5 ${at(ratings, 0.05)}, median ${at(ratings, 0.5)}, best ${at(ratings, 1)}`,
);
console.log(`below ${leastScore(7)}: ${ratings.filter((rating) => rating < leastScore(7)).length}`);

const lines = [
  '# The words of the daily series, best used first: WORD, uses in the simulation, clues wanted.',
];
for (const length of plannedClues.keys()) {
  const group = words
    .filter(({ text }) => text.length === length)
    .map(({ text }) => ({ text, days: uses.get(text) ?? [] }))
    .sort((a, b) => b.days.length - a.days.length || (a.text < b.text ? -1 : 1));
  lines.push('', `# ${length} letters: ${group.length} words`);
  lines.push(...group.map(({ text, days }) => `${text} ${days.length} ${Math.max(2, mostIn120(days))}`));
}
writeFileSync(new URL('clues/words.txt', content), `${lines.join('\n')}\n`);
