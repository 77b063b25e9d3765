import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import { useMemo } from 'react';
import { useMayEdit } from '../../../admin/roles.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { getAnyPuzzle } from '../../../api/desk/adminCalls.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/form/Form.module.css';
import { ClueLists } from '../../../admin/picture/ClueLists.tsx';
import { PuzzleIntroduction } from '../../../admin/picture/PuzzleIntroduction.tsx';
import { PuzzlePicture } from '../../../admin/picture/PuzzlePicture.tsx';

type Content = Pick<FullPuzzle, 'grid' | 'acrossClues' | 'downClues' | 'circled' | 'shaded' | 'introduction'>;

function PuzzleContent({ puzzle }: { puzzle: Content }) {
  const [cells, numbers] = useMemo(
    () => [
      puzzle.grid.map((row) => row.map((cell) => (cell.isBlack ? '#' : cell.answer))),
      puzzle.grid.map((row) => row.map(({ number }) => number)),
    ],
    [puzzle],
  );
  return (
    <>
      <PuzzleIntroduction text={puzzle.introduction} />
      <PuzzlePicture cells={cells} numbers={numbers} circled={puzzle.circled} shaded={puzzle.shaded} />
      <ClueLists across={puzzle.acrossClues} down={puzzle.downClues} />
    </>
  );
}

/** Shows a puzzle with its answers, whether published or not. */
export function PreviewDialog({ puzzle, onClose }: { puzzle: PuzzleListItem; onClose: () => void }) {
  const { data, error } = useAdminQuery(getAnyPuzzle({ params: { id: puzzle.id } }));
  const mayEdit = useMayEdit();
  return (
    <Dialog title={puzzle.title} onClose={onClose}>
      {data !== undefined && <PuzzleContent puzzle={data} />}
      {data === undefined && (
        <p role="status">
          {error === undefined ? 'Loading puzzle...' : 'Failed to load puzzle. Please try again later.'}
        </p>
      )}
      <div className={form['actions']}>
        {mayEdit && (
          <LinkButton variant="quiet" href={`/admin/edit?puzzle=${puzzle.id}`}>
            Edit
          </LinkButton>
        )}
        <LinkButton variant="quiet" href={`/admin/play-test?puzzle=${puzzle.id}`}>
          Play-test
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
