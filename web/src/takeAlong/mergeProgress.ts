import { mergeProgress as mergeLevels } from '@monster/engine';
import type { LevelProgress } from '@monster/engine';
import type { Result, Results } from '../daily/results.ts';
import type { Completion, Solve } from '../game/completions.ts';
import { isBetter } from '../game/late/bestSolve.ts';
import { isFurther, isPartOf } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import type { Choices, Progress } from './progress.ts';

/** True if the first one comes first. What is the same in every respect that counts is put in any order, but always the same one. */
function isBefore<Value extends object>(
  one: Value,
  other: Value,
  facts: (value: Value) => unknown[],
): boolean {
  const [left, right] = [
    [...facts(one), JSON.stringify(one)],
    [...facts(other), JSON.stringify(other)],
  ];
  const at = left.findIndex((fact, index) => fact !== right[index]);
  return at >= 0 && (left[at] as string) < (right[at] as string);
}

/** An attempt that has ended says more than one that was begun; of two that have ended, the first one counts. */
function mergeResult(one: Result, other: Result): Result {
  const facts = ({ outcome, begunOn, timeMs }: Result) => [outcome === 'begun' ? 1 : 0, begunOn, timeMs];
  const counted = isBefore(one, other, facts) ? one : other;
  const begunOn = one.begunOn < other.begunOn ? one.begunOn : other.begunOn;
  return counted.begunOn === begunOn ? counted : { ...counted, begunOn };
}

function mergeResults(mine: Results, theirs: Results): Results {
  const merged = { ...mine };
  for (const [id, result] of Object.entries(theirs)) {
    const own = mine[id];
    merged[id] = own === undefined ? result : mergeResult(own, result);
  }
  return merged;
}

/** The earlier of two solves counts, with everything that is known about it. */
function firstSolve(one: Solve | undefined, other: Solve | undefined): Solve | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return isBefore(one, other, ({ solvedAt, timeMs }) => [solvedAt, timeMs]) ? one : other;
}

/** Whose email link was used stays with its device: what arrives belongs to nobody, or to whom it belongs here. */
function mergeCompletions(mine: readonly Completion[], theirs: readonly Completion[]): Completion[] {
  const arriving = new Map<string, Solve | undefined>();
  for (const { puzzleId, solve } of theirs) arriving.set(puzzleId, firstSolve(arriving.get(puzzleId), solve));
  const kept = mine.map((own) => {
    const solve = firstSolve(own.solve, arriving.get(own.puzzleId));
    return solve === own.solve || solve === undefined ? own : { ...own, solve };
  });
  const known = new Set(mine.map(({ puzzleId }) => puzzleId));
  const added = [...arriving]
    .filter(([puzzleId]) => !known.has(puzzleId))
    .map(([puzzleId, solve]) => ({ puzzleId, uid: null, ...(solve && { solve }) }));
  // Oldest first; those whose time nobody knows are older than all others.
  const timeOf = ({ solve }: Completion): string => solve?.solvedAt ?? '';
  return [...kept, ...added].sort((a, b) => Number(timeOf(a) > timeOf(b)) - Number(timeOf(a) < timeOf(b)));
}

function mergeLevelProgress(mine: LevelProgress | null, theirs: LevelProgress | null): LevelProgress | null {
  if (mine === null || theirs === null) return mine ?? theirs;
  // Whoever has come further says where to go on.
  return theirs.currentLevel > mine.currentLevel ? mergeLevels(mine, theirs) : mergeLevels(theirs, mine);
}

interface Games {
  readonly played: KeptGame | undefined;
  readonly others: readonly KeptGame[];
}

/** Adds a game to those of its puzzle, unless they contain all of it; without those that it contains. */
function withGame({ played, others }: Games, game: KeptGame, isPlayed: boolean): Games {
  if (played === undefined) return { played: game, others: others.filter((each) => !isPartOf(each, game)) };
  if ([played, ...others].some((each) => isPartOf(game, each))) return { played, others };
  const rest = others.filter((each) => !isPartOf(each, game));
  if (isPartOf(played, game)) return { played: game, others: rest };
  return isPlayed && isFurther(game, played)
    ? { played: game, others: [...rest, played] }
    : { played, others: [...rest, game] };
}

type AllGames = Pick<Progress, 'games' | 'otherGames' | 'clocks'>;

/** Which game is played on, where there are several, and the others, which are kept. */
function mergeGames(mine: AllGames, theirs: AllGames): AllGames {
  const games = new Map(mine.games);
  const otherGames = new Map<string, readonly KeptGame[]>();
  for (const name of new Set(
    [mine, theirs].flatMap((each) => [...each.games.keys(), ...each.otherGames.keys()]),
  )) {
    let all: Games = { played: games.get(name), others: [] };
    for (const game of mine.otherGames.get(name) ?? []) all = withGame(all, game, false);
    const played = theirs.games.get(name);
    if (played !== undefined) all = withGame(all, played, true);
    for (const game of theirs.otherGames.get(name) ?? []) all = withGame(all, game, false);
    if (all.played !== undefined) games.set(name, all.played);
    if (all.others.length > 0) otherGames.set(name, all.others);
  }
  const clocks = new Map<string, KeptGame['clock']>();
  for (const [name, clock] of [...mine.clocks, ...theirs.clocks])
    if (!games.has(name) && clock.playedMs > (clocks.get(name)?.playedMs ?? -1)) clocks.set(name, clock);
  return { games, otherGames, clocks };
}

/** A solve of another grid is nothing to compare with, so the one that is here stays. */
function mergeBests(mine: Progress['bests'], theirs: Progress['bests']): Progress['bests'] {
  const merged = new Map(mine);
  for (const [name, best] of theirs) {
    const own = mine.get(name);
    if (own === undefined || (own.grid === best.grid && isBetter(best, own))) merged.set(name, best);
  }
  return merged;
}

function mergeChoices(mine: Choices, theirs: Choices, takesSettings: boolean): Choices {
  const [first, second] = takesSettings ? [theirs, mine] : [mine, theirs];
  return {
    settings: first.settings ?? second.settings,
    theme: first.theme ?? second.theme,
    // Whoever has objected on one device does not have to do so again on the other.
    reports: first.reports ?? second.reports,
    voice: first.voice ?? second.voice,
  };
}

/** Merges what arrives into what is here, so that nothing of either is lost. */
export function mergeProgress(mine: Progress, theirs: Progress, takesSettings: boolean): Progress {
  return {
    results: mergeResults(mine.results, theirs.results),
    completions: mergeCompletions(mine.completions, theirs.completions),
    levels: mergeLevelProgress(mine.levels, theirs.levels),
    ...mergeGames(mine, theirs),
    bests: mergeBests(mine.bests, theirs.bests),
    sent: new Map([...theirs.sent, ...mine.sent]),
    reported: new Map([...theirs.reported, ...mine.reported]),
    choices: mergeChoices(mine.choices, theirs.choices, takesSettings),
  };
}
