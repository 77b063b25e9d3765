import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { entryName, findEntries, makeClueLists, numberGrid } from '@monster/engine';
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

const options = {
  size: { type: 'string', default: '7' },
  difficulty: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  theme: { type: 'string', default: '' },
  out: { type: 'string' },
  report: { type: 'boolean', default: false },
} as const;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // What follows the first sentence is advice for programmers.
    const [sentence = ''] = error instanceof Error ? error.message.split(/[.\n]/u) : [];
    return stop(`${sentence}.\n${usage}`);
  }
}

const values = readOptions();
const size = readNumber('size', values.size, 3, 15);
const difficulty = readNumber('difficulty', values.difficulty, 1, 5);
const seed = readNumber('seed', values.seed, 0, 2 ** 32 - 1);
const date = new Date().toISOString().slice(0, 10);
const out = values.out ?? `Untitled_${size}x${size}_seed_${seed}__Anonymous__${difficulty}__${date}.csv`;
if (path.extname(out).toLowerCase() !== '.csv') stop(`--out must be the name of a .csv file.\n${usage}`);
if (!existsSync(path.dirname(out))) stop(`There is no folder ${path.dirname(out)} for the file to go to.`);
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
const lists = makeClueLists(entries, ({ answer }) => clueOf(answer)?.text ?? '');
try {
  writeFileSync(out, writeCsv({ rows: made.rows, ...lists }));
} catch (error) {
  stop(
    `${out} cannot be written${error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''}.`,
  );
}
console.log(`written: ${out}`);
const lacking = entries.filter(({ answer }) => clueOf(answer) === undefined);
const places = lacking.map((entry) => `${entryName(entry)} (${entry.answer})`).join(', ');
if (lacking.length === 0) console.log('no word lacks a clue');
else
  console.log(
    `${lacking.length === 1 ? '1 word lacks' : `${lacking.length} words lack`} a clue: ${places}. Write ${lacking.length === 1 ? 'it' : 'them'} into the file before you upload it.`,
  );
