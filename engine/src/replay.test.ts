import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TYPING, type Command } from './command.ts';
import { cellAt, isLocked, isWordCorrect, isWordSolved, newGame, type GameState } from './game.ts';
import { UNDO_LIMIT } from './history.ts';
import { lettersOf } from './describeChange.ts';
import { placeOf, type Puzzle } from './makePuzzle.ts';
import { reduce } from './reduce.ts';
import { restoreGame, serializeGame } from './serializeGame.ts';
import { play, puzzleOf } from './testGame.ts';

const puzzles = [
  ['AB', 'BA'],
  ['ABC', 'D#E', 'FGH'],
  ['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TU'],
].map(puzzleOf);

type Step = (puzzle: Puzzle, state: GameState) => Command;

/** Many letters are right for their cell, so that words get solved; the rest are arbitrary. */
const commands = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  {
    weight: 5,
    arbitrary: fc.constant((puzzle: Puzzle, { selection }: GameState) =>
      typed(puzzle.cells[selection.cell]?.answer ?? 'X'),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'ABCDEé7'), maxLength: 2 })
      .map((letter) => () => typed(letter)),
  },
  fc
    .record({ skipFilled: fc.boolean(), jumpToNextClue: fc.boolean(), pencil: fc.boolean() })
    .map((settings) => () => ({ ...typed('A'), settings })),
  {
    weight: 4,
    arbitrary: fc.constantFrom('undo', 'redo', 'backspace', 'deleteLetter').map((type) => () => ({ type })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('nextClue', 'previousClue', 'nextUnfilled', 'previousUnfilled', 'turn', 'home', 'end')
      .map((type) => () => ({ type })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('left', 'right', 'up', 'down').map((arrow) => () => ({ type: 'move', arrow })),
  },
  {
    weight: 4,
    arbitrary: fc.integer({ min: -1, max: 26 }).map((cell) => () => ({ type: 'selectCell', cell })),
  },
  fc.nat(9).map((number) => () => ({ type: 'selectClue', direction: 'down', number })),
  fc.integer().map((seed) => () => ({ type: 'useHint', seed })),
  { weight: 3, arbitrary: fc.constantFrom('tryAgain', 'inkPencil').map((type) => () => ({ type })) },
  fc.constantFrom('letter', 'word', 'grid').map((scope) => () => ({ type: 'check', scope })),
  fc.constantFrom('letter', 'word').map((scope) => () => ({ type: 'reveal', scope })),
  {
    weight: 8,
    arbitrary: fc
      .record({
        type: fc.constantFrom('resume', 'tick', 'pause'),
        passed: fc.integer({ min: -9, max: 50_000 }),
      })
      .map(({ type, passed }) => (_: Puzzle, { clock }: GameState) => ({
        type,
        now: (clock.countedTo ?? 0) + passed,
      })),
  },
  fc.double().map((now) => () => ({ type: 'tick', now })),
);
const plays = fc.record({
  puzzle: fc.constantFrom(...puzzles),
  minutes: fc.constantFrom(0, 1, 3),
  steps: fc.array(commands, { maxLength: 120, size: 'max' }),
  revealsAll: fc.boolean(),
});

function typed(letter: string): Extract<Command, { type: 'typeLetter' }> {
  return { type: 'typeLetter', letter, settings: DEFAULT_TYPING };
}

interface Played {
  readonly puzzle: Puzzle;
  readonly list: readonly Command[];
  readonly states: readonly GameState[];
}

function run({
  puzzle,
  minutes,
  steps,
  revealsAll,
}: typeof plays extends fc.Arbitrary<infer Play> ? Play : never): Played {
  const states = [newGame(puzzle, minutes)];
  const list: Command[] = [];
  for (const step of [...steps, ...(revealsAll ? [(): Command => ({ type: 'revealAll' })] : [])]) {
    const state = states.at(-1) ?? newGame(puzzle);
    const command = step(puzzle, state);
    list.push(command);
    states.push(reduce(puzzle, state, command));
  }
  return { puzzle, list, states };
}

function brokenRules(puzzle: Puzzle, state: GameState): string[] {
  const { selection, clock, cells, phase, solvedClues } = state;
  const { across, down } = solvedClues;
  const solvedWords = puzzle.words.filter((word) => isWordSolved(state, word));
  const inSolvedWord = new Set(solvedWords.flatMap((word) => word.cells));
  const isRight = (i: number): boolean => cellAt(state, i).userValue === puzzle.cells[i]?.answer;
  const rules: Record<string, boolean> = {
    'a word runs through the selection': placeOf(puzzle, selection.cell, selection.direction) !== null,
    'an error was checked': cells.every(({ isError, isChecked }) => isChecked || !isError),
    'an error is wrong': cells.every(({ isError }, i) => !isError || !isRight(i)),
    'a hinted cell is revealed': cells.every(
      ({ revealedIn, isRevealed }) => isRevealed || revealedIn === null,
    ),
    'a locked letter is right': cells.every((cell, i) => !isLocked(cell) || isRight(i)),
    'a black cell is empty': cells.every(({ userValue }, i) => !puzzle.cells[i]?.isBlack || userValue === ''),
    'correct words are solved': puzzle.words.every(
      (word) => isWordSolved(state, word) === isWordCorrect(puzzle, state, word),
    ),
    'cells of solved words are solved': cells.every(({ solved }, i) => solved === inSolvedWord.has(i)),
    'no number is there twice': solvedWords.length === across.length + down.length,
    'all solved means over':
      cells.every(({ solved }, i) => solved || puzzle.cells[i]?.isBlack) ===
      (phase === 'complete' || phase === 'revealed-all'),
    'a penciled letter is open': cells.every(
      (cell) => !cell.isPencil || (cell.userValue !== '' && !isLocked(cell)),
    ),
    'hints are 0 to 3': state.hintsUsed >= 0 && state.hintsUsed <= 3,
    'the time left is within bounds':
      clock.remainingMs >= 0 && clock.remainingMs <= clock.totalMs && clock.playedMs >= 0,
    'the clock of a game that is over is stopped': phase === 'playing' || clock.countedTo === null,
    'undo stays small': state.undo.length + state.redo.length <= UNDO_LIMIT,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

describe('in any game', () => {
  test('the same commands lead to the same state, byte for byte', () => {
    const check = (game: Parameters<typeof run>[0]) => {
      const { puzzle, list, states } = run(game);
      const replayed = play(puzzle, newGame(puzzle, game.minutes), ...list);
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(states.at(-1)));
    };
    fc.assert(fc.property(plays, check));
  });

  test('every phase is reached, so these properties mean something', () => {
    const games = fc.sample(plays, { seed: 1, numRuns: 100 }).map(run);
    const phases = new Set(games.flatMap(({ states }) => states.map(({ phase }) => phase)));
    expect([...phases].toSorted()).toEqual(['complete', 'playing', 'revealed-all', 'timed-out']);
    expect(
      games.some(({ states }) =>
        states.some(({ phase }, i) => phase === 'timed-out' && states[i + 1]?.phase === 'playing'),
      ),
    ).toBe(true);
  });

  test('no state breaks a rule', () => {
    const check = (game: Parameters<typeof run>[0]) => {
      const { puzzle, states } = run(game);
      expect(states.flatMap((state) => brokenRules(puzzle, state))).toEqual([]);
    };
    fc.assert(fc.property(plays, check));
  });

  test('a solved or revealed letter stays until Try Again', () => {
    const check = (game: Parameters<typeof run>[0]) => {
      const { list, states } = run(game);
      for (const [i, command] of list.entries()) {
        const after = states[i + 1];
        if (!after || command.type === 'tryAgain') continue;
        const changed = states[i]?.cells.filter(
          (cell, j) => isLocked(cell) && cell.userValue !== cellAt(after, j).userValue,
        );
        expect(changed).toEqual([]);
      }
    };
    fc.assert(fc.property(plays, check));
  });

  test('redo is the inverse of undo, unless the undone letter solved a word', () => {
    const check = (game: Parameters<typeof run>[0]) => {
      const { puzzle, states } = run({ ...game, revealsAll: false });
      const state = states.at(-1) ?? newGame(puzzle);
      const undone = play(puzzle, state, { type: 'undo' });
      if (undone === state || undone.solvedClues !== state.solvedClues) return;
      const redone = play(puzzle, undone, { type: 'redo' });
      expect(lettersOf(redone)).toBe(lettersOf(state));
      expect(redone.redo).toEqual(state.redo);
      expect(redone.undo.at(-1)).toEqual(state.undo.findLast(({ cell }) => !isLocked(cellAt(state, cell))));
    };
    fc.assert(fc.property(plays, check), { numRuns: 300 });
  });

  test('a saved game is restored unchanged, except that its clock is stopped', () => {
    const check = (game: Parameters<typeof run>[0]) => {
      const { puzzle, states } = run(game);
      for (const state of states) {
        const saved: unknown = JSON.parse(JSON.stringify(serializeGame(puzzle, state)));
        const restored = restoreGame(puzzle, saved);
        expect(JSON.stringify(restored)).toBe(
          JSON.stringify({ ...state, isTypingWord: false, clock: { ...state.clock, countedTo: null } }),
        );
      }
    };
    fc.assert(fc.property(plays, check), { numRuns: 50 });
  });
});
