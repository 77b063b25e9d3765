import { createHash } from 'node:crypto';
import type { Agreement, PuzzleListItem, ReplacedPuzzle } from '@monster/contract';
import { isInSeries } from '@monster/engine';
import type { Selectable } from 'kysely';
import { findMadeDailies } from './dailies.ts';
import type { Queries } from './open.ts';
import { findByName } from './puzzles.ts';
import type { Schema } from './schema.ts';

function versionOf({
  featured: _featured,
  position: _position,
  ...row
}: Selectable<Schema['puzzles']>): string {
  const fields = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}

/** A stored puzzle, and what replacing it would mean. */
export async function describePuzzle(queries: Queries, id: string, today: string): Promise<ReplacedPuzzle> {
  const row = await queries.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { count } = await queries
    .selectFrom('completions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('puzzle_id', '=', id)
    .executeTakeFirstOrThrow();
  const { title, author, date_published: datePublished } = row;
  return {
    id,
    title,
    author,
    datePublished,
    isPublished: datePublished <= today,
    completions: Number(count),
    version: versionOf(row),
  };
}

export async function describePuzzles(
  queries: Queries,
  ids: readonly string[],
  today: string,
): Promise<ReplacedPuzzle[]> {
  const found: ReplacedPuzzle[] = [];
  for (const id of ids) found.push(await describePuzzle(queries, id, today));
  return found;
}

/**
 * The puzzles that a new one replaces: first the one with the same title, author and date, then the Daily Teasers of
 * its date that the site added itself.
 */
export async function findReplaced(
  queries: Queries,
  puzzle: Pick<PuzzleListItem, 'title' | 'author' | 'datePublished'>,
  today: string,
): Promise<ReplacedPuzzle[]> {
  const twin = await findByName(queries, puzzle);
  const dailies = await findMadeDailies(queries, puzzle, twin);
  return describePuzzles(queries, [...(twin === undefined ? [] : [twin]), ...dailies], today);
}

/** The Daily Teasers that stay beside a new one of the same date, because an editor has stored or changed them. */
export async function findOtherDailies(
  queries: Queries,
  puzzle: Pick<PuzzleListItem, 'title' | 'datePublished'>,
  except: readonly { readonly id: string }[],
): Promise<{ readonly id: string; readonly title: string }[]> {
  if (!isInSeries(puzzle)) return [];
  const rows = await queries
    .selectFrom('puzzles')
    .select(['id', 'title'])
    .where('date_published', '=', puzzle.datePublished)
    .orderBy('id')
    .execute();
  return rows.filter((row) => isInSeries(row) && !except.some(({ id }) => id === row.id));
}

/** True when the editor has agreed to replace exactly these puzzles, as they are now. */
export function isAgreed(replacing: readonly ReplacedPuzzle[], agreement: Agreement): boolean {
  return (
    replacing.length === agreement.length &&
    replacing.every(({ id, version }) =>
      agreement.some((agreed) => agreed.id === id && agreed.version === version),
    )
  );
}
