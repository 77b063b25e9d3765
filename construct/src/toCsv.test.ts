import { describe, expect, it } from 'vitest';
import { toCsv } from './toCsv.ts';

const clues = new Map([
  ['TWO', 'A pair, "twosome" aside'],
  ['OIL', '=1+1'],
]);

describe('toCsv', () => {
  it('writes the grid and a row for each clue, quoted where needed and never a formula', () => {
    const csv = toCsv(['TWO', 'OIL', 'END'], (_direction, _number, answer) => clues.get(answer) ?? 'x');
    expect(csv.split('\r\n')).toEqual([
      'crossword,1',
      'grid,T,W,O',
      'grid,O,I,L',
      'grid,E,N,D',
      'across,1,"A pair, ""twosome"" aside",TWO',
      "across,4,'=1+1,OIL",
      'across,5,x,END',
      'down,1,x,TOE',
      'down,2,x,WIN',
      'down,3,x,OLD',
      '',
    ]);
  });
});
