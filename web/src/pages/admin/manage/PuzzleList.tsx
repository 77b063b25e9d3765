import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import type { Selection } from './bulk/useSelection.ts';
import { DragHandle, dragStateOf, useRowDrag } from './DragHandle.tsx';
import rows from '../../../ui/desk/Rows.module.css';
import styles from './ManageTab.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { PuzzleRow } from './PuzzleRow.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { useReorder } from './useReorder.ts';
import type { FinishedMove } from './useReorder.ts';
import { useRowFocus } from '../useRowFocus.ts';

interface PuzzleListProps {
  readonly list: AdminListPage;
  readonly isInOrder: boolean;
  readonly today: string;
  readonly selection: Selection;
  readonly onAction: (action: RowAction, puzzle: PuzzleListItem) => void;
  readonly onMoved: (last: FinishedMove | null) => void;
}

interface MoveControlsProps {
  readonly puzzle: PuzzleListItem;
  /** Places count from 1. */
  readonly place: number;
  readonly total: number;
  readonly handleProps: ReturnType<ReturnType<typeof useRowDrag>['handleProps']>;
  readonly onStep: (by: 1 | -1) => void;
  readonly onPlace: () => void;
}

/** Everything that moves a row. */
function MoveControls({ puzzle: { title }, place, total, handleProps, onStep, onPlace }: MoveControlsProps) {
  return (
    <span className={styles['move']}>
      <DragHandle {...handleProps} />
      <MoveButtons title={title} isFirst={place === 1} isLast={place === total} onMove={onStep} />
      <Button
        variant="quiet"
        size="small"
        data-move="place"
        aria-label={`Number ${place}, move to another place: ${title}`}
        onClick={onPlace}
      >
        #{place}
      </Button>
    </span>
  );
}

/** One page of the list. */
export function PuzzleList({ list, isInOrder, selection, onMoved, ...rest }: PuzzleListProps) {
  const { puzzles, move } = useReorder(list, onMoved);
  const requestFocus = useRowFocus(puzzles);
  const [moving, setMoving] = useState<{ puzzle: PuzzleListItem; place: number } | null>(null);
  const { drag, handleProps } = useRowDrag((id, over) => move(id, { positionOf: over }));
  // A row that moves in the document loses the focus.
  const step = (id: string, by: 1 | -1): void => {
    requestFocus(id, `[data-move="${by}"]`);
    move(id, { by });
  };
  const moveTo = ({ id }: PuzzleListItem, place: number): void => {
    setMoving(null);
    requestFocus(id, '[data-move="place"]');
    move(id, { position: place - 1 });
  };
  const firstPlace = (list.page - 1) * list.pageSize + 1;
  return (
    <>
      <ol className={rows['rows']} aria-label="Puzzles">
        {puzzles.map((puzzle, index) => (
          <PuzzleRow
            key={puzzle.id}
            puzzle={puzzle}
            today={rest.today}
            isSelected={selection.has(puzzle.id)}
            onSelect={(isSelected) => selection.set([puzzle], isSelected)}
            dragState={dragStateOf(drag, puzzle.id)}
            onAction={(action) => rest.onAction(action, puzzle)}
          >
            {isInOrder && (
              <MoveControls
                puzzle={puzzle}
                place={firstPlace + index}
                total={list.total}
                handleProps={handleProps(puzzle.id)}
                onStep={(by) => step(puzzle.id, by)}
                onPlace={() => setMoving({ puzzle, place: firstPlace + index })}
              />
            )}
          </PuzzleRow>
        ))}
      </ol>
      {moving !== null && (
        <MoveDialog {...moving} total={list.total} onClose={() => setMoving(null)} onMove={moveTo} />
      )}
    </>
  );
}
