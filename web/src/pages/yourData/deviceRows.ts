import { isRecord } from '@monster/engine';
import { parseResults } from '../../daily/results.ts';
import { formatTime } from '../../game/clockFace.ts';
import { storedCompletions } from '../../game/completions.ts';
import { formatDate } from '../../lib/dates.ts';
import type { KeptEntry } from '../../ownData/ownData.ts';
import { countOf } from '../../ui/desk/countOf.ts';
import { formatMoment, listed } from './shownRow.ts';
import type { ShownRow } from './shownRow.ts';

type Titles = ReadonlyMap<string, string>;

const outcomes = { begun: 'begun', solved: 'solved', revealed: 'revealed' } as const;

function resultRows(value: unknown, titles: Titles): ShownRow[] {
  return Object.entries(parseResults(value))
    .sort(([, a], [, b]) => (a.date < b.date ? 1 : -1))
    .map(([id, { date, outcome, timeMs, hintsUsed }]) => ({
      what: listed(formatDate(date, 'medium'), titles.get(id)),
      detail: listed(
        outcomes[outcome],
        outcome !== 'begun' && formatTime(timeMs),
        hintsUsed > 0 && countOf(hintsUsed, 'hint'),
      ),
    }));
}

function lairRows(): ShownRow[] {
  return storedCompletions()
    .reverse()
    .map(({ puzzleId, uid, solve }) => ({
      what: solve?.title || puzzleId,
      detail: listed(
        solve && formatMoment(solve.solvedAt),
        solve && formatTime(solve.timeMs),
        solve?.isGolden && 'without help',
        Array.isArray(solve?.together) && `together with ${solve.together.join(' and ')}`,
        uid !== null && 'under a uid from an email',
      ),
    }));
}

const timed = /:timed$/u;

/** A game, its clock and its ticket are one row. */
function gameRows(entries: readonly KeptEntry[], titles: Titles): ShownRow[] {
  const games = new Map<string, KeptEntry[]>();
  for (const entry of entries) {
    const name = entry.key.slice('monster-game:'.length).replace(/:(?:clock|ticket)$/u, '');
    games.set(name, [...(games.get(name) ?? []), entry]);
  }
  return [...games].map(([name, parts]) => {
    const id = name.replace(timed, '');
    const values = parts.map(({ value }) => value).filter(isRecord);
    const letters = values.map((value) => value['letters']).find((text) => typeof text === 'string');
    const clocks = values.map((value) => (isRecord(value['clock']) ? value['clock'] : value)['playedMs']);
    const playedMs = Math.max(0, ...clocks.filter((ms) => typeof ms === 'number'));
    return {
      what: listed(titles.get(id) ?? id, timed.test(name) && 'with a countdown'),
      detail: listed(
        letters !== undefined && countOf(letters.replaceAll(/[^\p{L}\d]/gu, '').length, 'letter'),
        `${formatTime(playedMs)} played`,
      ),
      keys: parts.map(({ key }) => key),
    };
  });
}

function bestRows(entries: readonly KeptEntry[], titles: Titles): ShownRow[] {
  return entries.map(({ key, value }) => {
    const id = key.slice('monster-best:'.length);
    const { timeMs, isHelped } = isRecord(value) ? value : {};
    return {
      what: titles.get(id) ?? id,
      detail: listed(
        typeof timeMs === 'number' && formatTime(timeMs),
        isHelped === true ? 'with help' : 'without help',
      ),
      keys: [key],
    };
  });
}

/** Words for what has no words of its own: the fields of an object, or the value. */
function plainRows(entries: readonly KeptEntry[]): ShownRow[] {
  return entries.flatMap(({ key, value }): ShownRow[] => {
    if (isRecord(value))
      return Object.entries(value).map(([name, part]) => ({ what: name, detail: textOf(part) }));
    return [{ what: key.replace(/^monster-/u, ''), detail: textOf(value) }];
  });
}

function textOf(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return countOf(value.length, 'item');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An email address is not for whoever looks over the player's shoulder; as it is stored, it is one press away. */
const hidingEmail = (entries: readonly KeptEntry[]): KeptEntry[] =>
  entries.map(({ key, value }) => ({
    key,
    value: typeof value === 'string' ? value.replace(/^(.)[^@]*@/u, '$1•••@') : value,
  }));

function sentRows(value: unknown, titles: Titles): ShownRow[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([id, solve]) => ({
    what: titles.get(id) ?? id,
    detail: textOf(solve),
  }));
}

/** What the browser keeps of one kind, in words, each with as much as a player would ask for. */
export function deviceRows(kind: string, entries: readonly KeptEntry[]): ShownRow[] {
  const titles: Titles = new Map(
    storedCompletions().flatMap(({ puzzleId, solve }) => (solve ? [[puzzleId, solve.title]] : [])),
  );
  if (kind === 'results') return resultRows(entries[0]?.value, titles);
  if (kind === 'completions') return lairRows();
  if (kind === 'games') return gameRows(entries, titles);
  if (kind === 'bests') return bestRows(entries, titles);
  if (kind === 'sent') return sentRows(entries[0]?.value, titles);
  return plainRows(kind === 'visit' ? hidingEmail(entries) : entries);
}
