import { formatTime } from '../../game/clockFace.ts';

/** How far a player has come with a puzzle that is not open any more. */
export interface Progress {
  readonly state: 'begun' | 'revealed' | 'solved';
  /** Of a solved puzzle, if it is known. */
  readonly timeMs?: number | undefined;
  /** True for a solve without hints, reveals and checks. */
  readonly isGolden?: boolean | undefined;
  readonly isTogether?: boolean | undefined;
}

/** A day that belongs to a streak. */
export interface ChainDay {
  /** Its puzzle was solved on time, or a freeze covered the day. */
  readonly kind: 'solved' | 'frozen';
  /** Whether the day before belongs to the streak, and the day after. */
  readonly isLinkedBefore: boolean;
  readonly isLinkedAfter: boolean;
}

/** Says how far a player has come: "solved together in 3:21 without help". */
export function describeProgress({
  state,
  timeMs = 0,
  isGolden = false,
  isTogether = false,
}: Progress): string {
  if (state !== 'solved') return state;
  const time = timeMs > 0 && Number.isFinite(timeMs) ? ` in ${formatTime(timeMs)}` : '';
  return `solved${isTogether ? ' together' : ''}${time}${isGolden ? ' without help' : ''}`;
}
