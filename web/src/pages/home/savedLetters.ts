import type { FullPuzzle } from '@monster/contract';
import { readPuzzle, restoreGame, serializeGame } from '@monster/engine';
import { readStored } from '../../browserStorage.ts';
import { savedGameKey } from '../../play/savedGame.ts';

/** What is saved of a puzzle without a timer, one character a cell; nothing where there is no such game. */
export function savedLetters(facts: FullPuzzle): string {
  const read = readPuzzle(facts);
  if (!read.ok) return '';
  const game = restoreGame(read.puzzle, readStored(savedGameKey(facts.id, 0)).value);
  return game === null ? '' : serializeGame(read.puzzle, game).letters;
}
