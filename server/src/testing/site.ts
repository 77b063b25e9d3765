import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/open.ts';
import { savePuzzle } from '../db/savePuzzle.ts';
import type { NewPuzzle } from '../db/savePuzzle.ts';

/** The current time in tests, unless they set another. */
export const testNow = Date.parse('2026-11-15T12:00:00Z');

/** A small valid puzzle; pass only the fields that matter to the test. */
export function samplePuzzle(fields: Partial<NewPuzzle> = {}): NewPuzzle {
  return {
    id: '03-1-0001',
    title: `Sample ${fields.id ?? '03-1-0001'}`,
    author: 'Ann',
    difficulty: 1,
    datePublished: '2026-11-01',
    featured: false,
    grid: ['CAT', 'APE', 'BED'],
    acrossClues: [
      { number: 1, text: 'Purring pet' },
      { number: 4, text: 'Gorilla, for one' },
      { number: 5, text: 'Where you sleep' },
    ],
    downClues: [
      { number: 1, text: 'Taxi' },
      { number: 2, text: 'Suited' },
      { number: 3, text: 'Short for Theodore' },
    ],
    ...fields,
  };
}

export async function storePuzzles(db: Db, ...puzzles: NewPuzzle[]): Promise<void> {
  for (const puzzle of puzzles) await savePuzzle(db.queries, puzzle, testNow);
}

/** The site on a test's database, with a clock that the test controls. */
export async function testSite(
  db: Db,
  env: Record<string, string> = {},
  now: () => number = () => testNow,
): Promise<FastifyInstance> {
  return buildApp({ config: readConfig({ LOG_LEVEL: 'silent', ...env }), db, now });
}
