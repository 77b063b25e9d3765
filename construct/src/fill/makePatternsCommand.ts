import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRandom, hashText } from '@monster/engine';
import { fill } from './fill.ts';
import { growPattern } from './growPattern.ts';
import { formatPatterns, parsePatterns } from './patterns.ts';
import { rateGrid, scoresOf } from './score.ts';
import { indexWords } from '../words/wordIndex.ts';
import { parseWordList } from '../words/wordList.ts';

/** For each size: how many patterns to keep and to draw, how many black cells, and the longest word. */
const plan = new Map([
  [3, { keep: 1, draws: 5, black: [0, 0], longest: 3 }],
  [4, { keep: 3, draws: 60, black: [0, 4], longest: 4 }],
  [5, { keep: 14, draws: 300, black: [0, 8], longest: 5 }],
  [6, { keep: 24, draws: 400, black: [2, 12], longest: 6 }],
  [7, { keep: 40, draws: 400, black: [4, 15], longest: 7 }],
  [8, { keep: 12, draws: 150, black: [8, 16], longest: 8 }],
  [9, { keep: 20, draws: 200, black: [12, 20], longest: 8 }],
  [10, { keep: 10, draws: 150, black: [18, 26], longest: 8 }],
  [11, { keep: 14, draws: 200, black: [22, 30], longest: 8 }],
  [12, { keep: 10, draws: 150, black: [26, 34], longest: 8 }],
  [13, { keep: 14, draws: 200, black: [32, 40], longest: 8 }],
  [14, { keep: 8, draws: 120, black: [36, 46], longest: 9 }],
  [15, { keep: 14, draws: 150, black: [44, 56], longest: 8 }],
] as const);

const content = new URL('../../../content/', import.meta.url);
const words = parseWordList(readFileSync(new URL('words/words.txt', content), 'utf8'));
const scores = scoresOf(words);
const index = indexWords(words.filter((word) => word.score >= 55));

/** Returns the average quality of three fills; a pattern that does not fill quickly all three times is worth nothing. */
function worth(rows: readonly string[]): number {
  let total = 0;
  for (const seed of [1, 2, 3]) {
    const filled = fill({ rows, index, seed, maxTries: rows.length < 12 ? 150 : 1500 });
    if (filled === null) return 0;
    total += rateGrid(filled, scores).score;
  }
  const black = [...rows.join('')].filter((cell) => cell === '#').length;
  // Without a bonus for white cells, the blackest grids would always win.
  return total / 3 - (60 * black) / rows.length ** 2;
}

const file = new URL('patterns.txt', content);
const library = new Map(existsSync(file) ? parsePatterns(readFileSync(file, 'utf8')) : []);
const wanted = process.argv.slice(2).map(Number);
for (const [size, { keep, draws, black, longest }] of plan) {
  if (wanted.length > 0 && !wanted.includes(size)) continue;
  const random = createRandom(hashText(`patterns ${size}`));
  const found = new Map<string, { rows: string[]; worth: number }>();
  for (let draw = 0; draw < draws; draw++) {
    const share = Math.floor(black[0] + random() * (black[1] - black[0] + 1));
    const rows = growPattern(size, share, longest, random);
    if (rows === null || found.has(rows.join('\n'))) continue;
    found.set(rows.join('\n'), { rows, worth: worth(rows) });
  }
  const best = [...found.values()].filter((pattern) => pattern.worth > 0).sort((a, b) => b.worth - a.worth);
  library.set(
    size,
    best.slice(0, keep).map(({ rows }) => rows),
  );
  console.log(`${size}x${size}: ${found.size} drawn, ${best.length} fill, ${library.get(size)?.length} kept`);
}
writeFileSync(file, formatPatterns(library));
