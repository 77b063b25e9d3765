import { describeChange, entryName, selectedPattern } from '@monster/engine';
import type { GameEvent, GameState, Puzzle } from '@monster/engine';
import { selectedWord } from './gameStore.ts';

/** Said once for the same letters, aloud and on screen. */
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

/** What a screen reader should say of a change; '' for nothing. Each `letters` is complained of once. */
export function announceChange(
  puzzle: Puzzle,
  before: GameState,
  after: GameState,
  isNews: (letters: string) => boolean,
): string {
  const events = describeChange(puzzle, before, after).filter(
    (event) => event.type !== 'fullButWrong' || isNews(event.letters),
  );
  const said = events.map(describeEvent);
  const isSameWord = selectedWord(puzzle, before) === selectedWord(puzzle, after);
  const isSamePlace = isSameWord && before.selection.cell === after.selection.cell;
  if (after.phase !== 'playing' || isSamePlace) return said.join('. ');
  // Where a letter was typed, the next place in the same word goes without saying.
  if (isSameWord && events.length > 0) return said.join('. ');
  return [...said, isSameWord ? describePattern(puzzle, after) : describeSelection(puzzle, after)].join('. ');
}
