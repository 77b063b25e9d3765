import { highestScore, LEVELS } from '@monster/engine';
import { z } from 'zod';
import { uid } from './completions.ts';
import { displayName, email } from './players.ts';

/** Returns how many words of two or more letters fit in a square grid: in a row, all but the first follow a black cell. */
const wordsIn = (size: number): number => 2 * size * Math.floor((size + 1) / 3);

const largestGrid = 15;

/**
 * No honest total is higher. The puzzle of a level comes from the link, so each may be as large as the site's largest.
 */
export const maxTotalScore = LEVELS.length * highestScore(wordsIn(largestGrid));

const scoreRange = `must be a whole number from 0 to ${maxTotalScore}`;
const totalScore = z.int(scoreRange).min(0, scoreRange).max(maxTotalScore, scoreRange);

export const leaderboardSubmission = z.object({ email, displayName, totalScore });
export type LeaderboardSubmission = z.infer<typeof leaderboardSubmission>;

/** A public row, without email and uid. Equal totals share a rank, and a total is the sum of verified scores. */
const leaderboardEntry = z.object({ rank: z.int(), displayName: z.string(), totalScore: z.int() });
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

const ownLeaderboardRow = leaderboardEntry.extend({
  /** Null while nothing is verified. */
  rank: z.int().nullable(),
  /** What the player has submitted, if that is more than what is verified; null for everyone but the row's owner. */
  unprovenTotal: z.int().nullable(),
});
export type OwnLeaderboardRow = z.infer<typeof ownLeaderboardRow>;

export const leaderboardQuery = z.object({ uid: uid.optional() });

export const leaderboard = z.object({
  entries: z.array(leaderboardEntry),
  /**
   * The row of the uid, whatever its rank; null without a uid, and for a player who has not joined or, unless the owner
   * asks, has nothing verified.
   */
  own: ownLeaderboardRow.nullable(),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const leaderboardCheckQuery = z.object({ email });

/** The name is empty for a player who has not joined. */
export const leaderboardCheck = z.object({ exists: z.boolean(), displayName: z.string() });
export type LeaderboardCheck = z.infer<typeof leaderboardCheck>;
