import { compareSolves, entryName, ghostOf, lastAttempt, replayLog } from '@monster/engine';
import type { GameState, Ghost, Puzzle } from '@monster/engine';
import { formatTime } from '../game/clockFace.ts';
import type { RaceOnPage } from './raceOnPage.ts';

/** The player's own solve, timed by the clock on the screen. */
function ownGhost(puzzle: Puzzle, { log, timerMinutes, clock }: GameState): Ghost {
  const moments = log === null ? 'lost' : replayLog({ puzzle, timerMinutes, log: log.text });
  const ghost = typeof moments === 'string' ? null : ghostOf(lastAttempt(moments));
  return ghost ?? { playedMs: clock.playedMs, cells: 0, filled: [], words: [] };
}

/** "0:12", or "0.4 seconds" where a clock would show nothing. */
function formatLead(ms: number): string {
  return ms < 1_000 ? `${Math.max(0.1, Math.floor(ms / 100) / 10)} seconds` : formatTime(ms);
}

/** Says who won a race, by how much, and where it was decided. */
export function describeRaceEnd({ puzzle, opponent }: RaceOnPage, game: GameState): string {
  const { winner, byMs, decidedBy } = compareSolves(ownGhost(puzzle, game), opponent.ghost);
  if (winner === null)
    return `A tie: you and ${opponent.isOwn ? 'your best' : opponent.name} took the same time.`;
  const word = decidedBy === null ? undefined : puzzle.words[decidedBy];
  const hasWon = winner === 'first';
  const loser = opponent.isOwn ? 'your best' : opponent.name;
  const result = hasWon
    ? `You beat ${loser} by ${formatLead(byMs)}.`
    : `${opponent.name} won by ${formatLead(byMs)}.`;
  if (word === undefined) return result;
  return `${result} ${hasWon ? 'You' : opponent.name} took the lead for good with ${entryName(word)}.`;
}
