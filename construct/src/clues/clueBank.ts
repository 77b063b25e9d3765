import { clueHasAnswer } from '@monster/engine';

/** A clue of the bank. A clue with a note plays: it puns, has two meanings or misleads, and the note says how. */
export interface BankClue {
  readonly text: string;
  /** 1 is direct and easy, 2 takes a second thought, 3 is tricky. */
  readonly difficulty: 1 | 2 | 3;
  readonly note?: string;
}

export const plays = ({ note }: BankClue): boolean => note !== undefined;
export const asks = ({ text }: BankClue): boolean => text.endsWith('?');
export const hasGap = ({ text }: BankClue): boolean => text.includes('___');

/** The clues of each answer. The series file identifies a clue by its position, so new ones go to the end of the list. */
export type ClueBank = ReadonlyMap<string, readonly BankClue[]>;

/** What makes an entry lively: it is not a word of the dictionary. */
export type LivelyKind = 'phrase' | 'name' | 'brand' | 'abbr';

/** An entry such as `ICE TEA (phrase)`: how it is written, and its kind. */
export interface LivelyEntry {
  readonly written: string;
  readonly kind: LivelyKind;
}

/** The bank with its lively entries by answer. */
export interface Bank {
  readonly clues: ClueBank;
  readonly lively: ReadonlyMap<string, LivelyEntry>;
}

/** The text of a file of clues or themes, with its name for messages. */
export interface ContentText {
  readonly name: string;
  readonly text: string;
}

/** Calls `read` with each line that is not empty and a function that refuses it, naming file and line. */
export function forEachLine(
  { name, text }: ContentText,
  read: (line: string, fail: (what: string) => never) => void,
): void {
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '') continue;
    read(line, (what) => {
      throw new Error(`${name}, line ${i + 1}: ${what}`);
    });
  }
}

/** Returns the letters of an entry as it is written; null when it is not an entry of 3 to 15 letters. */
export function answerOf(written: string): string | null {
  if (!/^[A-Z][A-Z '&.-]*$/.test(written) || written.endsWith(' ')) return null;
  const answer = written.replaceAll(/[^A-Z]/g, '');
  return answer.length >= 3 && answer.length <= 15 ? answer : null;
}

/** Parses a line such as `  2 Harder clue` or `  3 Playful clue? | What it plays with.`; null when it is none. */
export function parseClueLine(line: string): BankClue | null {
  const [, difficulty, text, note] = /^ {2}([123]) (\S(?:[^|]*[^|\s])?)(?: \| (\S.*\S))?$/.exec(line) ?? [];
  if (text === undefined) return null;
  const clue = { text, difficulty: Number(difficulty) as BankClue['difficulty'] };
  return note === undefined ? clue : { ...clue, note };
}

/** Parses clue files: a line with the word or `ICE TEA (phrase)`, then a line for each clue. */
export function parseClues(files: readonly ContentText[]): Bank {
  const clues = new Map<string, BankClue[]>();
  const lively = new Map<string, LivelyEntry>();
  for (const file of files) {
    let current: BankClue[] | undefined;
    forEachLine(file, (line, fail) => {
      const [, written = '', kind] = /^(.+?)(?: \((phrase|name|brand|abbr)\))?$/.exec(line) ?? [];
      const answer = answerOf(written);
      if (answer !== null) {
        if (clues.has(answer)) fail(`${answer} already has clues`);
        if (kind === undefined && written !== answer) fail(`"${line}" needs its kind, such as "(phrase)"`);
        if (kind !== undefined) lively.set(answer, { written, kind: kind as LivelyKind });
        clues.set(answer, (current = []));
        return;
      }
      const clue = parseClueLine(line);
      if (clue === null) fail(`"${line}" is neither a word nor a clue such as "  1 Easy clue"`);
      else if (current === undefined) fail('a clue comes before the first word');
      else current.push(clue);
    });
  }
  return { clues, lively };
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
