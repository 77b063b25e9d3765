import type { Agreement, ReplacedPuzzle } from '@monster/contract';
import type { Metadata, PuzzleContent } from '@monster/formats';
import { makeRoomFor } from './dailies.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db } from './open.ts';
import { noteChange, readVersion, timeOfEdit } from './puzzleChanges.ts';
import type { EditedBy } from './puzzleChanges.ts';
import { findReplaced, isAgreed } from './replacedPuzzles.ts';
import { savePuzzle, takePuzzleId } from './savePuzzle.ts';
import { utcDateOf } from './utcDateOf.ts';

/** A puzzle that an editor wants to store. */
export interface Upload {
  readonly puzzle: PuzzleContent;
  readonly metadata: Metadata;
  /** What the editor has agreed to replace; a program that does not know the question replaces whatever is there. */
  readonly agreement: Agreement | undefined;
}

type Stored =
  | { readonly id: string; readonly replaced: boolean }
  /** Nothing was stored: these would be replaced, and that is not what the editor has agreed to. */
  | { readonly replacing: ReplacedPuzzle[] };

/**
 * Stores a puzzle. It takes the place of the puzzle with the same title, author and date, or of the Daily Teaser that
 * the site itself made for its date, with its id, position and completions; but not if the editor was asked and has not agreed to exactly that.
 */
export async function storeUpload(
  db: Db,
  { puzzle: { rows, ...content }, metadata, agreement }: Upload,
  { actor, now }: EditedBy,
): Promise<Stored> {
  return inExclusiveTransaction(db, async (trx) => {
    const replacing = await findReplaced(trx, metadata, utcDateOf(now));
    if (agreement !== undefined && !isAgreed(replacing, agreement)) return { replacing };
    const [first] = replacing;
    const id = first?.id ?? (await takePuzzleId(trx, rows.length, metadata.difficulty));
    const before = first === undefined ? undefined : await readVersion(trx, id);
    const at = first === undefined ? now : await timeOfEdit(trx, id, now);
    await savePuzzle(trx, { ...metadata, ...content, id, grid: rows, featured: false }, at);
    await makeRoomFor(trx, { ...metadata, id });
    if (before !== undefined) await noteChange(trx, id, before, { actor, now, kind: 'replaced' });
    return { id, replaced: first !== undefined };
  });
}
