import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { MoveButtons } from '../MoveButtons.tsx';
import { DragHandle } from './DragHandle.tsx';
import styles from './ManageTab.module.css';
import { PuzzleRow } from './PuzzleRow.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { useReorder } from './useReorder.ts';
import type { Moved } from './useReorder.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useRowFocus } from '../useRowFocus.ts';

interface PuzzleListProps {
  readonly list: AdminListPage;
  readonly isInOrder: boolean;
  readonly onAction: (action: RowAction, puzzle: PuzzleListItem) => void;
  readonly onMoved: (last: Moved | null) => void;
}

/** The puzzles of a page of the list. */
export function PuzzleList({ list, isInOrder, onAction, onMoved }: PuzzleListProps) {
  const { puzzles, move } = useReorder(list, onMoved);
  const wantFocus = useRowFocus(puzzles);
  const { drag, handleOf } = useRowDrag((id, over) => move(id, { placeOf: over }));
  const step = (id: string, by: 1 | -1): void => {
    // A row that is moved in the document loses the focus.
    wantFocus(id, `[data-move="${by}"]`);
    move(id, { by });
  };
  const before = (list.page - 1) * list.pageSize;
  const stateOf = (id: string) => {
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
          dragState={stateOf(puzzle.id)}
          onAction={(action) => onAction(action, puzzle)}
        >
          {isInOrder && (
            <span className={styles['move']}>
              <DragHandle {...handleOf(puzzle.id)} />
              <MoveButtons
                title={puzzle.title}
                isFirst={before + index === 0}
                isLast={before + index === list.total - 1}
                onMove={(by) => step(puzzle.id, by)}
              />
            </span>
          )}
        </PuzzleRow>
      ))}
    </ol>
  );
}
