import { describe, expect, it } from 'vitest';
import { PUZ } from './puzLayout.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { sampleContent, sampleMetadata } from './testing/samples.ts';
import { writePuz } from './writePuz.ts';

const puz = writePuz(sampleContent, sampleMetadata);
const read = (bytes: Uint8Array) => readPuzzleFile('today.puz', bytes);
const errors = (bytes: Uint8Array): string[] => read(bytes).errors.map(({ message }) => message);
const noSolution =
  'The file has no solution: its grid is empty. Ask its maker for the file with the solution.';

describe('a .puz file', () => {
  it('without a solution is called that, not scrambled', () => {
    expect(errors(puz.with(PUZ.lockAt, 2))).toEqual([noSolution]);
  });

  it.each(['X', '-'])('with nothing but %s in its grid has no solution', (mark) => {
    const rows = sampleContent.rows.map((row) => row.replaceAll(/[A-Z]/gu, mark));
    expect(errors(writePuz({ ...sampleContent, rows }, sampleMetadata))).toEqual([noSolution]);
  });

  it('that is scrambled is not said to lack a title', () => {
    expect(errors(puz.with(PUZ.lockAt, 4))).toEqual([
      'The solution is scrambled (locked). Unlock it with its key in Across Lite and save it.',
    ]);
  });

  it.each([
    ['the lines of a mail', [...new TextEncoder().encode('Content-Type: x\r\n\r\n')]],
    ['the header of an old Mac', Array.from({ length: 128 }, () => 0)],
    ['the start of another ACROSS', [...new TextEncoder().encode('ACROSS&D')]],
    ['a web page', [...new TextEncoder().encode('<!DOCTYPE html>')]],
  ])('is read after %s', (_what, junk) => {
    expect(read(Uint8Array.from([...junk, ...puz]))).toMatchObject({
      puzzle: sampleContent,
      metadata: { title: 'Daily Teaser 7', author: 'Ann Lee' },
    });
  });

  it('loses a control character of a clue, with a warning', () => {
    const acrossClues = sampleContent.acrossClues.with(0, { number: 1, text: 'Wolves,\u{1} collectively' });
    const { puzzle, warnings } = read(writePuz({ ...sampleContent, acrossClues }, sampleMetadata));
    expect(puzzle).toEqual(sampleContent);
    expect(warnings).toContain('1-Across: a control character is left out of the clue.');
  });
});
