import { z } from 'zod';
import { MAX_PLAYER_NAME_LENGTH, MIN_PLAYER_NAME_LENGTH } from './limits.ts';
import type { RouteContract } from './routeContract.ts';
import { plainText } from './texts.ts';

/** Letters of any script with their marks, digits, and what stands between the parts of a name. */
const allowed = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd} .'’&!_-])*$/u;

/** Marks that can be put on any letter, and piled up. Scripts that need two of their own on one letter have others. */
const piledMarks =
  /[\u{300}-\u{36F}\u{1AB0}-\u{1AFF}\u{1DC0}-\u{1DFF}\u{20D0}-\u{20FF}\u{FE20}-\u{FE2F}]{2}|\p{M}{3}/u;
const strayMark = /(?<![\p{L}\p{M}])\p{M}/u;

/** Scripts whose letters look alike. */
const lookalikes = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const isMixed = (word: string): boolean => lookalikes.filter((script) => script.test(word)).length > 1;

/** Returns a name as it is stored: what looks the same is the same. */
export function normalizeName(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/ {2,}/gu, ' ');
}

/** Says what to do about a normalized name; null if it is fine, apart from what it means. */
export function nameProblem(name: string): string | null {
  const { length } = [...name];
  if (length < MIN_PLAYER_NAME_LENGTH || length > MAX_PLAYER_NAME_LENGTH)
    return `Please use ${MIN_PLAYER_NAME_LENGTH} to ${MAX_PLAYER_NAME_LENGTH} characters.`;
  if (!allowed.test(name)) return 'Please use only letters, digits, spaces and . ’ - _ & !';
  if (!/\p{L}/u.test(name)) return 'Please use at least one letter.';
  if (piledMarks.test(name) || strayMark.test(name)) return 'Please use at most one accent per letter.';
  if (name.split(/[^\p{L}\p{M}]+/u).some(isMixed)) return 'Please use letters of one alphabet per word.';
  return null;
}

/** A name that a player has typed. */
export const playerName = z
  .string()
  .max(200, 'Please use a shorter name.')
  .overwrite(normalizeName)
  .superRefine((name, context) => {
    const message = nameProblem(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** What a player is called. */
export const player = z.object({
  /** As others see it. */
  name: z.string(),
  /** Whether the player has typed one; otherwise it is a monster's name, made from the player's id. */
  isTyped: z.boolean(),
  /** Whether an admin has hidden the typed name. */
  isHidden: z.boolean(),
});
export type Player = z.infer<typeof player>;

/** Null for a browser that has not played. */
const playerReply = z.object({ player: player.nullable() });
export type PlayerReply = z.infer<typeof playerReply>;

/** A public name, as the desk lists it. */
const listedName = z.object({
  id: z.string(),
  /** Where it shows: with times, or on the leaderboard. */
  place: z.enum(['times', 'leaderboard']),
  name: z.string(),
  isHidden: z.boolean(),
  /** False for a name that the filter hides by itself. */
  isAcceptable: z.boolean(),
  /** When it was typed, in ms since 1970. */
  changedAt: z.int(),
});
export type ListedName = z.infer<typeof listedName>;

const namesQuery = z.object({
  search: plainText(100).default(''),
  page: z.coerce.number().int().min(1).max(40).default(1),
});
export type NamesQuery = z.output<typeof namesQuery>;

const namesPage = z.object({ names: z.array(listedName), page: z.int(), hasMore: z.boolean() });
export type NamesPage = z.infer<typeof namesPage>;

const params = z.object({ id: z.string().regex(/^(?:times|leaderboard)-[\w-]{1,64}$/u, 'is not an id') });
const success = z.object({ success: z.boolean() });

/** The names of players: their own calls, and those of the desk, which need a session. */
export const nameRoutes = {
  getPlayer: {
    method: 'GET',
    url: '/api/player',
    summary: 'What the player in this browser is called',
    reply: playerReply,
  },
  setPlayerName: {
    method: 'PUT',
    url: '/api/player/name',
    summary: 'Gives the player in this browser a name, also on the leaderboard',
    body: z.strictObject({ name: playerName }),
    reply: playerReply,
  },
  removePlayerName: {
    method: 'DELETE',
    url: '/api/player/name',
    summary: 'Gives the player in this browser a monster’s name again',
    reply: playerReply,
  },
  listNames: {
    method: 'GET',
    url: '/admin/api/names',
    summary: 'One page of the names that players have typed, newest first',
    query: namesQuery,
    reply: namesPage,
  },
  hideName: {
    method: 'POST',
    url: '/admin/api/names/:id/hide',
    summary: 'Hides a name: everyone sees a monster’s name instead',
    params,
    reply: success,
  },
  showName: {
    method: 'POST',
    url: '/admin/api/names/:id/show',
    summary: 'Shows a hidden name again',
    params,
    reply: success,
  },
} as const satisfies Record<string, RouteContract>;
