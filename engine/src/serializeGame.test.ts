import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreGame, serializeGame } from './serializeGame.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const rows = ['ABC', 'D#E', 'FGH'];
const puzzle = puzzleOf(rows);
const game = play(
  puzzle,
  gameOf(puzzle, 'ab>. .#. ...', 2),
  'C',
  { type: 'resume', now: 5 },
  { type: 'tick', now: 1005 },
  { type: 'selectClue', direction: 'across', number: 3 },
  'X',
  { type: 'check', scope: 'grid' },
  { type: 'useHint', seed: 3 },
);
const saved = serializeGame(puzzle, game);

describe('a saved game', () => {
  test('is small and plain', () => {
    expect(saved).toEqual({
      version: 1,
      log: { text: '', at: 0 },
      fingerprint: saved.fingerprint,
      phase: 'playing',
      letters: 'ABC...XGH',
      marks: '444000411',
      solvedClues: { across: [1], down: [] },
      selection: { cell: 7, direction: 'across' },
      hintsUsed: 1,
      reveals: 0,
      checks: 1,
      timerMinutes: 2,
      clock: { totalMs: 180_000, remainingMs: 179_000, playedMs: 1000, countedTo: null },
      undo: '2a.C 6a.X',
      redo: '',
    });
  });

  test('is restored with everything but a running clock', () => {
    expect(restoreGame(puzzle, JSON.parse(JSON.stringify(saved)))).toEqual({
      ...game,
      isTypingWord: false,
      clock: { ...game.clock, countedTo: null },
    });
  });

  test('keeps letters in pencil and edits that were in pencil', () => {
    const settings = { skipFilled: true, jumpToNextClue: true, pencil: true };
    const penciled = play(puzzle, gameOf(puzzle, '>... .#. ...'), {
      type: 'typeLetter',
      letter: 'X',
      settings,
    });
    const { letters, undo } = serializeGame(puzzle, penciled);
    expect([letters, undo]).toEqual(['x........', '0a.x']);
    expect(restoreGame(puzzle, serializeGame(puzzle, penciled))).toEqual(penciled);
  });

  test('is restored from before letters could be revealed and timers compared', () => {
    const { reveals: _reveals, timerMinutes: _timer, ...older } = saved;
    expect(restoreGame(puzzle, older)).toMatchObject({ reveals: 0, timerMinutes: 0, hintsUsed: 1 });
  });

  test('is refused for a puzzle with other answers or another shape', () => {
    expect(restoreGame(puzzleOf(['ABC', 'D#E', 'FGX']), saved)).toBeNull();
    expect(restoreGame(puzzleOf(['AB', 'CD']), saved)).toBeNull();
  });

  test.each<[string, object]>([
    ['a later version', { version: 2 }],
    ['another phase', { phase: 'won' }],
    ['a completion that is not one', { phase: 'complete' }],
    ['a timeout with time left', { phase: 'timed-out' }],
    ['no time left in play', { clock: { ...saved.clock, remainingMs: 0 } }],
    ['more time than there is', { clock: { ...saved.clock, remainingMs: 1e9 } }],
    ['a negative time', { clock: { ...saved.clock, playedMs: -1 } }],
    ['a time that is text', { clock: { ...saved.clock, playedMs: '1' } }],
    ['no clock', { clock: null }],
    ['too few letters', { letters: 'ABC' }],
    ['letters with accents', { letters: `É${saved.letters.slice(1)}` }],
    ['a letter in a black cell', { letters: `ABC.X${saved.letters.slice(5)}` }],
    ['a correct word that is not among the solved', { solvedClues: { across: [], down: [] } }],
    ['a solved clue that is wrong', { solvedClues: { across: [1, 3], down: [] } }],
    ['a solved clue twice', { solvedClues: { across: [1, 1], down: [] } }],
    ['a solved clue that is not a number', { solvedClues: { across: [{ toString: 1 }], down: [] } }],
    ['no solved clues', { solvedClues: [] }],
    ['an empty cell that is revealed', { marks: '000100000' }],
    ['a wrong letter that is revealed', { marks: '444000111' }],
    ['an empty cell that is checked', { marks: '000400000' }],
    ['marks that are not digits', { marks: 'x'.repeat(9) }],
    ['a selected black cell', { selection: { cell: 4, direction: 'across' } }],
    ['a selection where no word runs', { selection: { cell: 3, direction: 'across' } }],
    ['a selection outside the grid', { selection: { cell: 99, direction: 'across' } }],
    ['a fourth hint', { hintsUsed: 4 }],
    ['half a hint', { hintsUsed: 0.5 }],
    ['half a revealed letter', { reveals: 0.5 }],
    ['a timer that is text', { timerMinutes: '2' }],
    ['an edit outside the grid', { undo: '99a.X' }],
    ['an edit that is not one', { redo: '0a.X garbage' }],
    ['too many edits', { undo: Array.from({ length: 301 }, () => '0a.X').join(' ') }],
  ])('is refused with %s', (_, change) => {
    expect(restoreGame(puzzle, { ...saved, ...change })).toBeNull();
  });

  test('never throws on garbage, whole or in one field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(saved)), fc.anything(), (field, value) => {
        expect(restoreGame(puzzle, value)).toBeNull();
        expect(() => restoreGame(puzzle, { ...saved, [field]: value })).not.toThrow();
      }),
    );
  });
});
