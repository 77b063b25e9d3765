import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBank } from '../contentFiles.ts';
import { basesOf, findStems, inflect, type Lemmas } from './families.ts';

const bands = [
  { band: 10, score: 88 },
  { band: 20, score: 78 },
  { band: 35, score: 62 },
  { band: 40, score: 56 },
  { band: 50, score: 40 },
] as const;

/** The least score of a word in the clue bank: whoever wrote its clues found it familiar. */
const familiarScore = 70;
/** The score of a phrase, name, brand or abbreviation of the bank: everybody knows it, and it enlivens a grid. */
const livelyScore = 80;

const wordsDir = new URL('../../../content/words/', import.meta.url);
const readList = (name: string): string =>
  readFileSync(new URL(name, wordsDir), 'utf8').replaceAll(/^#.*$/gm, '');
const listWords = (name: string): string[] => readList(name).toUpperCase().split(/\s+/).filter(Boolean);

/** Reads SCOWL: each word with the score of the most common band it is in. */
function readScowl(folder: string): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { band, score } of bands) {
    for (const dialect of ['english', 'american']) {
      const file = join(folder, `${dialect}-words.${band}`);
      for (const line of readFileSync(file, 'latin1').split('\n')) {
        if (/^[a-z]{3,15}$/.test(line) && !scores.has(line)) scores.set(line, score);
      }
    }
  }
  return scores;
}

/** Reads WordNet: its lemmas, irregular forms, and how often each lemma occurs in tagged text. */
function readWordNet(folder: string): Lemmas & { count(word: string): number } {
  const counts = new Map<string, number>();
  const irregular = new Map<string, string>();
  const lines = (name: string): string[] => readFileSync(join(folder, name), 'latin1').split('\n');
  for (const name of readdirSync(folder)) {
    if (name.startsWith('index.')) {
      for (const line of lines(name))
        if (/^[a-z]{3,} /.test(line)) counts.set(line.slice(0, line.indexOf(' ')), 0);
    }
    if (!name.endsWith('.exc')) continue;
    for (const line of lines(name)) {
      const [form, base] = line.split(' ');
      if (form !== undefined && base !== undefined) irregular.set(form, base);
    }
  }
  for (const line of lines('cntlist.rev')) {
    const [sense = '', , times = '0'] = line.split(' ');
    const lemma = sense.slice(0, sense.indexOf('%'));
    const known = counts.get(lemma);
    if (known !== undefined) counts.set(lemma, known + Number(times));
  }
  return {
    has: (word) => counts.has(word),
    irregular: (word) => irregular.get(word),
    count: (word) => counts.get(word) ?? 0,
  };
}

function buildList(scowl: string, wordNet: string): string[] {
  const lemmas = readWordNet(wordNet);
  const allowed = new Set(listWords('allowed.txt'));
  const barred = new Set([...listWords('blocked.txt'), ...listWords('sensitive.txt')].flatMap(blockedForms));
  const adjusted = new Map(
    readList('adjusted.txt')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
  const bank = readBank(fileURLToPath(new URL('..', wordsDir)));
  const scores = readScowl(scowl);
  for (const answer of bank.lively.keys())
    if (!scores.has(answer.toLowerCase())) scores.set(answer.toLowerCase(), livelyScore);
  for (const word of adjusted.keys()) if (!scores.has(word.toLowerCase())) scores.set(word.toLowerCase(), 0);
  const kin = readList('kin.txt')
    .split('\n')
    .map((line) => line.toLowerCase().split(' ').filter(Boolean));
  const stemOf = findStems(scores.keys(), lemmas, kin);

  const lines: { text: string; score: number; stem: string }[] = [];
  for (const [word, base] of scores) {
    const text = word.toUpperCase();
    if (barred.has(text) && !allowed.has(text)) continue;
    const bases = basesOf(word, lemmas);
    const times = Math.max(lemmas.count(word), ...bases.map((each) => lemmas.count(each) / 3));
    const computed = base + Math.min(12, 2 * Math.log2(1 + times)) - (bases.length > 0 ? 5 : 0);
    const least = bank.lively.has(text) ? livelyScore : bank.clues.has(text) ? familiarScore : 1;
    const score = Number(adjusted.get(text) ?? Math.round(computed));
    lines.push({ text, score: Math.max(least, Math.min(100, score)), stem: stemOf(word).toUpperCase() });
  }
  lines.sort((a, b) => a.text.length - b.text.length || b.score - a.score || (a.text < b.text ? -1 : 1));
  return lines.map(({ text, score, stem }) =>
    stem === text ? `${text} ${score}` : `${text} ${score} ${stem}`,
  );
}

function blockedForms(word: string): string[] {
  return inflect(word.toLowerCase()).map((form) => form.toUpperCase());
}

const [scowl = '/usr/share/dict/scowl', wordNet = '/usr/share/wordnet'] = process.argv.slice(2);
if (!existsSync(scowl) || !existsSync(wordNet)) {
  console.error('This needs the Debian packages scowl and wordnet-base, or their two folders as arguments.');
  process.exit(1);
}
const list = buildList(scowl, wordNet);
writeFileSync(
  new URL('words.txt', wordsDir),
  `# WORD score [STEM], by length, then the best known first. Built from SCOWL and WordNet: see LICENSES.md.\n${list.join('\n')}\n`,
);
console.log(`${list.length} words written`);
