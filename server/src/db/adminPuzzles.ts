import type { PuzzleListItem } from '@monster/contract';
import type { Metadata } from '@monster/formats';
import { bumpContentVersion } from './contentVersion.ts';
import { makeRoomFor } from './dailies.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db } from './open.ts';
import { noteChange, readVersion, timeOfEdit } from './puzzleChanges.ts';
import type { EditedBy } from './puzzleChanges.ts';
import { findByName, findListItem } from './puzzles.ts';
import { moveToTrash } from './trash.ts';

/** Moves a puzzle and its completions to the trash; returns false when there is no such puzzle. */
export async function deletePuzzle(db: Db, id: string, now: number): Promise<boolean> {
  return inExclusiveTransaction(db, (trx) => moveToTrash(db, trx, id, now));
}

/** Changes a puzzle's metadata; `taken` means that another puzzle has this title, author and date. */
export async function updateMetadata(
  db: Db,
  id: string,
  changes: Partial<Metadata>,
  by: EditedBy,
): Promise<PuzzleListItem | 'missing' | 'taken'> {
  return inExclusiveTransaction(db, async (trx) => {
    const before = await findListItem(trx, id);
    if (before === undefined) return 'missing';
    const after = { ...before, ...changes };
    const twin = await findByName(trx, after);
    if (twin !== undefined && twin !== id) return 'taken';
    const version = await readVersion(trx, id);
    await trx
      .updateTable('puzzles')
      .set({
        title: after.title,
        author: after.author,
        difficulty: after.difficulty,
        date_published: after.datePublished,
        updated_at: await timeOfEdit(trx, id, by.now),
      })
      .where('id', '=', id)
      .execute();
    await makeRoomFor(trx, after);
    await noteChange(trx, id, version, { ...by, kind: 'edited' });
    await bumpContentVersion(trx);
    return after;
  });
}
