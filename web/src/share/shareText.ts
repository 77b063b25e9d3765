import type { GameState } from '@monster/engine';
import { isInSeries } from '@monster/engine';
import { formatTime } from '../game/clockFace.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { describeHints, helpUsed, isGolden } from '../game/solved.ts';
import { formatDate } from '../lib/dates.ts';

/** What a player shares about a solved puzzle. */
export interface ShareDetails {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly metadata: PuzzleMetadata;
  readonly game: GameState;
  /** The name of the monster that has hatched. */
  readonly monster: string;
  /** The days in a row, 0 for none. */
  readonly streak: number;
  /** How many others have solved it with the player. */
  readonly friends?: number;
  /** The grid as colored squares, in lines. */
  readonly squares: string;
}

/** "Daily Teaser for Nov 15, 2026 (7×7)", or the title of a puzzle outside the series. */
export function describePuzzle({ title, datePublished, size }: PuzzleMetadata): string {
  const day = formatDate(datePublished, 'medium');
  const name = isInSeries({ title }) ? `Daily Teaser${day === '' ? '' : ` for ${day}`}` : `“${title}”`;
  return `${name} (${size}×${size})`;
}

function linkTo({ id, title }: PuzzleMetadata): string {
  const name = encodeURIComponent(id);
  return isInSeries({ title }) ? `/todaycrossword?puzzle=${name}` : `/puzzles/${name}`;
}

function describeFriends(count: number): string {
  if (count === 0) return '';
  return ` together with ${count === 1 ? 'a friend' : `${count} friends`}`;
}

/** "Solved together with 2 friends in 3:21 with 1 hint", and the streak if there is one. Names are nobody else's business. */
export function describeSolve(game: GameState, streak: number, friends = 0): string {
  const result = `Solved${describeFriends(friends)} in ${formatTime(game.clock.playedMs)} with ${describeHints(helpUsed(game))}`;
  return streak > 1 ? `${result}, ${streak}-day streak` : result;
}

/** "Pip has hatched", or "A golden Pip has hatched" after a game without any help. */
export function describeHatching(monster: string, game: GameState): string {
  return `${isGolden(game) ? `A golden ${monster}` : monster} has hatched`;
}

/** Returns a text for friends that gives nothing away: no letters, and no uid in its link. */
export function shareText(details: ShareDetails): string {
  const { siteName, siteUrl, metadata, game, monster, streak, friends, squares } = details;
  return [
    `${siteName}, ${describePuzzle(metadata)}`,
    describeSolve(game, streak, friends),
    squares,
    `${describeHatching(monster, game)}!`,
    `${siteUrl}${linkTo(metadata)}`,
  ].join('\n');
}
