import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from './decodeUtf8.ts';
import { readXd } from './readXd.ts';

const read = (...lines: string[]) => readXd(encodeUtf8(lines.join('\n')));

/** A grid whose first and last rows start and end with two black cells. */
const rows = ['##TAR##', '#SOLED#', 'COTEDAN', 'ALUMINI', 'BORATES', '#SEWER#', '##RED##'];
const metadata = ['Title: Corners', 'Author: Ann Lee', 'Difficulty: 2', 'Date: 2026-11-20'];
const clues = [
  ...[1, 4, 6, 8, 9, 10, 11].map((number) => `A${number}. Across`),
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `D${number}. Down`),
];

const withHeadings = (grid: readonly string[], write = (name: string) => `## ${name}`) =>
  read(write('Metadata'), ...metadata, '', write('Grid'), '', ...grid, '', write('Clues'), '', ...clues);

describe('an .xd file with headings', () => {
  it('may have rows that start with two black cells', () => {
    expect(withHeadings(rows)).toMatchObject({ errors: [], puzzle: { rows } });
    expect(read(...metadata, '', '', ...rows, '', '', ...clues)).toMatchObject({
      errors: [],
      puzzle: { rows },
    });
  });

  it('may mark cells of such a row with small letters', () => {
    const marked = withHeadings(rows.with(0, '##TaR##').with(6, '##redxx'));
    expect([0, 6].map((row) => marked.cells[row]?.join(''))).toEqual(['##TAR##', '##REDXX']);
  });

  it('loses the markup of its title', () => {
    const lines = ['Title: {/Round/} Corners', '## Grid', ...rows, '## Clues', ...clues];
    expect(read(...lines).metadata.title).toBe('Round Corners');
  });

  it.each([
    ['capitals', (name: string) => `## ${name.toUpperCase()}`],
    ['small letters', (name: string) => `## ${name.toLowerCase()}`],
    ['no space', (name: string) => `##${name}`],
  ])('may write them in %s', (_how, write) => {
    expect(withHeadings(rows, write)).toMatchObject({
      errors: [],
      puzzle: { rows },
      metadata: { title: 'Corners', author: 'Ann Lee', difficulty: 2, datePublished: '2026-11-20' },
    });
  });

  it('may have a row that spells one of them', () => {
    for (const write of [(name: string) => `## ${name}`, (name: string) => `##${name.toUpperCase()}`])
      for (const row of [0, 3, 6])
        expect(withHeadings(rows.with(row, '##CLUES'), write).cells[row]?.join('')).toBe('##CLUES');
  });

  it('need not have the first of them', () => {
    const lines = [...metadata, '## Grid', ...rows, '## Clues', ...clues];
    expect(read(...lines)).toMatchObject({ errors: [], metadata: { title: 'Corners' } });
  });

  it('loses the sections that other programs add, with a warning', () => {
    const lines = [...metadata, '## Grid', ...rows, '## Clues', ...clues, '## Design', '<style>'];
    expect(read(...lines)).toMatchObject({ errors: [] });
    expect(read(...lines).warnings).toContain('The section "design" is left out.');
  });

  it('may have dots for black cells, as long as they are not open cells', () => {
    expect(withHeadings(rows.map((row) => row.replaceAll('#', '.')))).toMatchObject({
      errors: [],
      puzzle: { rows },
    });
    expect(withHeadings(rows.with(3, 'ALU.INI')).errors).toMatchObject([
      { message: 'Row 4, column 4 is empty; it needs a letter or #.', row: 4, column: 4 },
    ]);
  });

  it('is said to have no solution when its grid is empty', () => {
    expect(withHeadings(rows.map((row) => row.replaceAll(/[A-Z]/gu, '-'))).errors).toMatchObject([
      {
        message: 'The file has no solution: its grid is empty. Ask its maker for the file with the solution.',
      },
    ]);
  });
});
