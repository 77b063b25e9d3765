import { isNumber, isString, objectOf, oneOf, optional } from '../lib/check.ts';

interface KeptClock {
  readonly playedMs: number;
  readonly totalMs: number;
  readonly remainingMs: number;
}

/** A saved game with its latest clock and its ticket, which are stored beside it. Whether its puzzle can have such a game is decided when it is played. */
export interface KeptGame {
  readonly version: 1;
  readonly fingerprint: string;
  readonly phase: 'playing' | 'complete' | 'revealed-all' | 'timed-out';
  /** One character per cell, `.` for none. */
  readonly letters: string;
  readonly clock: KeptClock;
  /** With it, the solve of this very game can be ranked, once. */
  readonly ticket?: string | undefined;
}

export const isKeptClock = objectOf<KeptClock>({
  playedMs: isNumber,
  totalMs: isNumber,
  remainingMs: isNumber,
});
export const isKeptGame = objectOf<KeptGame>({
  version: oneOf(1),
  fingerprint: isString,
  phase: oneOf('playing', 'complete', 'revealed-all', 'timed-out'),
  letters: (value): value is string => isString(value) && /^[A-Za-z.]+$/u.test(value),
  clock: isKeptClock,
  ticket: optional(isString),
});

const hasLog = objectOf<{ log: { text: string } }>({ log: objectOf<{ text: string }>({ text: isString }) });

/** How many cells have a letter. */
export const lettersIn = ({ letters }: Pick<KeptGame, 'letters'>): number =>
  letters.replaceAll('.', '').length;

/** The log of a game; null for a game that has lost it, or that nobody has begun. */
const logOf = (game: KeptGame): string | null =>
  hasLog(game) && game.log.text !== '' ? game.log.text : null;

/** True when nothing of a game would be missing if only the other one stayed: it is the same, or went on from there. */
export function isPartOf(one: KeptGame, other: KeptGame): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (lettersIn(one) === 0 && one.phase === 'playing' && logOf(one) === null) return true;
  const [log, longer] = [logOf(one), logOf(other)];
  if (log === null || longer === null || one.fingerprint !== other.fingerprint) return false;
  if (log !== longer) return longer.startsWith(log);
  return (
    one.phase === other.phase && one.letters === other.letters && one.clock.playedMs <= other.clock.playedMs
  );
}

/** A solved game counts most, then one that can be played on, then the others. */
const rankOf = ({ phase }: KeptGame): number => ['timed-out', 'playing', 'complete'].indexOf(phase);

/** True when the first of two games is the one to go on with: solved, with more letters, or played for longer. */
export function isFurther(one: KeptGame, other: KeptGame): boolean {
  const differences = [
    rankOf(one) - rankOf(other),
    lettersIn(one) - lettersIn(other),
    one.clock.playedMs - other.clock.playedMs,
  ];
  const decisive = differences.find((difference) => difference !== 0);
  // Any order will do, as long as both devices choose the same game.
  return decisive === undefined ? JSON.stringify(one) > JSON.stringify(other) : decisive > 0;
}
