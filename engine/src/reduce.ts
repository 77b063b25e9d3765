import { pause, resume, tick } from './clock.ts';
import type { Command, Navigation } from './command.ts';
import { revealAll, tryAgain } from './endings.ts';
import { newGame, type GameState } from './game.ts';
import { giveHint, reveal } from './hint.ts';
import { redo, undo } from './history.ts';
import { check, inkPencil } from './marks.ts';
import { goToEnd, move, selectCell, selectClue, stepClue, stepOpen, turn } from './navigation.ts';
import type { Puzzle } from './makePuzzle.ts';
import { backspace, deleteLetter, stepBackOpen, typeLetter } from './typing.ts';

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
    case 'useHint':
      return giveHint(puzzle, state, command.seed);
    case 'revealAll':
      return revealAll(puzzle, state);
    case 'reveal':
      return reveal(puzzle, state, command.scope);
    case 'check':
      return check(puzzle, state, command.scope);
    case 'inkPencil':
      return inkPencil(state);
    case 'startOver':
      return newGame(puzzle, command.timerMinutes);
    case 'tryAgain':
      return tryAgain(puzzle, state);
    case 'resume':
      return resume(state, command.now);
    case 'tick':
      return tick(state, command.now);
    case 'pause':
      return pause(state, command.now);
    case 'move':
    case 'nextClue':
    case 'previousClue':
    case 'nextUnfilled':
    case 'previousUnfilled':
    case 'turn':
    case 'home':
    case 'end':
    case 'selectCell':
    case 'selectClue':
      return navigate(puzzle, state, command);
  }
}

function navigate(puzzle: Puzzle, state: GameState, command: Navigation): GameState {
  switch (command.type) {
    case 'move':
      return move(puzzle, state, command.arrow);
    case 'nextClue':
      return stepClue(puzzle, state, 1);
    case 'previousClue':
      return stepClue(puzzle, state, -1);
    case 'nextUnfilled':
      return stepOpen(puzzle, state, 1);
    case 'previousUnfilled':
      return stepBackOpen(puzzle, state);
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
  }
}
