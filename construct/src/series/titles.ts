import { clueHasAnswer } from '@monster/engine';
import { forEachLine, type ContentText } from '../clues/clueBank.ts';
import { longestTitle } from '../themes/themes.ts';

/** The titles that play on an answer, by answer. */
export type Titles = ReadonlyMap<string, readonly string[]>;

/** Parses the titles: a line is `WORD Title`. */
export function parseTitles(file: ContentText): Titles {
  const titles = new Map<string, string[]>();
  forEachLine(file, (line, fail) => {
    if (line.startsWith('#')) return;
    const [, word = '', title = ''] = /^([A-Z]{3,15}) (\S.*\S)$/.exec(line) ?? [];
    if (word === '') fail(`"${line}" is not a word and a title, such as "BREAD Loaf Story"`);
    if (title.length > longestTitle) fail(`a title has at most ${longestTitle} characters`);
    if (clueHasAnswer(title, word)) fail(`the title "${title}" names ${word}`);
    titles.set(word, [...(titles.get(word) ?? []), title]);
  });
  return titles;
}

/** Returns a title that belongs to one of the answers and names none of them: from the longest answer that has one. */
export function titleFor(
  answers: readonly string[],
  titles: Titles,
  isTaken: (title: string) => boolean,
): string | null {
  const byLength = answers.toSorted((a, b) => b.length - a.length);
  const all = byLength.flatMap((answer) => titles.get(answer) ?? []);
  const isFair = (title: string) => !answers.some((answer) => clueHasAnswer(title, answer));
  return all.find((title) => !isTaken(title) && isFair(title)) ?? null;
}
