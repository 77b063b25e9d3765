import { describe, expect, test } from 'vitest';
import { adaptGame } from './adaptGame.ts';
import { serializeGame } from './serializeGame.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const before = puzzleOf(['CAT', 'APE', 'BED']);
const savedOf = (picture: string) =>
  JSON.parse(JSON.stringify(serializeGame(before, gameOf(before, picture, 2)))) as object;
const lettersAfter = (rows: readonly string[], picture: string): string | null => {
  const game = adaptGame(puzzleOf(rows), savedOf(picture));
  return game && game.cells.map(({ userValue }) => userValue || '.').join('');
};

describe('a game that was saved before the grid was corrected', () => {
  test.each([
    ['a letter has changed', ['CAT', 'APE', 'BEG'], '>cat ap. ...', 'CATAP....'],
    ['a block has come, with the letter that was there', ['CAT', 'APE', 'BE#'], '>cat ape bed', 'CATAPEBE.'],
    ['a block has come where nothing was written', ['CAT', 'APE', '#ED'], '>cat ... ...', 'CAT......'],
    ['a player has written nothing', ['CAT', 'APE', 'BEG'], '>... ... ...', '.........'],
    ['half of the letters are right', ['CAT', 'APE', 'BEG'], '>cx. a.x ...', 'CX.A.X...'],
  ])('keeps what fits when %s', (_what, rows, picture, letters) => {
    expect(lettersAfter(rows, picture)).toBe(letters);
  });

  test('is not one of another puzzle: most letters are wrong there, or the size is another', () => {
    expect(lettersAfter(['DOG', 'OAR', 'TRY'], '>cat ap. ...')).toBeNull();
    expect(lettersAfter(['CATS', 'APEX', 'BEDS', 'SXSS'], '>cat ap. ...')).toBeNull();
  });

  test('is solved if the block takes its last open cell, and goes on if a letter has to be found again', () => {
    const nearly = savedOf('>cat ape be.');
    expect(adaptGame(puzzleOf(['CAT', 'APE', 'BE#']), nearly)?.phase).toBe('complete');
    const solved = serializeGame(before, play(before, gameOf(before, 'cat ape be>.', 2), 'D'));
    expect(solved.phase).toBe('complete');
    expect(adaptGame(puzzleOf(['CAT', 'APE', 'BEG']), solved)?.phase).toBe('playing');
  });

  test('keeps its clock and the help that was used', () => {
    const saved = { ...savedOf('>cat ... ...'), hintsUsed: 1, checks: 2 };
    const game = adaptGame(puzzleOf(['CAT', 'APE', 'BEG']), saved);
    expect(game).toMatchObject({ hintsUsed: 1, checks: 2, timerMinutes: 2, clock: { totalMs: 120_000 } });
    expect(game?.solvedClues).toEqual({ across: [1], down: [] });
  });

  test('starts over if everything was revealed: a corrected letter must not make it a solve', () => {
    const revealed = serializeGame(
      before,
      play(before, gameOf(before, '>... ... ...', 2), { type: 'revealAll' }),
    );
    expect(revealed.phase).toBe('revealed-all');
    expect(adaptGame(puzzleOf(['CAT', 'APE', 'BEG']), revealed)).toBeNull();
  });

  test.each([null, 7, {}, { letters: 5 }, { letters: 'CAT' }, { letters: '.........', phase: 'playing' }])(
    'is never made of %j',
    (saved) => {
      expect(adaptGame(before, saved)).toBeNull();
    },
  );
});
