import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRandom, findEntries, makeClueLists, numberGrid, shuffle } from '@monster/engine';
import { writeCsv } from '@monster/formats';
import { fairClues } from '../series/chooseClues.ts';
import { readClues } from '../contentFiles.ts';
import { makePuzzle } from './makePuzzle.ts';
import { parsePatterns } from '../fill/patterns.ts';
import { scoresOf } from '../fill/score.ts';
import { parseWordList } from '../words/wordList.ts';

const usage = 'npm run construct -- --size 7 --difficulty 3 --seed 42 [--report] [--out file.csv]';

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} must be a whole number from ${least} to ${most}.\n${usage}`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '7' },
    difficulty: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});
const size = readNumber('size', values.size, 3, 15);
const difficulty = readNumber('difficulty', values.difficulty, 1, 5);
const seed = readNumber('seed', values.seed, 0, 2 ** 32 - 1);
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const words = parseWordList(readFileSync(`${contentDir}words/words.txt`, 'utf8'));
const patterns = parsePatterns(readFileSync(`${contentDir}patterns.txt`, 'utf8'));
const bank = readClues(contentDir);
const stems = new Map(words.map(({ text, stem }) => [text, stem]));

const made = makePuzzle({ size, difficulty, seed, words, patterns });
if (made === null) {
  console.error(`No ${size}x${size} grid could be filled with seed ${seed}; try another seed.`);
  process.exit(1);
}
const entries = findEntries(numberGrid(made.rows));
console.log(made.rows.map((row) => [...row].join(' ')).join('\n'));
const random = createRandom(seed);
const clues = new Map(
  entries.map(({ answer }) => {
    const fair = fairClues(shuffle(bank.get(answer) ?? [], random), entries, stems);
    const clue = fair.find((each) => each.difficulty === (difficulty < 3 ? 1 : 2)) ?? fair[0];
    return [answer, clue?.text ?? ''];
  }),
);
for (const direction of ['across', 'down'] as const) {
  console.log(direction);
  for (const entry of entries.filter((each) => each.direction === direction))
    console.log(`  ${entry.number} ${entry.answer}: ${clues.get(entry.answer) || '(no clue in the bank)'}`);
}
if (values.report) {
  const scores = scoresOf(words);
  const weakest = entries
    .map(({ answer }) => ({ answer, score: scores.get(answer) ?? 0 }))
    .sort((a, b) => a.score - b.score);
  console.log(`score: ${made.quality.score}`);
  console.log(
    `weakest words: ${weakest
      .slice(0, 5)
      .map(({ answer, score }) => `${answer} ${score}`)
      .join(', ')}`,
  );
  console.log(`rare words: ${made.quality.rare.join(', ') || 'none'}`);
  console.log(`crossings of two rare words: ${made.quality.blindCrossings.join(', ') || 'none'}`);
}
const date = new Date().toISOString().slice(0, 10);
const out = values.out ?? `Untitled_${size}x${size}_seed_${seed}__Anonymous__${difficulty}__${date}.csv`;
const lists = makeClueLists(entries, ({ answer }) => clues.get(answer) ?? '');
writeFileSync(out, writeCsv({ rows: made.rows, ...lists }));
console.log(`written: ${out}`);
