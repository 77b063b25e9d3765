/**
 * Patterns and limits that the browser and the server share. Nothing here may import Zod: the web client imports this
 * file as `@monster/contract/limits` and only types from the rest of the contract.
 */

/** Text, at sign, text, dot, text. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u;
export const MAX_EMAIL_LENGTH = 254;

/** Identifies a player without an email address: a SHA-256 hash as 64 hex digits. */
export const UID_PATTERN = /^[0-9a-f]{64}$/u;

/** The length of a name on the leaderboard, in whole characters. */
export const MAX_DISPLAY_NAME_LENGTH = 40;

/** The length of a name that a player has typed, in whole characters. */
export const MIN_PLAYER_NAME_LENGTH = 2;
export const MAX_PLAYER_NAME_LENGTH = 24;

export const MAX_USERNAME_LENGTH = 64;
export const MAX_PASSWORD_LENGTH = 200;
/** Of an authenticator app, or a recovery code with whatever separates its parts. */
export const MAX_CODE_LENGTH = 40;

/** The length of text in an admin's search field. */
export const MAX_SEARCH_LENGTH = 100;

/** The length of an editor's note on a change. */
export const MAX_HISTORY_NOTE_LENGTH = 200;

/** How many puzzles one call may change, and how many one zip file may contain. */
export const MAX_BULK = 500;
export const MAX_EXPORT = 10_000;

/** Difficulty is a number of stars. */
export const MIN_DIFFICULTY = 1;
export const MAX_DIFFICULTY = 5;

/** Without letters that look like others or like digits. */
export const GROUP_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const GROUP_CODE_PATTERN = /^[A-HJKMNP-Z]{6}$/u;
export const MAX_GROUP_MEMBERS = 50;

/** What people can say about a friend's day, and nothing else. */
export const REACTIONS = ['clap', 'wow', 'fire', 'love', 'laugh', 'wait'] as const;

/** 128 bits that nobody guesses. */
export const ROOM_KEY_PATTERN = /^[\w-]{22}$/u;
export const MAX_ROOM_PEOPLE = 8;
/** The rules by which browsers apply moves; those with other rules have to reload. */
export const ROOM_VERSION = 1;
/** Enough to write each cell of a 15x15 twenty times over. */
export const MAX_ROOM_MOVES = 4_000;
/** Enough for all letters of a 15x15 that somebody brings along, in two calls. */
export const MAX_MOVES_AT_ONCE = 120;
export const MAX_MOVE_ID_LENGTH = 24;
/** A move as text: where and what, such as `-12X`, or a reaction, such as `%clap`; `readMove` knows what it means. */
export const MOVE_PATTERN =
  /^(?:[-|]\d{1,3}(?:[A-Za-z_+#]|\?\d{1,10}|=(?:letter|word|grid)|!(?:letter|word))|%(?:clap|wow|fire|love|laugh|wait))$/u;

/** 256 bits as text. */
export const TRANSFER_TOKEN_PATTERN = /^[\w-]{43}$/u;
/** In characters: browsers keep 5 million at most, which compress to less than half of this. */
export const MAX_TRANSFER_LENGTH = 4 * 1024 * 1024;
/** Reminders come at whole and half hours. */
export const REMINDER_STEP_MINUTES = 30;
/** The longest address of a push service that is known has about 800 characters. */
export const MAX_ENDPOINT_LENGTH = 1_500;

/** Returns a group's code as it is stored, since people type it with spaces, hyphens and small letters. */
export function normalizeGroupCode(text: string): string {
  return text.replaceAll(/[\s-]/gu, '').toUpperCase();
}

/** Returns an email as it is compared and stored, since people type the same one in different ways. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
