import { lettersOf, readPuzzle, restoreGame } from '@monster/engine';
import type { PuzzleData } from '@monster/engine';
import { readStored } from '../../lib/storage.ts';
import { savedGameKey } from '../../game/savedGame.ts';

/** Returns the letters of the saved game without a timer, one character per cell, or '' if there is none. */
export function savedLetters(data: PuzzleData, puzzleId: string): string {
  const read = readPuzzle(data);
  if (!read.ok) return '';
  const game = restoreGame(read.puzzle, readStored(savedGameKey(puzzleId, 0)).value);
  return game === null ? '' : lettersOf(game);
}
