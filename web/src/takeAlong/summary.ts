import type { KeptGame } from './keptGame.ts';
import type { Progress } from './progress.ts';

/** What arrives, in numbers, and how much of it is new here. */
export interface Summary {
  readonly monsters: number;
  readonly newMonsters: number;
  readonly games: number;
  readonly newGames: number;
  readonly days: number;
  readonly newDays: number;
  readonly hasLevels: boolean;
  readonly hasSettings: boolean;
  /** Games that are kept beside the one that is played, because of this arrival. */
  readonly newOthers: number;
}

const solvedIn = ({ completions }: Progress): Set<string> =>
  new Set(completions.map(({ puzzleId }) => puzzleId));

const isInProgress = ({ phase, letters }: KeptGame): boolean =>
  phase === 'playing' && /[A-Za-z]/u.test(letters);

const countOthers = ({ otherGames }: Progress): number =>
  [...otherGames.values()].reduce((sum, games) => sum + games.length, 0);

/** Says what an arrival brings to this device. */
export function summarize(mine: Progress, theirs: Progress, merged: Progress): Summary {
  const [monsters, own] = [solvedIn(theirs), solvedIn(mine)];
  const inProgress = [...theirs.games].filter(([, game]) => isInProgress(game));
  const isTaken = ([name, game]: readonly [string, KeptGame]): boolean =>
    merged.games.get(name) === game && mine.games.get(name) !== game;
  const days = Object.keys(theirs.results);
  const { settings, theme } = theirs.choices;
  return {
    monsters: monsters.size,
    newMonsters: [...monsters].filter((id) => !own.has(id)).length,
    games: inProgress.length,
    newGames: inProgress.filter(isTaken).length,
    days: days.length,
    newDays: days.filter((id) => !Object.hasOwn(mine.results, id)).length,
    hasLevels: theirs.levels !== null,
    hasSettings: settings !== null || theme !== null,
    newOthers: Math.max(0, countOthers(merged) - countOthers(mine)),
  };
}

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** The lines of a list: what arrives. */
export function describeArriving(summary: Summary): string[] {
  const news = (number: number, of: number): string => (number === of ? '' : `, ${number} new here`);
  const { monsters, games, days } = summary;
  return [
    monsters > 0 && `${count(monsters, 'monster', 'monsters')}${news(summary.newMonsters, monsters)}`,
    games > 0 && `${count(games, 'game', 'games')} in progress`,
    days > 0 &&
      `${count(days, 'daily result', 'daily results')} for your streak and statistics${news(summary.newDays, days)}`,
    summary.hasLevels && 'Progress in the levels',
    summary.hasSettings && 'Settings',
  ].filter((line) => line !== false);
}

/** The lines of a list: what has changed here. */
export function describeMerged(summary: Summary): string[] {
  const lines = [
    summary.newMonsters > 0 && `${count(summary.newMonsters, 'new monster', 'new monsters')} in your lair`,
    summary.newDays > 0 && count(summary.newDays, 'more daily result', 'more daily results'),
    summary.newGames > 0 && `${count(summary.newGames, 'game', 'games')} to go on with`,
    summary.newOthers > 0 &&
      `${count(summary.newOthers, 'game was', 'games were')} on both devices: choose below which one to play`,
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines : ['Everything was here already'];
}
