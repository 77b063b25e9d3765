import { isRecord } from '@monster/engine';
import { parseJson } from '../lib/check.ts';
import type { OwnData } from '../ownData/ownData.ts';
import type { KeptGame } from './keptGame.ts';
import { mergeProgress } from './mergeProgress.ts';
import { clockEnd, keys, parseProgress, prefixes, ticketEnd, unfold } from './progress.ts';
import type { Progress } from './progress.ts';

const fileVersion = 1;

const noProgress = parseProgress({});

const named = <Value>(prefix: string, values: ReadonlyMap<string, Value>, end = ''): [string, Value][] =>
  [...values].map(([name, value]) => [`${prefix}${name}${end}`, value]);

/** A game that is over is sent to be ranked by the device on which it was played, so its ticket stays there. */
function gameEntries([name, kept]: readonly [string, KeptGame]): [string, unknown][] {
  const { game, ticket } = unfold(kept);
  const isTicketTaken = ticket !== undefined && kept.phase === 'playing';
  return [[name, game], ...(isTicketTaken ? [[`${name}${ticketEnd}`, ticket] as [string, unknown]] : [])];
}

/** Whether anything is in it that the player would miss. */
export const hasProgress = ({ results, completions, levels, games, clocks }: Progress): boolean =>
  completions.length + games.size + clocks.size + Object.keys(results).length > 0 || levels !== null;

/**
 * Progress in the format of the file of the player's own data, without what stays with its device: the uid, the email
 * address, the answer about third parties, and what waits to be sent.
 */
export function progressFile(progress: Progress, site: string, now: number): OwnData {
  const { results, levels, games, clocks, otherGames, bests, reported, sent, choices } = progress;
  return {
    site,
    version: fileVersion,
    savedAt: new Date(now).toISOString(),
    results,
    // Of nobody, and each puzzle once.
    completions: mergeProgress(noProgress, progress, false).completions,
    levelProgress: levels,
    settings: choices.settings,
    theme: choices.theme,
    privacyChoice: null,
    games: Object.fromEntries([...[...games].flatMap(gameEntries), ...named<unknown>('', clocks, clockEnd)]),
    other: {
      ...Object.fromEntries([
        ...named(prefixes.otherGames, otherGames),
        ...named<unknown>(prefixes.best, bests),
        ...named(prefixes.reported, reported),
      ]),
      ...(sent.size > 0 && { [keys.sent]: Object.fromEntries(sent) }),
      ...(choices.reports !== null && { [keys.reports]: choices.reports }),
      ...(choices.voice !== null && { [keys.voice]: choices.voice }),
    },
  };
}

/** Why a text is not progress that can be merged. */
export type Unreadable = 'foreign' | 'newer' | 'empty';

/** Reads progress from a text, which may be anything. */
export function readProgressFile(text: string): Progress | Unreadable {
  const data = parseJson(text);
  if (!isRecord(data) || typeof data['version'] !== 'number' || !('games' in data)) return 'foreign';
  if (data['version'] > fileVersion) return 'newer';
  if (data['version'] !== fileVersion) return 'foreign';
  const progress = parseProgress(data);
  return hasProgress(progress) || progress.choices.settings !== null ? progress : 'empty';
}
