import type { Changes } from '../lib/late/writeTogether.ts';
import { sections } from '../ownData/ownData.ts';
import { clockEnd, keys, prefixes, ticketEnd, unfold } from './progress.ts';
import type { Progress } from './progress.ts';

/** Progress as the browser stores it: texts by their keys. */
function storedTexts({ choices, ...progress }: Progress): Map<string, string> {
  const texts = new Map<string, string>();
  const store = (key: string, value: unknown): void => void texts.set(key, JSON.stringify(value));
  const storeAll = (prefix: string, values: ReadonlyMap<string, unknown>, end = ''): void => {
    for (const [name, value] of values) store(`${prefix}${name}${end}`, value);
  };
  if (Object.keys(progress.results).length > 0) store(sections.results, progress.results);
  if (progress.completions.length > 0) store(sections.completions, progress.completions);
  if (progress.levels !== null) store(sections.levelProgress, progress.levels);
  for (const [name, kept] of progress.games) {
    const { game, ticket } = unfold(kept);
    store(`${prefixes.game}${name}`, game);
    if (ticket !== undefined) store(`${prefixes.game}${name}${ticketEnd}`, ticket);
  }
  storeAll(prefixes.game, progress.clocks, clockEnd);
  storeAll(prefixes.otherGames, progress.otherGames);
  storeAll(prefixes.best, progress.bests);
  storeAll(prefixes.reported, progress.reported);
  if (progress.sent.size > 0) store(keys.sent, Object.fromEntries(progress.sent));
  if (choices.settings !== null) store(sections.settings, choices.settings);
  // The early script reads it as it is.
  if (choices.theme !== null) texts.set(sections.theme, choices.theme);
  if (choices.reports !== null) store(keys.reports, choices.reports);
  if (choices.voice !== null) store(keys.voice, choices.voice);
  return texts;
}

/**
 * What has to be written so that a browser with one progress has the other. The clocks of games that are replaced go
 * first: a tab that plays such a game reads it again as soon as it is written.
 */
export function changesBetween(before: Progress, after: Progress): Changes {
  const [was, is] = [storedTexts(before), storedTexts(after)];
  const written = [...is].filter(([key, text]) => was.get(key) !== text);
  const games = [...after.games.keys()]
    .map((name) => `${prefixes.game}${name}`)
    .filter((key) => was.get(key) !== is.get(key));
  const removed = [
    ...games.map((key) => `${key}${clockEnd}`),
    ...[...was.keys()].filter((key) => !is.has(key)),
  ];
  return new Map<string, string | null>([...removed.map((key) => [key, null] as const), ...written]);
}
