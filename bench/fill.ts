import { readFileSync } from 'node:fs';
import { fill } from '../construct/src/fill/fill.ts';
import { parsePatterns } from '../construct/src/fill/patterns.ts';
import { indexWords } from '../construct/src/words/wordIndex.ts';
import { parseWordList } from '../construct/src/words/wordList.ts';

// Measures how long one fill takes with the 20,000 best-known words, over patterns and seeds: npm run bench:fill
// It measures processor time, so that a busy machine yields the same figures as an idle one.
const fillsPerRow = 100;
/** The number of tries that the puzzle maker allows a pattern before it goes on to another. */
const maxTries = 3000;
const content = new URL('../content/', import.meta.url);
const words = parseWordList(readFileSync(new URL('words/words.txt', content), 'utf8'));
const known = words.toSorted((a, b) => b.score - a.score).slice(0, 20_000);
const library = parsePatterns(readFileSync(new URL('patterns.txt', content), 'utf8'));
const rows: readonly (readonly [name: string, patterns: readonly (readonly string[])[]])[] = [
  ['5x5 open', [Array.from({ length: 5 }, () => '.....')]],
  ...[7, 9, 11, 13, 15].map((size) => [`${size}x${size}`, library.get(size) ?? []] as const),
];

const index = indexWords(known);
/** Returns how long each fill of a row takes, in ms, and how many succeeded. */
function measure(patterns: readonly (readonly string[])[]): { times: number[]; filled: number } {
  const times: number[] = [];
  let filled = 0;
  for (let seed = 0; seed < fillsPerRow; seed++) {
    const startedAt = process.cpuUsage();
    if (fill({ rows: patterns[seed % patterns.length] ?? [], index, seed, maxTries }) !== null) filled += 1;
    times.push(process.cpuUsage(startedAt).user / 1000);
  }
  return { times: times.sort((a, b) => a - b), filled };
}

// A warm-up: the first fills run before the JavaScript engine has optimized the code.
for (const [, patterns] of rows) measure(patterns);
for (const [name, patterns] of rows) {
  const { times, filled } = measure(patterns);
  const [median = 0, worst = 0] = [times[fillsPerRow / 2], times.at(-1)];
  console.log(
    `${name}: ${patterns.length} patterns, ${filled} of ${fillsPerRow} filled, median ${median.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`,
  );
}
