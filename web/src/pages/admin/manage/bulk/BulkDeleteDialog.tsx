import type { PuzzleListItem } from '@monster/contract';
import { noteDeskChange } from '../../../../admin/deskChanges.ts';
import { useAdminQuery } from '../../../../admin/useAdminQuery.ts';
import { deletePuzzles } from '../../../../api/desk/bulkCalls.ts';
import { listNeeded } from '../../../../api/desk/trashCalls.ts';
import { whatBreaks } from '../../trash/whatBreaks.ts';
import { BulkDialog, RemarkList } from './BulkDialog.tsx';
import { doWithAll } from './bulkActions.ts';
import type { Leftover } from './bulkActions.ts';
import { countOf } from '../../../../ui/desk/countOf.ts';

export interface BulkActionProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly onClose: () => void;
  readonly onDone: (leftovers: readonly Leftover[]) => void;
}

/** Asks for confirmation and deletes the selected puzzles. */
export function BulkDeleteDialog(props: BulkActionProps) {
  const { puzzles } = props;
  const needed = useAdminQuery(listNeeded()).data?.puzzles ?? [];
  const remove = async () => {
    const leftovers = await doWithAll(puzzles, (part) =>
      deletePuzzles({ body: { puzzleIds: part.map(({ id }) => id) } }),
    );
    noteDeskChange();
    return leftovers;
  };
  return (
    <BulkDialog
      {...props}
      title={`Delete ${countOf(puzzles.length)}`}
      action="Delete"
      isDangerous
      onConfirm={remove}
    >
      <p>
        {puzzles.length === 1
          ? 'Are you sure you want to delete this puzzle? This action cannot be undone.'
          : 'Are you sure you want to delete these puzzles? This action cannot be undone.'}
      </p>
      <p>They leave the site at once, and stay in the trash for 30 days.</p>
      <RemarkList
        rows={puzzles.map(({ id, title, datePublished }) => {
          const use = needed.find((each) => each.id === id);
          const remark = use === undefined ? datePublished : `The site needs this one. ${whatBreaks(use)}`;
          return { id, title, remark };
        })}
      />
    </BulkDialog>
  );
}
