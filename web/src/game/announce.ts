import { describeChange, entryName, marksAt, selectedPattern } from '@monster/engine';
import type { CellState, GameEvent, GameState, Puzzle } from '@monster/engine';
import { selectedWord } from './gameStore.ts';

/** Announced once for the same letters, to screen readers and on screen. */
export const almostThere = 'Almost there: something is not right yet';

/** "3 of 5, blank A C E blank, circled, C is wrong". */
export function describePattern(puzzle: Puzzle, state: GameState): string {
  const pattern = selectedPattern(puzzle, state);
  if (pattern === null) return '';
  const letters = pattern.letters.map((letter) => letter || 'blank').join(' ');
  const place = `${pattern.position} of ${pattern.letters.length}, ${letters}`;
  return [place, ...marksAt(puzzle, state.selection.cell), ...describeMarks(pattern.cell)].join(', ');
}

/** What is special about the selected letter, which others can see. */
function describeMarks({ userValue, isError, isRevealed, solved, isPencil }: CellState): string[] {
  if (isError) return [`${userValue} is wrong`];
  if (isRevealed) return [`${userValue} is revealed`];
  if (solved) return [`${userValue} is solved`];
  return isPencil ? [`${userValue} is in pencil`] : [];
}

/** "1-Across, Wolves, collectively: 3 of 5, blank A blank E blank". */
export function describeSelection(puzzle: Puzzle, state: GameState): string {
  const word = selectedWord(puzzle, state);
  return word === undefined ? '' : `${entryName(word)}, ${word.clue}: ${describePattern(puzzle, state)}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "letter 2 is A, letter 4 is E". */
function describeFilled(filled: readonly { position: number; letter: string }[]): string {
  return filled.map(({ position, letter }) => `letter ${position} is ${letter}`).join(', ');
}

function describeEvent(event: GameEvent): string {
  switch (event.type) {
    case 'letterChanged':
      return event.letter || 'cleared';
    case 'hintUsed':
      return `Hint: ${describeFilled(event.filled)}, ${plural(event.hintsLeft, 'hint')} left`;
    case 'revealed':
      return `Revealed: ${describeFilled(event.filled)}`;
    case 'wordSolved':
      return `${entryName(event.word)} solved`;
    case 'bonusTime':
      return `${event.seconds} seconds more`;
    case 'checked':
      return event.errors === 0 ? 'No wrong letters' : plural(event.errors, 'wrong letter');
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
    case 'takenBack':
      return 'Your letters are back';
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
