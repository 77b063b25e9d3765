import { readInTab, readStored } from '../lib/storage.ts';

/** The keys of what the site keeps in the browser, by the names that the file has for them. */
export const sections = {
  results: 'monster-daily-results',
  completions: 'monster-completions',
  levelProgress: 'monster-progress',
  settings: 'monster-settings',
  theme: 'monster-theme',
  privacyChoice: 'monster-consent',
} as const;
const prefix = 'monster-';
const gamePrefix = 'monster-game:';

/** What may contain the player's email address, which must not leave the browser with a file that is passed on. */
const leftOut = new Set(['monster-visit-email', 'monster-waiting-calls']);

/** Everything that the site keeps in this browser about the player, except for email addresses. */
export interface OwnData extends Readonly<Record<keyof typeof sections, unknown>> {
  readonly site: string;
  /** The version of the file's format. */
  readonly version: 1;
  readonly savedAt: string;
  /** Saved games by puzzle. */
  readonly games: Readonly<Record<string, unknown>>;
  /** Whatever else is kept, by its key. */
  readonly other: Readonly<Record<string, unknown>>;
}

function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** False where the browser forbids the site to read what it has kept. */
export function isStorageReadable(): boolean {
  return attempt(() => localStorage.getItem(sections.results)) !== undefined;
}

/** Returns the last value that was written; a text that is damaged, or that never was JSON, as it is. */
function valueOf(key: string): unknown {
  const { value, isValid } = readStored(key);
  return isValid ? value : attempt(() => localStorage.getItem(key));
}

/** Something that the site keeps in this browser. */
export interface KeptEntry {
  readonly key: string;
  readonly value: unknown;
}

/** Everything that the site keeps in local storage and for this tab, by key. */
export function keptEntries(): KeptEntry[] {
  return storedKeys().map((key) => ({ key, value: valueOf(key) ?? readInTab(key) }));
}

function storedKeys(): string[] {
  const storages = [() => localStorage, () => sessionStorage];
  const keys = storages.flatMap((storage) => attempt(() => Object.keys(storage())) ?? []);
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).sort();
}

const ownKeys = (): string[] => storedKeys().filter((key) => !leftOut.has(key));

/** Collects the player's data. What cannot be read is missing. */
export function ownData(site: string, now: number): OwnData {
  const read = (keys: readonly string[], without = '') =>
    Object.fromEntries(keys.map((key) => [key.slice(without.length), valueOf(key)]));
  const named = Object.entries(sections).map(([name, key]) => [name, valueOf(key) ?? null]);
  const others = ownKeys().filter((key) => !Object.values<string>(sections).includes(key));
  const isGame = (key: string): boolean => key.startsWith(gamePrefix);
  return {
    site,
    version: 1,
    savedAt: new Date(now).toISOString(),
    ...(Object.fromEntries(named) as Record<keyof typeof sections, unknown>),
    games: read(others.filter(isGame), gamePrefix),
    other: read(others.filter((key) => !isGame(key))),
  };
}
