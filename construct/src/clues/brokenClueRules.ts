import { givesAway, type Bank, type BankClue, type Stems } from './clueBank.ts';

const longest = 50;
const longestNote = 140;
/** The series file identifies a clue by one digit. */
const most = 9;
const fewest = 2;
/** The only words after which a clue ends with a period. */
const abbreviated =
  /\b(?:[A-Z][a-z]{0,4}|e\.g|i\.e|a\.m|p\.m|abbr|agcy|alt|amt|assn|co|deg|dept|dir|est|etc|fig|freq|govt|grp|inst|meas|min|mo|no|opp|orig|org|orgs|pl|pt|pts|sch|schs|soc|sq|sys|syst|tech|tel|temp|univ|vol|wk|yr|yrs)\.$/;

/** Returns what is wrong with the bank, in words for its writers; empty when every clue follows the rules. */
export function brokenClueRules({ clues: bank }: Pick<Bank, 'clues'>, stems: Stems): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const [word, clues] of bank) {
    if (!clues.some(({ difficulty }) => difficulty === 1)) faults.push(`${word}: no easy clue`);
    if (!clues.some(({ difficulty }) => difficulty > 1)) faults.push(`${word}: no harder clue`);
    if (clues.length < fewest || clues.length > most)
      faults.push(`${word}: ${clues.length} clues; ${fewest} to ${most} are right`);
    if (!stems.has(word)) faults.push(`${word}: not in the word list`);
    for (const clue of clues) {
      for (const fault of faultsOf(clue, word, stems)) faults.push(`${word}: ${fault}: ${clue.text}`);
      const key = clue.text.toLowerCase();
      const owner = owners.get(key);
      if (owner === word) faults.push(`${word}: the same clue twice: ${clue.text}`);
      owners.set(key, word);
    }
  }
  return faults;
}

function faultsOf({ text, note }: BankClue, word: string, stems: Stems): string[] {
  const faults: string[] = [];
  if (text.length > longest) faults.push(`${text.length} characters`);
  if (!/^[\x20-\x7e]+$/.test(text)) faults.push('a letter or quote that is not plain ASCII');
  if (!/^["'(]*(?:___|[A-Z0-9$])/.test(text)) faults.push('does not begin with a capital');
  if (/_/.test(text.replaceAll('___', ''))) faults.push('a gap is three underscores');
  if (/ {2}/.test(text)) faults.push('two spaces in a row');
  if (/[^.]\.$/.test(text) && !abbreviated.test(text)) faults.push('ends with a period');
  if ((text.match(/"/g) ?? []).length % 2 === 1) faults.push('a quote is not closed');
  if (givesAway(text, word, stems) || hides(text, word)) faults.push('names the answer');
  if (text.endsWith('?') && note === undefined && !text.includes('"')) faults.push('plays without a note');
  if (note !== undefined && !/^[\x20-\x7e]{8,}[.!?"']$/.test(note)) faults.push('the note is not a sentence');
  if (note !== undefined && note.length > longestNote) faults.push(`a note of ${note.length} characters`);
  return faults;
}

/** True when the answer is part of a longer word. Four letters catch the eye there; three hide in half the language. */
function hides(text: string, word: string): boolean {
  return word.length >= 4 && (text.toUpperCase().match(/[A-Z]+/g) ?? []).some((part) => part.includes(word));
}
