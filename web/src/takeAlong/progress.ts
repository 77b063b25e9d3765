import { isRecord, readProgress as readLevels } from '@monster/engine';
import type { LevelProgress } from '@monster/engine';
import { parseResults } from '../daily/results.ts';
import type { Results } from '../daily/results.ts';
import { storedCompletions } from '../game/completions.ts';
import type { Completion } from '../game/completions.ts';
import { isBestSolve } from '../game/late/bestSolve.ts';
import type { BestSolve } from '../game/late/bestSolve.ts';
import { parseSettings } from '../game/playSettings.ts';
import type { PlaySettings } from '../game/playSettings.ts';
import { isString } from '../lib/check.ts';
import type { Check } from '../lib/check.ts';
import { isKeptClock, isKeptGame } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';

/** By puzzle, or by `{puzzle}:timed` for a game with a timer. */
type ByName<Value> = ReadonlyMap<string, Value>;

/** What a player has chosen. Null is not chosen. */
export interface Choices {
  readonly settings: PlaySettings | null;
  readonly theme: 'light' | 'dark' | null;
  /** Games are not to be counted. */
  readonly reports: 'off' | null;
  readonly voice: boolean | null;
}

/** Everything that moves to another device, checked. */
export interface Progress {
  readonly results: Results;
  readonly completions: readonly Completion[];
  readonly levels: LevelProgress | null;
  readonly games: ByName<KeptGame>;
  /** Games that were on both devices, and are not the one that is played. */
  readonly otherGames: ByName<readonly KeptGame[]>;
  /** Time that was spent on a puzzle before its first letter. */
  readonly clocks: ByName<KeptGame['clock']>;
  readonly bests: ByName<BestSolve>;
  /** The solves that the server has, by puzzle. */
  readonly sent: ByName<string>;
  /** What was reported of games for the statistics of their puzzles, so that no game is counted twice. */
  readonly reported: ByName<Readonly<Record<string, unknown>>>;
  readonly choices: Choices;
}

/** The beginnings of keys in storage, before the name of a puzzle. */
export const prefixes = {
  game: 'monster-game:',
  otherGames: 'monster-other-games:',
  best: 'monster-best:',
  reported: 'monster-reported:',
} as const;
export const keys = {
  sent: 'monster-sent-solves',
  reports: 'monster-play-reports',
  voice: 'monster-room-voice',
} as const;
export const clockEnd = ':clock';
export const ticketEnd = ':ticket';

const puzzleName = /^[A-Za-z0-9][\w-]{0,63}(?::timed)?$/u;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The entries whose names are those of puzzles, after a prefix, and whose values pass a check. */
function entriesOf<Value>(
  record: Readonly<Record<string, unknown>>,
  prefix: string,
  isValue: Check<Value>,
): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const [key, value] of Object.entries(record)) {
    const name = key.slice(prefix.length);
    if (key.startsWith(prefix) && puzzleName.test(name) && isValue(value)) found.set(name, value);
  }
  return found;
}

/** What is stored beside games, by their names. */
function besideGames<Value>(
  record: Readonly<Record<string, unknown>>,
  end: string,
  isValue: Check<Value>,
): Map<string, Value> {
  const ended = Object.entries(record).filter(([key]) => key.endsWith(end));
  const named = ended.map(([key, value]) => [key.slice(0, -end.length), value] as const);
  return entriesOf(Object.fromEntries(named), '', isValue);
}

/** The saved games, each with the clock that was saved after it and its ticket, and the clocks without a game. */
function parseGames(stored: unknown): Pick<Progress, 'games' | 'clocks'> {
  const record = recordOf(stored);
  const clocks = besideGames(record, clockEnd, isKeptClock);
  const tickets = besideGames(record, ticketEnd, isString);
  const games = new Map<string, KeptGame>();
  for (const [name, game] of entriesOf(record, '', isKeptGame)) {
    const [clock, ticket] = [clocks.get(name), tickets.get(name)];
    clocks.delete(name);
    games.set(name, { ...game, ...(clock && { clock }), ...(ticket !== undefined && { ticket }) });
  }
  return { games, clocks };
}

/** A game as it is stored, and the ticket beside it. */
export const unfold = ({ ticket, ...game }: KeptGame): { game: object; ticket: string | undefined } => ({
  game,
  ticket,
});

/** Lists in which what is no game is left out. */
function parseOtherGames(record: Readonly<Record<string, unknown>>): Progress['otherGames'] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  const lists = [...entriesOf(record, prefixes.otherGames, isList)];
  return new Map(
    lists.flatMap(([name, list]) => {
      const games = list.filter(isKeptGame);
      return games.length === 0 ? [] : [[name, games] as const];
    }),
  );
}

function parseChoices(
  data: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Choices {
  const { settings, theme } = data;
  const voice = other[keys.voice];
  return {
    settings: isRecord(settings) ? parseSettings(settings) : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    reports: other[keys.reports] === 'off' ? 'off' : null,
    voice: typeof voice === 'boolean' ? voice : null,
  };
}

/** Reads data in the format of the file of the player's own data. What is not valid is left out. */
export function parseProgress(given: unknown): Progress {
  const data = recordOf(given);
  const other = recordOf(data['other']);
  const { completions, levelProgress } = data;
  return {
    results: parseResults(data['results']),
    completions: storedCompletions(Array.isArray(completions) ? completions : []),
    levels: isRecord(levelProgress) ? readLevels(levelProgress) : null,
    ...parseGames(data['games']),
    otherGames: parseOtherGames(other),
    bests: entriesOf(other, prefixes.best, isBestSolve),
    sent: entriesOf(recordOf(other[keys.sent]), '', isString),
    reported: entriesOf(other, prefixes.reported, isRecord),
    choices: parseChoices(data, other),
  };
}
