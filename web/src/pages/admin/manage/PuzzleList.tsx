import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { MoveButtons } from '../MoveButtons.tsx';
import { DragHandle, useRowDrag } from './DragHandle.tsx';
import styles from './ManageTab.module.css';
import { PuzzleRow } from './PuzzleRow.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { useReorder } from './useReorder.ts';
import type { FinishedMove } from './useReorder.ts';
import { useRowFocus } from '../useRowFocus.ts';

interface PuzzleListProps {
  readonly list: AdminListPage;
  readonly isInOrder: boolean;
  readonly onAction: (action: RowAction, puzzle: PuzzleListItem) => void;
  readonly onMoved: (last: FinishedMove | null) => void;
}

/** One page of the list. */
export function PuzzleList({ list, isInOrder, onAction, onMoved }: PuzzleListProps) {
  const { puzzles, move } = useReorder(list, onMoved);
  const requestFocus = useRowFocus(puzzles);
  const { drag, handleProps } = useRowDrag((id, over) => move(id, { positionOf: over }));
  const step = (id: string, by: 1 | -1): void => {
    // A row that moves in the document loses the focus.
    requestFocus(id, `[data-move="${by}"]`);
    move(id, { by });
  };
  const offset = (list.page - 1) * list.pageSize;
  const dragStateOf = (id: string) => {
    if (drag === null) return undefined;
    if (drag.id === id) return 'dragged';
    return drag.over === id ? 'over' : undefined;
  };
  return (
    <ol className={styles['rows']} aria-label="Puzzles">
      {puzzles.map((puzzle, index) => (
        <PuzzleRow
          key={puzzle.id}
          puzzle={puzzle}
          dragState={dragStateOf(puzzle.id)}
          onAction={(action) => onAction(action, puzzle)}
        >
          {isInOrder && (
            <span className={styles['move']}>
              <DragHandle {...handleProps(puzzle.id)} />
              <MoveButtons
                title={puzzle.title}
                isFirst={offset + index === 0}
                isLast={offset + index === list.total - 1}
                onMove={(by) => step(puzzle.id, by)}
              />
            </span>
          )}
        </PuzzleRow>
      ))}
    </ol>
  );
}
