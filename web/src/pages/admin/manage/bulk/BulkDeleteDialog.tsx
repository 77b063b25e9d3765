import type { PuzzleListItem } from '@monster/contract';
import { deletePuzzles } from '../../../../api/desk/bulkCalls.ts';
import { BulkDialog, RemarkList } from './BulkDialog.tsx';
import { doWithAll } from './bulkActions.ts';
import type { Leftover } from './bulkActions.ts';
import { countOf } from './countOf.ts';

export interface BulkActionProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly onClose: () => void;
  readonly onDone: (leftovers: readonly Leftover[]) => void;
}

/** Asks for confirmation and deletes the selected puzzles. */
export function BulkDeleteDialog(props: BulkActionProps) {
  const { puzzles } = props;
  return (
    <BulkDialog
      {...props}
      title={`Delete ${countOf(puzzles.length)}`}
      action="Delete"
      isDangerous
      onConfirm={() =>
        doWithAll(puzzles, (part) => deletePuzzles({ body: { puzzleIds: part.map(({ id }) => id) } }))
      }
    >
      <p>
        {puzzles.length === 1
          ? 'Are you sure you want to delete this puzzle? This action cannot be undone.'
          : 'Are you sure you want to delete these puzzles? This action cannot be undone.'}
      </p>
      <RemarkList
        rows={puzzles.map(({ id, title, datePublished }) => ({ id, title, remark: datePublished }))}
      />
    </BulkDialog>
  );
}
