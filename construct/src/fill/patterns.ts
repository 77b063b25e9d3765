/** The screened patterns by size: rows of `#` and `.`. */
export type PatternLibrary = ReadonlyMap<number, readonly (readonly string[])[]>;

/** Parses the shipped library: blocks of rows with an empty line between them; `//` starts a comment. */
export function parsePatterns(text: string): PatternLibrary {
  const library = new Map<number, string[][]>();
  for (const block of text.replaceAll(/^\/\/.*\n/gm, '').split(/\n\s*\n/)) {
    const rows = block.split('\n').filter(Boolean);
    if (rows.length === 0) continue;
    library.set(rows.length, [...(library.get(rows.length) ?? []), rows]);
  }
  return library;
}

/** Writes a library as `parsePatterns` reads it. */
export function formatPatterns(library: PatternLibrary): string {
  const blocks = [...library]
    .sort(([a], [b]) => a - b)
    .flatMap(([, patterns]) => patterns)
    .map((rows) => rows.join('\n'));
  return `// Symmetric patterns that fill well, by size. # is black.\n${blocks.join('\n\n')}\n`;
}
