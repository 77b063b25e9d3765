import { isWordSolved, type GameState } from './game.ts';
import { commandIn, type Replayed } from './replayLog.ts';

/**
 * What others see of a solve: how many cells were filled in and which words were finished, and when. It has neither
 * letters nor cells, and nothing that they follow from.
 */
export interface Ghost {
  /** The time that the solve took. */
  readonly playedMs: number;
  /** How many cells there are to fill in. */
  readonly cells: number;
  /** How many cells were filled in from a time on; of each tenth of a second, the last step. */
  readonly filled: readonly (readonly [ms: number, cells: number])[];
  /** When each word was finished for good, by its id, in the order of their times. */
  readonly words: readonly (readonly [ms: number, word: number])[];
}

/** How far a solve is at a moment. */
export interface GhostProgress {
  /** The share of the cells that are filled in, from 0 to 1. */
  readonly share: number;
  /** How many words are finished. */
  readonly words: number;
}

/** How a race between two solves ended. */
export interface RaceEnd {
  readonly winner: 'first' | 'second' | null;
  readonly byMs: number;
  /** The word that took the winner into the lead for good; null if nobody won, or if it cannot be told. */
  readonly decidedBy: number | null;
}

const STEP_MS = 100;

const isInSameStep = (one: number, other: number): boolean =>
  Math.floor(one / STEP_MS) === Math.floor(other / STEP_MS);

/** Returns how many cells have a letter. */
export function filledCells({ cells }: GameState): number {
  return cells.filter(({ userValue }) => userValue !== '').length;
}

/** Returns what others may see of a solve; null for a game without a move. */
export function ghostOf(moments: readonly Replayed[]): Ghost | null {
  const last = moments.at(-1);
  if (!last) return null;
  const filled: [ms: number, cells: number][] = [];
  const finished = new Map<number, number>();
  for (const { entry, puzzle, before, after, playedMs } of moments) {
    const count = filledCells(after);
    const step = filled.at(-1);
    if (step && isInSameStep(step[0], playedMs)) filled.pop();
    if (count !== (filled.at(-1)?.[1] ?? 0)) filled.push([playedMs, count]);
    // The words of an edited grid are others.
    if (!('command' in entry)) finished.clear();
    else if (before.solvedClues === after.solvedClues) continue;
    for (const word of puzzle.words)
      if (!isWordSolved(after, word)) finished.delete(word.id);
      else if (!finished.has(word.id)) finished.set(word.id, playedMs);
  }
  return {
    playedMs: last.playedMs,
    cells: last.puzzle.cells.filter(({ isBlack }) => !isBlack).length,
    filled,
    words: [...finished].map(([word, ms]) => [ms, word] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  };
}

/**
 * Returns the part of a game that its clock shows, with the times of that clock: all of it or, if the player has started
 * over, what came after that.
 */
export function lastAttempt(moments: readonly Replayed[]): Replayed[] {
  const isStart = ({ entry }: Replayed, index: number): boolean => {
    const next = moments[index + 1]?.entry;
    const isTakenBack = next !== undefined && 'command' in next && next.command === 'takeBack';
    return commandIn(entry)?.type === 'startOver' && !isTakenBack;
  };
  return moments
    .slice(moments.findLastIndex(isStart) + 1)
    .map((moment) => ({ ...moment, playedMs: moment.after.clock.playedMs }));
}

/** Returns how many steps were made up to a time; they are in the order of their times. */
function countUntil(steps: Ghost['filled'], ms: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.[0] ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns how far a solve was after some time. */
export function ghostAt({ cells, filled, words }: Ghost, ms: number): GhostProgress {
  const count = filled[countUntil(filled, ms) - 1]?.[1] ?? 0;
  return { share: cells === 0 ? 0 : count / cells, words: countUntil(words, ms) };
}

/** Returns the place from which on the winner had finished each next word before the loser had as many. */
function decisivePlace(winner: Ghost['words'], loser: Ghost['words']): number {
  return winner.findLastIndex(([ms], place) => ms >= (loser[place]?.[0] ?? Infinity)) + 1;
}

/** Compares two solves of the same puzzle: who was faster, by how much, and with which word that was decided. */
export function compareSolves(first: Ghost, second: Ghost): RaceEnd {
  const byMs = Math.abs(first.playedMs - second.playedMs);
  if (byMs === 0) return { winner: null, byMs, decidedBy: null };
  const winner = first.playedMs < second.playedMs ? 'first' : 'second';
  const [fast, slow] = winner === 'first' ? [first, second] : [second, first];
  // Of a solve whose log is lost, only the time is known.
  const isKnown = fast.words.length === slow.words.length;
  const decisive = isKnown ? fast.words[decisivePlace(fast.words, slow.words)] : undefined;
  return { winner, byMs, decidedBy: decisive?.[1] ?? null };
}

/** A point of the chart of letters over time. */
export interface ChartPoint {
  readonly ms: number;
  readonly cells: number;
}

/** Returns the corners of the chart, from the empty grid to the end: the count stays until it changes. */
export function chartOf({ filled, playedMs }: Ghost): ChartPoint[] {
  const points: ChartPoint[] = [{ ms: 0, cells: 0 }];
  for (const [ms, cells] of filled) {
    points.push({ ms, cells: points.at(-1)?.cells ?? 0 }, { ms, cells });
  }
  points.push({ ms: playedMs, cells: points.at(-1)?.cells ?? 0 });
  return points;
}
