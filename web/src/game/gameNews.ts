import { isFlashing, isOver } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';

/** Who has solved or revealed a puzzle: the player just now, or somebody earlier, or another tab, which saved it. */
export type EndedBy = 'player' | 'save' | 'otherTab';

/** What a page wants to know about its game. */
export type GameNews =
  /** The player has typed a letter. */
  | { readonly type: 'played' }
  | { readonly type: 'solved' | 'revealed'; readonly by: EndedBy; readonly game: GameState }
  /** A game that was over goes on: the player has started over, or has taken the reveal back. */
  | { readonly type: 'reopened'; readonly how: 'startedOver' | 'takenBack' };

/** True while the game contains nothing that the player has entered or asked for. */
export function hasNoInput({ phase, cells, hintsUsed }: GameState): boolean {
  return phase === 'playing' && hintsUsed === 0 && cells.every(({ userValue }) => userValue === '');
}

/** True for a command that came from the player rather than the clock. */
export function isByPlayer(command: Command | undefined): boolean {
  return command !== undefined && !['tick', 'pause', 'resume'].includes(command.type);
}

const fewCells = 8;

/** True when the game may be over soon or is, one way or the other: what comes then should be ready. */
export function isNearEnd({ cells }: Puzzle, state: GameState): boolean {
  if (state.phase !== 'playing' || isFlashing(state)) return true;
  const isEmpty = (index: number): boolean => state.cells[index]?.userValue === '';
  return cells.filter(({ isBlack }, index) => !isBlack && isEmpty(index)).length <= fewCells;
}

/** Returns what a change means to the page. Without a command, the whole game was replaced. */
export function newsOf(before: GameState, after: GameState, command?: Command): GameNews[] {
  const news: GameNews[] = [];
  const isPlayed = after.phase === 'playing' && before.cells !== after.cells && !hasNoInput(after);
  if (command !== undefined && isPlayed) news.push({ type: 'played' });
  if (before.phase === after.phase) return news;
  if (isOver(before))
    news.push({ type: 'reopened', how: command === undefined ? 'takenBack' : 'startedOver' });
  const type = after.phase === 'complete' ? 'solved' : 'revealed';
  if (isOver(after)) news.push({ type, by: command === undefined ? 'save' : 'player', game: after });
  return news;
}
