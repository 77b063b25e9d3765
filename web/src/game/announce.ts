import { describeChange, entryName, selectedPattern } from '@monster/engine';
import type { GameEvent, GameState, Puzzle } from '@monster/engine';
import { selectedWord } from './gameStore.ts';

/** Announced once for the same letters, to screen readers and on screen. */
export const almostThere = 'Almost there: something is not right yet';

/** "3 of 5, blank A blank E blank". */
export function describePattern(puzzle: Puzzle, state: GameState): string {
  const pattern = selectedPattern(puzzle, state);
  if (pattern === null) return '';
  const letters = pattern.letters.map((letter) => letter || 'blank').join(' ');
  return `${pattern.position} of ${pattern.letters.length}, ${letters}`;
}

/** "1-Across, Wolves, collectively: 3 of 5, blank A blank E blank". */
export function describeSelection(puzzle: Puzzle, state: GameState): string {
  const word = selectedWord(puzzle, state);
  return word === undefined ? '' : `${entryName(word)}, ${word.clue}: ${describePattern(puzzle, state)}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function describeEvent(event: GameEvent): string {
  switch (event.type) {
    case 'letterChanged':
      return event.letter || 'cleared';
    case 'hintUsed':
      return `Hint: ${plural(event.lettersFilled, 'letter')} filled in, ${plural(event.hintsLeft, 'hint')} left`;
    case 'wordSolved':
      return `${entryName(event.word)} solved`;
    case 'bonusTime':
      return `${event.seconds} seconds more`;
    case 'errorsFound':
      return plural(event.count, 'wrong letter');
    case 'fullButWrong':
      return almostThere;
    case 'timeLeft':
      return `${event.seconds} seconds left`;
    case 'complete':
      return 'Puzzle completed! Amazing work!';
    case 'timedOut':
      return "Time's up";
    case 'revealedAll':
      return 'All answers revealed';
    case 'restarted':
      return 'Started again with an empty grid';
  }
}

/**
 * Returns what a screen reader should say about a change; '' for nothing. A full but wrong grid is mentioned only if
 * `isNews` is true for its letters.
 */
export function announceChange(
  puzzle: Puzzle,
  before: GameState,
  after: GameState,
  isNews: (letters: string) => boolean,
): string {
  const events = describeChange(puzzle, before, after).filter(
    (event) => event.type !== 'fullButWrong' || isNews(event.letters),
  );
  const texts = events.map(describeEvent);
  const isSameWord = selectedWord(puzzle, before) === selectedWord(puzzle, after);
  const isSamePlace = isSameWord && before.selection.cell === after.selection.cell;
  if (after.phase !== 'playing' || isSamePlace) return texts.join('. ');
  // After a letter, moving to the next cell of the same word goes without saying.
  if (isSameWord && events.length > 0) return texts.join('. ');
  return [...texts, isSameWord ? describePattern(puzzle, after) : describeSelection(puzzle, after)].join(
    '. ',
  );
}
