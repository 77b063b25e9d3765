import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findEntries, makeClueLists, numberGrid } from '@monster/engine';
import { writeCsv } from '@monster/formats';
import { readBank, readThemes } from '../contentFiles.ts';
import { answerOf } from '../clues/clueBank.ts';
import { parsePatterns } from '../fill/patterns.ts';
import { scoresOf } from '../fill/score.ts';
import { themeProblem } from '../themes/placeTheme.ts';
import { themeClues } from '../themes/themes.ts';
import { parseWordList } from '../words/wordList.ts';
import { openWorkshop } from './workshop.ts';

const usage =
  'npm run construct -- --size 7 --difficulty 3 --seed 42 [--theme "ICE TEA, NO WAY, TOP HAT"] [--report] [--out file.csv]';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return stop(`--${name} must be a whole number from ${least} to ${most}.\n${usage}`);
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '7' },
    difficulty: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    theme: { type: 'string', default: '' },
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
const shipped = readThemes(contentDir).find(({ title }) => title === values.theme);
const written = shipped?.entries.map((entry) => entry.written) ?? values.theme.split(',').filter(Boolean);
const theme = written.map(
  (entry) =>
    answerOf(entry.trim().toUpperCase()) ?? stop(`"${entry}" in --theme is no entry of 3 to 15 letters.`),
);
const problem = themeProblem(theme, size);
if (problem !== null) stop(problem);

const made = openWorkshop({ ...readBank(contentDir), words, patterns }).make(size, difficulty, seed, theme);
if (made === null)
  stop(
    `No ${size}x${size} grid could be filled with seed ${seed}; try another seed${theme.length > 0 ? ', size or theme' : ''}.`,
  );
const entries = findEntries(numberGrid(made.rows));
console.log(made.rows.map((row) => [...row].join(' ')).join('\n'));
const own = themeClues(shipped);
const clueOf = (answer: string) => own.get(answer)?.[0] ?? made.suggestions[answer]?.[0];
for (const direction of ['across', 'down'] as const) {
  console.log(direction);
  for (const { number, answer } of entries.filter((each) => each.direction === direction))
    console.log(`  ${number} ${answer}: ${clueOf(answer)?.text ?? '(no clue in the bank)'}`);
}
const lacking = entries.filter(({ answer }) => clueOf(answer) === undefined).length;
console.log(
  `${lacking === 0 ? 'no word lacks' : lacking === 1 ? '1 word lacks' : `${lacking} words lack`} a clue`,
);
if (values.report) {
  const scores = scoresOf(words);
  const weakest = entries
    .map(({ answer }) => ({ answer, score: scores.get(answer) ?? 0 }))
    .sort((a, b) => a.score - b.score)
    .slice(0, 5);
  console.log(`score: ${made.quality.score}`);
  console.log(`weakest words: ${weakest.map(({ answer, score }) => `${answer} ${score}`).join(', ')}`);
  console.log(`rare words: ${made.quality.rare.join(', ') || 'none'}`);
  console.log(`crossings of two rare words: ${made.quality.blindCrossings.join(', ') || 'none'}`);
}
const date = new Date().toISOString().slice(0, 10);
const out = values.out ?? `Untitled_${size}x${size}_seed_${seed}__Anonymous__${difficulty}__${date}.csv`;
const lists = makeClueLists(entries, ({ answer }) => clueOf(answer)?.text ?? '');
writeFileSync(out, writeCsv({ rows: made.rows, ...lists }));
console.log(`written: ${out}`);
