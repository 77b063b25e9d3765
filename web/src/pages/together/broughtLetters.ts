import { DEFAULT_TYPING } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';
import { hasNoInput } from '../../game/gameNews.ts';
import { loadGame, savedGameKey } from '../../game/savedGame.ts';
import { readInTab, writeInTab } from '../../lib/storage.ts';
import type { RoomSession } from '../../together/roomSession.ts';

/** The room that letters are to be brought into. */
const tabKey = 'monster-bring-letters';

/** The game of a puzzle that the player has begun alone and not finished; null if there is none. */
export function begunGame(puzzle: Puzzle, puzzleId: string): GameState | null {
  const { game } = loadGame(puzzle, savedGameKey(puzzleId, 0), 0);
  const hasLetters = game.cells.some(({ userValue }) => userValue !== '');
  return game.phase === 'playing' && !hasNoInput(game) && hasLetters ? game : null;
}

/** Remembers, until the room is open, that the player's letters are to be brought into it. */
export function planToBring(key: string): void {
  writeInTab(tabKey, key);
}

/** Returns commands that write the letters of a game, and leave the selection where it is. */
export function commandsOf(game: GameState, { selection }: GameState): Command[] {
  const letters = game.cells.flatMap(({ userValue: letter, isPencil }, cell): Command[] => {
    if (letter === '') return [];
    const settings = { ...DEFAULT_TYPING, pencil: isPencil };
    return [
      { type: 'selectCell', cell },
      { type: 'typeLetter', letter, settings },
    ];
  });
  const { cell } = selection;
  return letters.length === 0 ? [] : [...letters, { type: 'selectCell', cell }];
}

/** Writes the player's letters into the room that they were meant for, once. */
export function bringLetters({ key, room, store }: RoomSession): void {
  if (readInTab(tabKey) !== key) return;
  writeInTab(tabKey, '');
  const game = typeof room.puzzle.id === 'string' ? begunGame(store.puzzle, room.puzzle.id) : null;
  if (game === null) return;
  const isFree = store.getState().cells.every(({ userValue }) => userValue === '');
  if (isFree) for (const command of commandsOf(game, store.getState())) store.dispatch(command);
}
