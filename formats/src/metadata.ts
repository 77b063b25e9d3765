import { MAX_AUTHOR_LENGTH, MAX_TITLE_LENGTH } from '@monster/engine';
import type { Metadata } from '@monster/engine';
import { cleanText, hasControls, quote, withoutControls } from './cleanText.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a `YYYY-MM-DD` that exists in the calendar. */
function isCalendarDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(text)?.map(Number) ?? [];
  if (year < 1900 || day < 1 || day > (DAYS_IN_MONTH[month - 1] ?? 0)) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month !== 2 || day < 29 || isLeap;
}

/** Returns the name of an author without the "By" in front of it, which the site writes itself. */
export function withoutBy(author: string): string {
  return author.replace(/^by(?:: ?| )(?=\S)/iu, '');
}

/** The texts of a file that state its metadata, and the metadata that could be read from them. */
type StatedMetadata = Pick<PuzzleReading, 'metadata' | 'stated'>;

/** Reads the metadata in the texts of a file; empty and invalid ones are dropped. */
export function readMetadata(texts: Partial<Record<keyof Metadata, string>>): StatedMetadata {
  const textOf = (field: keyof Metadata): string => cleanText(withoutControls(texts[field] ?? ''));
  const [title, author] = [textOf('title'), withoutBy(textOf('author'))];
  const [difficulty, datePublished] = [textOf('difficulty'), textOf('datePublished')];
  return {
    stated: { title, author, difficulty, datePublished },
    metadata: {
      ...(title !== '' && { title }),
      ...(author !== '' && { author }),
      ...(/^[1-5]$/u.test(difficulty) && { difficulty: Number(difficulty) }),
      ...(isCalendarDate(datePublished) && { datePublished }),
    },
  };
}

function nameProblem(field: 'title' | 'author', text: string): string | null {
  const most = field === 'title' ? MAX_TITLE_LENGTH : MAX_AUTHOR_LENGTH;
  if (cleanText(text) === '') return `The ${field} is empty.`;
  if (hasControls(text)) return `The ${field} contains a control character.`;
  if (/\p{Emoji_Presentation}|\u{FE0F}/u.test(text)) return `The ${field} ${quote(text)} contains an emoji.`;
  const { length } = [...text];
  return length > most ? `The ${field} has ${length} characters; ${most} is the most.` : null;
}

/** Returns what is wrong with the metadata that is given, each problem with its field. */
export function metadataProblems(metadata: Partial<Metadata>): Problem[] {
  const { title, author, difficulty, datePublished } = metadata;
  const problems: Problem[] = [];
  const complain = (field: keyof Metadata, message: string | null): unknown =>
    message !== null && problems.push({ message, field });
  if (title !== undefined) complain('title', nameProblem('title', title));
  if (author !== undefined) complain('author', nameProblem('author', author));
  if (difficulty !== undefined && ![1, 2, 3, 4, 5].includes(difficulty))
    complain('difficulty', 'The difficulty is not a number from 1 to 5.');
  if (datePublished !== undefined && !isCalendarDate(datePublished))
    complain('datePublished', `The date ${quote(datePublished)} is not a calendar date (YYYY-MM-DD).`);
  return problems;
}

const FIELD_NAMES: Record<keyof Metadata, string> = {
  title: 'title',
  author: 'author',
  difficulty: 'difficulty (1 to 5)',
  datePublished: 'date (YYYY-MM-DD)',
};

/** Returns a problem for each field that neither the file nor its name states in a way that can be read. */
export function missingMetadata(
  metadata: Partial<Metadata>,
  stated: PuzzleReading['stated'] = {},
): Problem[] {
  return (Object.keys(FIELD_NAMES) as (keyof Metadata)[])
    .filter((field) => metadata[field] === undefined)
    .map((field) => {
      const text = stated[field] ?? '';
      const message =
        text === ''
          ? `The file does not state its ${FIELD_NAMES[field]}.`
          : `The file states ${quote(text)}, which cannot be read as its ${FIELD_NAMES[field]}.`;
      return { message, field };
    });
}
