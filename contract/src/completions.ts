import { z } from 'zod';
import { UID_PATTERN } from './limits.ts';
import { puzzleId } from './puzzles.ts';

/** Identifies a player without an email: a SHA-256 hash as 64 hex digits. */
export const uid = z.string().regex(UID_PATTERN, 'is not 64 hex digits');

export const completion = z.object({ uid, puzzleId });

export const completions = z.object({ completedPuzzles: z.array(z.object({ puzzleId })) });
export type Completions = z.infer<typeof completions>;
