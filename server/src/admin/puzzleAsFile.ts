import type { FullPuzzle } from '@monster/contract';
import { formatFileName, writeCsv, writeIpuz, writePuz } from '@monster/formats';

/** A puzzle as a file to download. */
interface PuzzleFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export function puzzleAsFile(puzzle: FullPuzzle, format: 'csv' | 'ipuz' | 'puz'): PuzzleFile {
  const content = {
    rows: puzzle.grid.map((row) => row.map((cell) => (cell.isBlack ? '#' : cell.answer)).join('')),
    acrossClues: puzzle.acrossClues.toSorted((a, b) => a.number - b.number),
    downClues: puzzle.downClues.toSorted((a, b) => a.number - b.number),
    circled: puzzle.circled,
    shaded: puzzle.shaded,
    introduction: puzzle.introduction,
  };
  const name = formatFileName(puzzle, format);
  if (format === 'csv')
    return { name, type: 'text/csv; charset=utf-8', content: Buffer.from(writeCsv(content)) };
  if (format === 'ipuz')
    return {
      name,
      type: 'application/json; charset=utf-8',
      content: Buffer.from(writeIpuz(content, puzzle)),
    };
  return { name, type: 'application/x-crossword', content: Buffer.from(writePuz(content, puzzle)) };
}

/** The header that names a download: in full for current browsers, in ASCII for the others. */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\w.()' -]/gu, '-');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
