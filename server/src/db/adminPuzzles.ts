import type { PuzzleListItem } from '@monster/contract';
import type { Metadata } from '@monster/formats';
import { bumpContentVersion } from './contentVersion.ts';
import { makeRoom } from './dailies.ts';
import type { Db } from './open.ts';
import { findListItem } from './puzzles.ts';
import { inStartTransaction } from './startTransaction.ts';
import { findByName } from './uploads.ts';

/** Deletes a puzzle with its completions; false where there is none. */
export async function deletePuzzle(db: Db, id: string): Promise<boolean> {
  return inStartTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('puzzles').where('id', '=', id).executeTakeFirst();
    if (Number(numDeletedRows) === 0) return false;
    await bumpContentVersion(trx);
    return true;
  });
}

/** Changes facts of a puzzle; `missing` where there is none, `taken` where another has the same name and date. */
export async function updateMetadata(
  db: Db,
  id: string,
  changes: Partial<Metadata>,
  now: number,
): Promise<PuzzleListItem | 'missing' | 'taken'> {
  return inStartTransaction(db, async (trx) => {
    const before = await findListItem(trx, id);
    if (before === undefined) return 'missing';
    const after = { ...before, ...changes };
    const twin = await findByName(trx, after);
    if (twin !== undefined && twin !== id) return 'taken';
    await trx
      .updateTable('puzzles')
      .set({
        title: after.title,
        author: after.author,
        difficulty: after.difficulty,
        date_published: after.datePublished,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await makeRoom(trx, after);
    await bumpContentVersion(trx);
    return after;
  });
}
