import { answerOf, forEachLine, parseClueLine, type BankClue, type ContentText } from '../clues/clueBank.ts';

/** An entry that belongs to a theme, with clues in the theme's voice. */
export interface ThemeEntry {
  readonly answer: string;
  readonly written: string;
  readonly clues: readonly BankClue[];
}

/** Entries that belong together by one idea, at which the title hints. */
export interface Theme {
  readonly title: string;
  /** The idea, for players who ask after solving. */
  readonly why: string;
  /** The day of the year that it belongs to, as `MM-DD`. */
  readonly when?: string;
  readonly entries: readonly ThemeEntry[];
}

/** The fewest entries that make a theme. */
export const fewestEntries = 3;
export const longestTitle = 28;

interface Draft {
  title: string;
  why?: string;
  when?: string;
  entries: { answer: string; written: string; clues: BankClue[] }[];
  fail: (what: string) => never;
}

function finish({ fail, title, why, when, entries }: Draft): Theme {
  if (why === undefined) return fail(`the theme "${title}" has no line "WHY What its entries share."`);
  if (entries.length < fewestEntries) fail(`the theme "${title}" has fewer than ${fewestEntries} entries`);
  for (const { written, clues } of entries) if (clues.length === 0) fail(`${written} has no clue`);
  return { title, why, entries, ...(when === undefined ? {} : { when }) };
}

/**
 * Parses the themes: a block is `THEME Title`, an optional `WHEN 10-31`, `WHY What they share.`, and then each entry as
 * it is written, followed by its clues as in the bank.
 */
export function parseThemes(file: ContentText): Theme[] {
  const drafts: Draft[] = [];
  forEachLine(file, (line, fail) => {
    if (line.startsWith('#')) return;
    const [, key, value = ''] = /^(THEME|WHEN|WHY) (\S.*)$/.exec(line) ?? [];
    if (key === 'THEME') {
      if (value.length > longestTitle) fail(`a title has at most ${longestTitle} characters`);
      if (drafts.some(({ title }) => title === value)) fail(`there is another theme "${value}"`);
      drafts.push({ title: value, entries: [], fail });
      return;
    }
    const draft = drafts.at(-1) ?? fail('the first line of a theme is "THEME Title"');
    if (key === 'WHEN' && !/^(?:0[1-9]|1[0-2])-[0-3]\d$/.test(value))
      fail(`"${value}" is no day such as 10-31`);
    if (key === 'WHEN') draft.when = value;
    else if (key === 'WHY') draft.why = value;
    else readEntry(draft, line, fail);
  });
  return drafts.map(finish);
}

function readEntry({ entries }: Draft, line: string, fail: (what: string) => never): void {
  const answer = answerOf(line);
  if (answer !== null) {
    if (entries.some((entry) => entry.answer === answer)) fail(`${answer} is already in this theme`);
    entries.push({ answer, written: line, clues: [] });
    return;
  }
  const clue = parseClueLine(line) ?? fail(`"${line}" is neither an entry nor a clue such as "  2 A clue"`);
  const entry = entries.at(-1) ?? fail('a clue comes before the first entry');
  entry.clues.push(clue);
}

/** Returns the clues of a theme's entries by answer; one without a note of its own explains the theme. */
export function themeClues(theme: Theme | undefined): ReadonlyMap<string, readonly BankClue[]> {
  return new Map(
    theme?.entries.map(({ answer, clues }) => [answer, clues.map((clue) => ({ note: theme.why, ...clue }))]),
  );
}
