/**
 * Patterns and limits that the browser and the server share. Nothing here may import Zod: the web client imports this
 * file as `@monster/contract/limits`, and everything else of the contract as types only.
 */

export { MAX_AUTHOR_LENGTH, MAX_CLUE_LENGTH, MAX_FILE_BYTES, MAX_TITLE_LENGTH } from '@monster/engine';

/** Text, at sign, text, dot, text. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
export const MAX_EMAIL_LENGTH = 254;

/** A player without an email address: SHA-256 in 64 hex digits. */
export const UID_PATTERN = /^[0-9a-f]{64}$/u;

/** The name on the leaderboard, counted in whole characters. */
export const MAX_DISPLAY_NAME_LENGTH = 40;

export const MAX_USERNAME_LENGTH = 64;
export const MAX_PASSWORD_LENGTH = 200;

/** What an admin can type into a search field. */
export const MAX_SEARCH_LENGTH = 100;

/** Difficulty is a number of stars. */
export const MIN_DIFFICULTY = 1;
export const MAX_DIFFICULTY = 5;

/** An email as it is compared and stored, since one person may type it in several ways. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
