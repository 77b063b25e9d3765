/** A line of the file that is not blank, without blanks at its ends. */
export interface XdLine {
  readonly text: string;
  readonly line: number;
}

export interface XdSections {
  readonly metadata: readonly XdLine[];
  readonly grid: readonly XdLine[];
  readonly clues: readonly XdLine[];
  readonly hasNotes: boolean;
}

const ORDER = ['metadata', 'grid', 'clues', 'notes'];

/** Splits at `## Name` headings, or, in a file without them, wherever two lines or more are blank. */
export function splitXd(text: string): XdSections {
  const lines = text.split(/\r\n?|\n/u).map((line) => line.trim());
  const hasHeadings = lines.some((line) => /^## ?metadata$/iu.test(line));
  const sections = new Map<string, XdLine[]>();
  let current = hasHeadings ? '' : 'metadata';
  let blanks = 0;
  for (const [index, line] of lines.entries()) {
    const [, heading] = /^## ?(.+)$/u.exec(line) ?? [];
    if (hasHeadings && heading !== undefined) {
      current = heading.trim().toLowerCase();
      continue;
    }
    const isNext = !hasHeadings && blanks >= 2 && sections.has(current) && current !== 'notes';
    if (line !== '' && isNext) current = ORDER[ORDER.indexOf(current) + 1] ?? 'notes';
    blanks = line === '' ? blanks + 1 : 0;
    if (line === '') continue;
    const section = sections.get(current) ?? [];
    section.push({ text: line, line: index + 1 });
    sections.set(current, section);
  }
  const linesOf = (name: string): readonly XdLine[] => sections.get(name) ?? [];
  return {
    metadata: linesOf('metadata'),
    grid: linesOf('grid'),
    clues: linesOf('clues'),
    hasNotes: linesOf('notes').length > 0,
  };
}
