import { LEVELS, MONSTER_PUZZLE_ID, nextLevelPath } from '@monster/engine';
import { withSearch } from '../site/match.ts';

/** Returns the address after a level: the next number and puzzle, and all other parameters, with the player's uid. */
export function nextLevelHref(
  level: number,
  levelInfo: string,
  search: URLSearchParams,
  uid?: string,
): string {
  const { path, puzzleId } = nextLevelPath(level);
  if (puzzleId === null) return path;
  const next = new URLSearchParams(search);
  next.delete('email');
  next.set('puzzle', puzzleId);
  if (uid !== undefined) next.set('uid', uid);
  const [, something = String(LEVELS.length)] = levelInfo.split(/-(.*)/u);
  return withSearch(`/levels/${level + 1}-${something}`, next);
}

/** Returns the address of the special monster on the daily page, for the player with this uid. */
export function monsterHref(search: URLSearchParams, uid?: string): string {
  const next = new URLSearchParams({ puzzle: MONSTER_PUZZLE_ID });
  const known = uid ?? search.get('uid');
  if (known !== null) next.set('uid', known);
  const campaign = search.get('utm_campaign');
  if (campaign !== null) next.set('utm_campaign', campaign);
  return withSearch('/todaycrossword', next);
}
