import { givesAway, type BankClue, type ClueBank, type Stems } from './clueBank.ts';

const longest = 60;
/** The series file identifies a clue by one digit. */
const most = 9;

/** Returns what is wrong with the bank, in words for its writers; empty when every clue follows the rules. */
export function brokenClueRules(bank: ClueBank, stems: Stems): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const [word, clues] of bank) {
    for (const difficulty of [1, 2])
      if (!clues.some((clue) => clue.difficulty === difficulty))
        faults.push(`${word}: no clue of difficulty ${difficulty}`);
    if (clues.length > most) faults.push(`${word}: more than ${most} clues`);
    if (!stems.has(word)) faults.push(`${word}: not in the word list`);
    if (clues.filter(({ text }) => text.includes('___')).length > 1)
      faults.push(`${word}: more than one clue with a gap`);
    for (const clue of clues) {
      for (const fault of faultsOf(clue, word, stems)) faults.push(`${word}: ${fault}: ${clue.text}`);
      const key = clue.text.toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined) faults.push(`${word}: the same clue as for ${owner}: ${clue.text}`);
      owners.set(key, word);
    }
  }
  return faults;
}

function faultsOf({ text }: BankClue, word: string, stems: Stems): string[] {
  const faults: string[] = [];
  if (text.length > longest) faults.push(`${text.length} characters`);
  if (!/^[\x20-\x7e]+$/.test(text)) faults.push('a letter or quote that is not plain ASCII');
  if (!/^["'(]*(?:___|[A-Z0-9$])/.test(text)) faults.push('does not begin with a capital');
  if (/_/.test(text.replace('___', ''))) faults.push('a gap is three underscores, once');
  if (/ {2}/.test(text)) faults.push('two spaces in a row');
  if (/[^.]\.$/.test(text) && !/(?:\b[A-Z][a-z]{0,4}|\b[A-Z]|\betc)\.$/.test(text))
    faults.push('ends with a period');
  if ((text.match(/"/g) ?? []).length % 2 === 1) faults.push('a quote is not closed');
  if (givesAway(text, word, stems) || hides(text, word)) faults.push('names the answer');
  return faults;
}

/** True when the answer is part of a longer word. Four letters catch the eye there; three hide in half the language. */
function hides(text: string, word: string): boolean {
  return word.length >= 4 && (text.toUpperCase().match(/[A-Z]+/g) ?? []).some((part) => part.includes(word));
}
