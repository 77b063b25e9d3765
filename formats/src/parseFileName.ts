import type { Metadata } from '@monster/engine';
import { cleanText, quote } from './cleanText.ts';
import { metadataProblems, withoutBy } from './metadata.ts';
import type { Problem } from './puzzleFile.ts';

const PATTERN = 'title__author__difficulty__YYYY-MM-DD';

/** What a file name says, and what is wrong with it. */
interface ParsedFileName {
  readonly metadata: Partial<Metadata>;
  readonly errors: readonly Problem[];
}

/** Splits a name at its last dot; the extension is in lower case. */
export function splitExtension(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? { base: name, extension: '' }
    : { base: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

/** Returns why a name is not acceptable for a file of any format, or null. */
export function unsafeNameProblem(name: string): string | null {
  if (/[/\\]/u.test(name)) return 'File name: it must not contain a folder.';
  if (/\p{Cc}/u.test(name)) return 'File name: it contains a control character.';
  if (name.length > 255) return 'File name: it is longer than 255 characters.';
  return null;
}

/** Reads `title__author__difficulty__YYYY-MM-DD`, in which single underscores stand for spaces. */
export function parseFileName(base: string): ParsedFileName {
  const fields = base.split('__').map((field) => cleanText(field.replaceAll('_', ' ')));
  if (fields.length !== 4)
    return {
      metadata: {},
      errors: [
        {
          message: `File name: ${quote(base)} has ${fields.length} of the 4 fields ${PATTERN}.`,
        },
      ],
    };
  const [title = '', author = '', stars = '', datePublished = ''] = fields;
  const given = {
    title,
    author: withoutBy(author),
    difficulty: /^\d$/u.test(stars) ? Number(stars) : 0,
    datePublished,
  };
  const errors = metadataProblems(given).map(({ message, ...place }) => ({
    message: `File name: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    ...place,
  }));
  const wrong = new Set<string | undefined>(errors.map(({ field }) => field));
  const good = Object.entries(given).filter(([field]) => !wrong.has(field));
  return { metadata: Object.fromEntries(good), errors };
}
