import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { databaseKinds } from './databases.ts';
import type { DatabaseKind } from './databases.ts';

/** What the flags of a command say: its own numbers, where to prove it, and the seed that repeats a run. */
export type Options<Name extends string> = Record<Name | 'seed', number> & {
  readonly databases: readonly DatabaseKind[];
};

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) throw new Error(`--${name} must be a number, not ${text}.`);
  return number;
}

function readDatabases(text: string): readonly DatabaseKind[] {
  if (text === 'both') return databaseKinds;
  const kind = databaseKinds.find((each) => each === text);
  if (kind === undefined) throw new Error(`--database must be ${databaseKinds.join(', ')} or both.`);
  return [kind];
}

/** Reads the flags of a command; those that are missing have the given numbers. Without a seed, one is drawn. */
export function readOptions<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, number>>,
): Options<Name> {
  const numbers: Record<string, number> = { ...defaults, seed: randomInt(2 ** 31) };
  const names = [...Object.keys(numbers), 'database'];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  for (const name of Object.keys(numbers)) {
    const given = values[name];
    if (given !== undefined) numbers[name] = readNumber(name, given);
  }
  return Object.assign(numbers as Record<Name | 'seed', number>, {
    databases: readDatabases(values['database'] ?? 'both'),
  });
}
