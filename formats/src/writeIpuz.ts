import { numberGrid } from '@monster/engine';
import type { Clue, Metadata } from '@monster/engine';
import { escapeHtml } from './html.ts';
import type { PuzzleContent } from './puzzleFile.ts';

/** A gray that every program can print. */
const SHADE = 'dcdcdc';

function styleOf({ circled = [], shaded = [] }: PuzzleContent, cell: number): object | null {
  const [isCircled, isShaded] = [circled.includes(cell), shaded.includes(cell)];
  if (!isCircled && !isShaded) return null;
  return { ...(isCircled && { shapebg: 'circle' }), ...(isShaded && { color: SHADE }) };
}

/** Writes an ipuz crossword (version 2); its texts are HTML. */
export function writeIpuz(content: PuzzleContent, metadata: Metadata): string {
  const size = content.rows.length;
  const [year, month, day] = metadata.datePublished.split('-');
  const listOf = (clues: readonly Clue[]) => clues.map(({ number, text }) => [number, escapeHtml(text)]);
  const file = {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    title: escapeHtml(metadata.title),
    author: escapeHtml(metadata.author),
    date: `${month}/${day}/${year}`,
    difficulty: String(metadata.difficulty),
    ...(content.introduction !== undefined && {
      notes: content.introduction.split('\n').map(escapeHtml).join('<br>'),
    }),
    dimensions: { width: size, height: size },
    block: '#',
    puzzle: numberGrid(content.rows).map((row, y) =>
      row.map((cell, x) => {
        const label = cell.isBlack ? '#' : (cell.number ?? 0);
        const style = styleOf(content, y * size + x);
        return style === null ? label : { cell: label, style };
      }),
    ),
    solution: content.rows.map((row) => [...row]),
    clues: { Across: listOf(content.acrossClues), Down: listOf(content.downClues) },
  };
  return `${JSON.stringify(file)}\n`;
}
