import { pick } from '@monster/engine';
import type { Random } from '@monster/engine';
import type { Schema } from './calls.ts';

/** What exists on the site under attack. */
export interface Facts {
  readonly puzzleIds: readonly string[];
}

const below = (random: Random, end: number): number => Math.floor(random() * end);

const rows = ['CAT', 'APE', 'BED'];

/** Values that a field of this name accepts; the schema alone cannot tell for texts with a pattern. */
const named: Record<string, (random: Random, facts: Facts) => unknown> = {
  id: (random, { puzzleIds }) => pick([...puzzleIds, 'no-such-puzzle'], random),
  puzzleId: (random, { puzzleIds }) => pick(puzzleIds, random),
  puzzleIds: (random, { puzzleIds }) => puzzleIds.slice(0, below(random, 5)),
  orderedIds: (random, { puzzleIds }) => puzzleIds.slice(below(random, 5)),
  uid: (random) => 'ab12'.repeat(15) + String(1_000 + below(random, 9_000)),
  email: (random) => `fuzz${below(random, 500)}@prove.example`,
  // Not the admin's own name: too many failures would hold up the logins of the proof itself.
  username: () => 'somebody',
  value: (random) => `Level ${1 + below(random, 5)} Success`,
  featured: (random) => pick(['true', 'false', '1'], random),
  datePublished: (random) => `2026-1${below(random, 3)}-0${1 + below(random, 9)}`,
  from: (random) => pick(['2026-11-16', '9999-12-31', '0001-01-01'], random),
  // Small grids, because a large one may take half a minute.
  size: (random) => 3 + below(random, 3),
  rows: (random) => pick([rows, ['...', '...', '...'], ['C.T', '#..', 'BED']], random),
  avoid: () => ['CAT'],
  file: (random) => pick(['sw.js', 'favicon.svg', 'assets/none.js', 'no-such-page'], random),
};

/** A value that fits a schema. */
export function sampleValue(name: string, schema: Schema, random: Random, facts: Facts): unknown {
  const make = named[name];
  if (make !== undefined) return make(random, facts);
  if (schema.enum !== undefined) return pick(schema.enum, random);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        sampleValue(key, property, random, facts),
      ]),
    );
  if (schema.type === 'array')
    return Array.from({ length: below(random, 4) }, () => sampleValue('', schema.items ?? {}, random, facts));
  if (schema.type === 'integer') return (schema.minimum ?? 0) + below(random, 4);
  return pick(['Ann', 'A clue', 'Zoë 🧟'], random);
}

function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that nobody sends by accident. */
const strangeValues: readonly ((random: Random) => unknown)[] = [
  () => null,
  (random) => pick([true, false], random),
  (random) => pick([0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 2 ** 63, 1e-320], random),
  (random) =>
    pick(['', ' ', '\0', 'a\0b', '\uD800', 'x\uDFFFy', '\u202E', '\u200B', '\uFEFF', '\r\n'], random),
  (random) => pick(['NaN', 'Infinity', '-0', '1e999', 'null', 'undefined', '[object Object]'], random),
  (random) => pick(['%', '%00', '%ff', '../../etc/passwd', '..\\', '//', '#', '?', '*'], random),
  (random) => pick(["' or 1=1 --", '"; drop table puzzles', '<script>', '{{7*7}}', '${7*7}', '%s%n'], random),
  (random) => pick(['0000-00-00', '9999-12-31', '2026-02-30', '-1', '2026-11-16T00:00:00Z'], random),
  (random) => 'a'.repeat(pick([65, 255, 300, 3_000, 100_000], random)),
  (random) => pick(['🧟', 'é', '\u0301', 'ﷺ', '\u{10FFFF}'], random).repeat(pick([30, 300, 3_000], random)),
  (random) => nest(pick([3, 100, 1_500], random)),
  (random) => Array.from({ length: pick([0, 1, 300], random) }, () => 'A'),
  () => ({}),
  () => ({ toString: 'x', length: -1, constructor: { prototype: { polluted: true } } }),
];

export function strangeValue(random: Random): unknown {
  return pick(strangeValues, random)(random);
}

/** The value with one thing changed somewhere inside. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return mutateList(value as unknown[], random);
  if (typeof value === 'object' && value !== null) return mutateObject(value, random);
  return strangeValue(random);
}

function mutateList(list: readonly unknown[], random: Random): unknown {
  const at = below(random, list.length);
  switch (below(random, 4)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return [...list, ...list, strangeValue(random)];
    case 2:
      return list.length === 0 ? [strangeValue(random)] : list.with(at, mutateValue(list[at], random));
    default:
      return strangeValue(random);
  }
}

function mutateObject(object: object, random: Random): unknown {
  const entries = Object.entries(object);
  const at = below(random, entries.length);
  const [key = '', value] = (entries[at] ?? []) as [string?, unknown?];
  switch (below(random, 6)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return {
        ...object,
        [pick(['extra', '', '__proto__', 'constructor', '\0', key], random)]: strangeValue(random),
      };
    case 2:
      return strangeValue(random);
    default:
      return { ...object, [key]: mutateValue(value, random) };
  }
}
