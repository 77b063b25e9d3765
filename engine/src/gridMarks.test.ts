import { describe, expect, it } from 'vitest';
import { carryMarks, markProblem } from './gridMarks.ts';

/** Reads marks from a drawing: `o` is circled, `s` shaded, `b` both, and `#` black. */
function marksOf(drawing: readonly string[]) {
  const cells = [...[...drawing.join('')].entries()];
  const indexesOf = (kinds: string): number[] =>
    cells.filter(([, cell]) => kinds.includes(cell)).map(([index]) => index);
  return { circled: indexesOf('ob'), shaded: indexesOf('sb') };
}

describe('marks on a changed grid', () => {
  it.each([
    ['stay where they are', ['o..', '.b.', '..s'], ['ABC', 'DEF', 'GHI'], ['o..', '.b.', '..s']],
    [
      'are gone where a cell is black now',
      ['o..', '.b.', '..s'],
      ['#BC', 'D#F', 'GHI'],
      ['#..', '.#.', '..s'],
    ],
    [
      'keep their row and column in a larger grid',
      ['o..', '.b.', '..s'],
      ['ABCX', 'DEFX', 'GHIX', 'XXXX'],
      ['o...', '.b..', '..s.', '....'],
    ],
    ['are gone outside of a smaller grid', ['o..', '.b.', '..s'], ['AB', 'DE'], ['o.', '.b']],
  ])('%s', (_what, before, rows, after) => {
    const { circled, shaded } = marksOf(after);
    expect(carryMarks(marksOf(before), before.length, rows)).toEqual({
      ...(circled.length > 0 && { circled }),
      ...(shaded.length > 0 && { shaded }),
    });
  });

  it('are in order, each once, and a list without any is left out', () => {
    expect(carryMarks({ circled: [4, 0, 4], shaded: [0] }, 2, ['#A', 'BC'])).toEqual({});
    expect(carryMarks({ circled: [3, 1, 3] }, 2, ['#A', 'BC'])).toEqual({ circled: [1, 3] });
  });
});

describe('what is wrong with marks', () => {
  const rows = ['#A', 'BC'];
  it.each([
    ['nothing', { circled: [1, 2], shaded: [2, 3] }, null],
    ['a cell outside of the grid', { circled: [4] }, 'There is no cell 4 to be circled: the grid has 4.'],
    ['a negative cell', { shaded: [-1] }, 'There is no cell -1 to be shaded: the grid has 4.'],
    ['half a cell', { shaded: [0.5] }, 'There is no cell 0.5 to be shaded: the grid has 4.'],
    ['a black cell', { shaded: [0] }, 'Row 1, column 1 is black; only a cell with a letter can be shaded.'],
  ])('%s', (_what, marks, problem) => {
    expect(markProblem(marks, rows)).toBe(problem);
  });
});
