import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAt, type GameState } from './game.ts';
import { canUseHint, hintSize } from './hint.ts';
import { reduce } from './reduce.ts';
import { draw, gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABCD', 'EFGH', 'IJKL', 'MNOP']);
const hint = (seed: number) => ({ type: 'useHint', seed }) as const;
const open = '.... .... ....';

test.each([
  [1, 'the only missing one', 3, 1],
  [1, 'the only missing one of two', 2, 1],
  [1, 'all but one of two, since half is right', 4, 2],
  [2, 'all but one of three', 6, 3],
  [3, 'half of six', 6, 6],
  [1, 'up to half, since two are right', 6, 4],
  [3, 'half of five, rounded up', 5, 5],
  [2, 'half of three, rounded up', 3, 3],
  [1, 'one of a pair', 2, 2],
])('a hint fills %i: %s', (filled, _, length, missing) => {
  expect(hintSize(length, missing)).toBe(filled);
});

describe('a hint', () => {
  test('reveals letters that accept no input', () => {
    const game = play(puzzle, gameOf(puzzle, `>a.c. ${open}`), hint(1));
    expect(draw(puzzle, game)).toBe(`>a.cD ${open}`);
    expect(draw(puzzle, play(puzzle, game, { type: 'end' }, { type: 'deleteLetter' }))).toBe(`a.c>D ${open}`);
  });

  test('moves the selection off a cell that it filled, and only then', () => {
    const picture = (seed: number): string =>
      draw(puzzle, play(puzzle, gameOf(puzzle, `>.b.d ${open}`), hint(seed)));
    const pictures = new Set(Array.from({ length: 20 }, (_, seed) => picture(seed)));
    expect(pictures).toEqual(new Set([`Ab>.d ${open}`, `>.bCd ${open}`]));
  });

  test('counts a wrong letter as missing', () => {
    expect(draw(puzzle, play(puzzle, gameOf(puzzle, `>xbcd ${open}`), hint(1)))).toBe(`>ABCD ${open}`);
  });

  test('that completes a word solves it, with the bonus', () => {
    const game = play(puzzle, gameOf(puzzle, `>.bcd ${open}`, 1), hint(1));
    expect([game.solvedClues.across, game.clock.remainingMs, game.hintsUsed]).toEqual([[1], 120_000, 1]);
    expect(cellAt(game, 0)).toMatchObject({ solved: true, isRevealed: true });
  });

  test('can complete crossing words as well', () => {
    const game = play(puzzle, gameOf(puzzle, '>.bcd e... i... m...'), hint(1));
    expect(game.solvedClues).toEqual({ across: [1], down: [1] });
    expect(cellAt(game, 0).isRevealed).toBe(false);
  });

  test('can complete the puzzle', () => {
    expect(play(puzzle, gameOf(puzzle, '>.bcd efgh ijkl mnop'), hint(1)).phase).toBe('complete');
  });

  test('is no longer marked as revealed once a crossing word is completed', () => {
    const hinted = gameOf(puzzle, '>Abc. e... i... ....');
    expect(cellAt(play(puzzle, hinted, { type: 'end' }, 'D'), 0)).toMatchObject({
      solved: true,
      isRevealed: true,
    });
    const crossed = play(puzzle, hinted, { type: 'selectCell', cell: 12 }, 'M');
    expect(cellAt(crossed, 0)).toMatchObject({ solved: true, isRevealed: false });
  });

  test('is given three times per puzzle', () => {
    const fresh = gameOf(puzzle, `>.... ${open}`);
    const clue = (number: number) => ({ type: 'selectClue', direction: 'across', number }) as const;
    const spent = play(puzzle, fresh, hint(1), clue(5), hint(2), clue(6), hint(3), clue(7));
    expect([spent.hintsUsed, canUseHint(puzzle, spent)]).toEqual([3, false]);
    expect(reduce(puzzle, spent, hint(4))).toBe(spent);
  });

  test('is neither given nor counted for a correct word', () => {
    const game = gameOf(puzzle, `>abcd ${open}`);
    expect(canUseHint(puzzle, game)).toBe(false);
    expect(reduce(puzzle, game, hint(1))).toBe(game);
  });

  test('cannot be undone', () => {
    const game = play(puzzle, gameOf(puzzle, `>xbcd ${open}`), 'Y', { type: 'home' }, hint(1));
    expect(play(puzzle, game, { type: 'undo' })).toBe(game);
  });

  test.each([
    ['whole seeds', 1],
    ['seeds from 0 to 1', 1 / 4000],
    ['large seeds', 2 ** 40 + 1],
  ])('falls on every cell equally often over many %s', (_, step) => {
    const fresh = gameOf(puzzle, `>.... ${open}`);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const { cells } = play(puzzle, fresh, hint(i * step));
      for (const cell of counts.keys()) counts[cell] = (counts[cell] ?? 0) + Number(cells[cell]?.isRevealed);
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });
});

describe('the hint rule, over random grids, letters and seeds', () => {
  const size = fc.integer({ min: 2, max: 15 });
  const games = size.chain((side) =>
    fc.record({
      rows: fc.array(fc.string({ unit: fc.constantFrom(...'ABCDE'), minLength: side, maxLength: side }), {
        minLength: side,
        maxLength: side,
      }),
      typed: fc.array(fc.constantFrom('.', 'z', 'right', 'right', 'right'), {
        minLength: side * side,
        maxLength: side * side,
      }),
      cell: fc.nat(side * side - 1),
      way: fc.constantFrom('>', 'v'),
      seed: fc.integer(),
    }),
  );

  test('one missing: fills it; at least half right: all but one; otherwise: up to half', () => {
    const branches = new Set<string>();
    const check = ({
      rows,
      typed,
      cell,
      way,
      seed,
    }: typeof games extends fc.Arbitrary<infer Game> ? Game : never) => {
      const random = puzzleOf(rows);
      const letters = typed.map((kind, i) =>
        kind === 'right' ? (rows.join('')[i] ?? '').toLowerCase() : kind,
      );
      const before = gameOf(random, letters.map((each, i) => (i === cell ? way + each : each)).join(''));
      const word = random.words.find(
        (each) => each.direction === before.selection.direction && each.cells.includes(cell),
      );
      const wrongIn = (game: GameState) =>
        (word?.cells ?? []).filter((i) => cellAt(game, i).userValue !== random.cells[i]?.answer).length;
      const length = word?.cells.length ?? 0;
      const missing = wrongIn(before);
      const after = reduce(random, before, { type: 'useHint', seed });
      const left = wrongIn(after);
      const branch =
        missing <= 1 ? `${missing} missing` : length - missing >= length / 2 ? 'half' : 'otherwise';
      branches.add(branch);
      expect(after.hintsUsed).toBe(missing === 0 ? 0 : 1);
      expect(left).toBe(
        { '0 missing': 0, '1 missing': 0, half: 1, otherwise: Math.floor(length / 2) }[branch],
      );
    };
    fc.assert(fc.property(games, check), { numRuns: 300 });
    expect(branches).toEqual(new Set(['0 missing', '1 missing', 'half', 'otherwise']));
  });
});
