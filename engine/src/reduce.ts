import { pause, resume, tick } from './clock.ts';
import type { Command } from './command.ts';
import { checkAnswers, revealAll, tryAgain } from './endings.ts';
import type { GameState } from './game.ts';
import { giveHint } from './hint.ts';
import { redo, undo } from './history.ts';
import { goToEnd, move, selectCell, selectClue, stepClue, stepUnfilled, turn } from './navigation.ts';
import type { Puzzle } from './readPuzzle.ts';
import { backspace, deleteLetter, typeLetter } from './typing.ts';

/** The only way to change a game. Returns the same object when nothing has changed. */
export function reduce(puzzle: Puzzle, state: GameState, command: Command): GameState {
  switch (command.type) {
    case 'typeLetter':
      return typeLetter(puzzle, state, command.letter, command.settings);
    case 'backspace':
      return backspace(puzzle, state);
    case 'deleteLetter':
      return deleteLetter(puzzle, state);
    case 'undo':
      return undo(puzzle, state);
    case 'redo':
      return redo(puzzle, state);
    case 'move':
      return move(puzzle, state, command.arrow);
    case 'nextClue':
      return stepClue(puzzle, state, 1);
    case 'previousClue':
      return stepClue(puzzle, state, -1);
    case 'nextUnfilled':
      return stepUnfilled(puzzle, state, 1);
    case 'previousUnfilled':
      return stepUnfilled(puzzle, state, -1);
    case 'turn':
      return turn(puzzle, state);
    case 'home':
      return goToEnd(puzzle, state, 0);
    case 'end':
      return goToEnd(puzzle, state, -1);
    case 'selectCell':
      return selectCell(puzzle, state, command.cell);
    case 'selectClue':
      return selectClue(puzzle, state, command.direction, command.number);
    case 'useHint':
      return giveHint(puzzle, state, command.seed);
    case 'revealAll':
      return revealAll(puzzle, state);
    case 'checkAnswers':
      return checkAnswers(puzzle, state);
    case 'tryAgain':
      return tryAgain(puzzle, state);
    case 'resume':
      return resume(state, command.now);
    case 'tick':
      return tick(state, command.now);
    case 'pause':
      return pause(state, command.now);
  }
}
