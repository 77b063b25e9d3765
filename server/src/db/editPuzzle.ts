import type { Agreement, ChangeKind, EditablePuzzle, ReplacedPuzzle } from '@monster/contract';
import { comparePuzzles, isSameVersion } from '@monster/engine';
import type { Metadata, PuzzleContent } from '@monster/formats';
import { findMadeDailies, makeRoomFor } from './dailies.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import { noteChange, timeOfEdit, toAnswer, toVersion } from './puzzleChanges.ts';
import type { EditedBy } from './puzzleChanges.ts';
import { findByName, findListItem } from './puzzles.ts';
import { describePuzzle, describePuzzles, isAgreed } from './replacedPuzzles.ts';
import { savePuzzle } from './savePuzzle.ts';
import { utcDateOf } from './utcDateOf.ts';

/** A puzzle as an editor gets it; undefined if there is none with this id. */
export async function findEditable(
  queries: Queries,
  id: string,
  now: number,
): Promise<EditablePuzzle | undefined> {
  const row = await queries.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { completions, version, isPublished } = await describePuzzle(queries, id, utcDateOf(now));
  return {
    id,
    puzzle: toAnswer(toVersion(row)),
    version,
    isPublished,
    completions,
  };
}

/** What a puzzle would meet if it had this title, author and date. */
export async function findNeighbors(
  queries: Queries,
  id: string,
  metadata: Metadata,
  now: number,
): Promise<{ readonly twin: string | undefined; readonly replacing: ReplacedPuzzle[] }> {
  const before = await findListItem(queries, id);
  const found = await findByName(queries, metadata);
  // A correction moves no other puzzle: only a new title or day asks for room.
  const isMoved = before?.title !== metadata.title || before.datePublished !== metadata.datePublished;
  return {
    twin: found === id ? undefined : found,
    replacing: isMoved
      ? await describePuzzles(queries, await findMadeDailies(queries, metadata, id), utcDateOf(now))
      : [],
  };
}

/** A puzzle as an editor wants it. */
export interface Edit {
  readonly id: string;
  readonly content: PuzzleContent;
  readonly metadata: Metadata;
  /** The version that the editor started from. */
  readonly version: string;
  readonly kind: ChangeKind;
  readonly note: string;
  readonly agreement: Agreement;
}

type Saved =
  | { readonly version: string; readonly isChanged: boolean }
  | 'missing'
  /** Somebody else has saved the puzzle meanwhile. */
  | { readonly current: EditablePuzzle }
  /** Another puzzle has this title, author and date. */
  | { readonly twin: string }
  /** These Daily Teasers would have to go, and the editor has not agreed to that. */
  | { readonly replacing: ReplacedPuzzle[] };

/** Changes a puzzle; its id, place, completions, and whether it is featured stay. */
export async function saveEdit(db: Db, edit: Edit, { actor, now }: EditedBy): Promise<Saved> {
  const { id, metadata, content, kind, note } = edit;
  return inExclusiveTransaction(db, async (trx) => {
    const current = await findEditable(trx, id, now);
    if (current === undefined) return 'missing';
    const { puzzle: before, version } = current;
    if (version !== edit.version) return { current };
    const wanted = { ...metadata, ...content };
    // A puzzle that the site made counts as edited only if something is different.
    if (isSameVersion(comparePuzzles(before, wanted))) return { version, isChanged: false };
    const { twin, replacing } = await findNeighbors(trx, id, metadata, now);
    if (twin !== undefined) return { twin };
    if (!isAgreed(replacing, edit.agreement)) return { replacing };
    const at = await timeOfEdit(trx, id, now);
    await savePuzzle(trx, { ...wanted, id, grid: content.rows, featured: false }, at);
    if (replacing.length > 0) await makeRoomFor(trx, { ...metadata, id });
    await noteChange(trx, id, before, { actor, now, kind, note });
    const saved = await describePuzzle(trx, id, utcDateOf(now));
    return { version: saved.version, isChanged: true };
  });
}
