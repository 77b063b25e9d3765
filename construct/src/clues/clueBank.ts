import { clueHasAnswer } from '@monster/engine';

/** A clue of the bank: 1 is direct and easy, 2 takes a second thought. */
export interface BankClue {
  readonly text: string;
  readonly difficulty: 1 | 2;
}

/** The clues of each word. The series file identifies a clue by its position, so new ones go to the end of the list. */
export type ClueBank = ReadonlyMap<string, readonly BankClue[]>;

/** The text of a file of clues, with its name for messages. */
interface ClueFile {
  readonly name: string;
  readonly text: string;
}

/** Parses clue files: a line with the word, then a line `  1 Easy clue` or `  2 Harder clue` for each clue. */
export function parseClues(files: readonly ClueFile[]): ClueBank {
  const bank = new Map<string, BankClue[]>();
  for (const { name, text } of files) {
    let clues: BankClue[] | undefined;
    for (const [i, line] of text.split('\n').entries()) {
      const fail = (what: string): never => {
        throw new Error(`${name}, line ${i + 1}: ${what}`);
      };
      if (line === '') continue;
      if (/^[A-Z]{3,15}$/.test(line)) {
        if (bank.has(line)) fail(`${line} already has clues`);
        bank.set(line, (clues = []));
        continue;
      }
      const [, difficulty, clue] = /^ {2}([12]) (\S(?:.*\S)?)$/.exec(line) ?? [];
      if (clue === undefined) fail(`"${line}" is neither a word nor a clue such as "  1 Easy clue"`);
      if (clues === undefined) fail('a clue comes before the first word');
      else if (clue !== undefined) clues.push({ text: clue, difficulty: difficulty === '1' ? 1 : 2 });
    }
  }
  return bank;
}

/** The stem that each word shares with its inflections; a word that is not listed is its own stem. */
export type Stems = ReadonlyMap<string, string>;

/** True when a clue in plain ASCII names an answer: literally, inflected, or with another word of its family. */
export function givesAway(clue: string, answer: string, stems: Stems): boolean {
  const words = clue.toUpperCase().match(/[A-Z]+/g) ?? [];
  const stem = stems.get(answer) ?? answer;
  if (words.some((word) => (stems.get(word) ?? word) === stem)) return true;
  // The exact check is slow, and making a series needs millions of checks.
  return words.join('').includes(answer) && clueHasAnswer(clue, answer);
}
