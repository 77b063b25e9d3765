import { MAX_INTRODUCTION_LENGTH } from '@monster/engine';
import { cleanText, withoutControls } from './cleanText.ts';

/** Returns a text of several lines, each as `cleanText` returns it, with at most one empty line in a row. */
export function cleanLines(text: string): string {
  const lines = withoutControls(text.replaceAll(/\r\n?|[\u{2028}\u{2029}]/gu, '\n')).split('\n');
  return lines
    .map(cleanText)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Joins the texts that a file has about the whole puzzle; one that says the same as an earlier one is left out. */
export function joinTexts(texts: readonly string[]): string {
  return [...new Set(texts.map(cleanLines))].filter((text) => text !== '').join('\n\n');
}

/** Returns the introduction of a puzzle as it is stored; one that is too long ends after a word, with a warning. */
export function readIntroduction(text: string): { introduction?: string; warnings: string[] } {
  const introduction = cleanLines(text);
  const characters = [...introduction];
  if (introduction === '') return { warnings: [] };
  if (characters.length <= MAX_INTRODUCTION_LENGTH) return { introduction, warnings: [] };
  const start = characters.slice(0, MAX_INTRODUCTION_LENGTH - 1).join('');
  const warning = `The introduction has ${characters.length} characters and is cut off after ${MAX_INTRODUCTION_LENGTH}. Shorten it in the file to keep its end.`;
  return { introduction: `${start.replace(/\s+\S*$/u, '')}…`, warnings: [warning] };
}
