import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import form from '../../../../ui/form/Form.module.css';
import styles from './Bulk.module.css';
import type { Leftover } from './bulkActions.ts';
import { countOf } from '../../../../ui/desk/countOf.ts';

/** Longer lists are cut. */
const mostListed = 100;

/** A list of puzzles, each with a remark. */
export function RemarkList({ rows }: { rows: readonly { id: string; title: string; remark: string }[] }) {
  return (
    <ul className={styles['remarks']}>
      {rows.slice(0, mostListed).map(({ id, title, remark }) => (
        <li key={id}>
          <strong>{title}</strong> {remark}
        </li>
      ))}
      {rows.length > mostListed && <li>and {countOf(rows.length - mostListed)} more</li>}
    </ul>
  );
}

interface BulkDialogProps {
  readonly title: string;
  readonly puzzles: readonly PuzzleListItem[];
  readonly action: string;
  readonly isDangerous?: boolean;
  /** False while something is missing that the action needs. */
  readonly isReady?: boolean;
  readonly onConfirm: () => Promise<readonly Leftover[]>;
  readonly onClose: () => void;
  /** Called when all is done and seen; the list is out of date by then. */
  readonly onDone: (leftovers: readonly Leftover[]) => void;
  readonly children: ReactNode;
}

/** Asks for confirmation, does something with many puzzles, and names those that were left as they are. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, puzzles, action, isDangerous = false, isReady = true, onConfirm, onClose, onDone } = props;
  const [isWorking, setIsWorking] = useState(false);
  const [leftovers, setLeftovers] = useState<readonly Leftover[]>([]);
  const confirm = async (): Promise<void> => {
    if (isWorking || !isReady) return;
    setIsWorking(true);
    const left = await onConfirm();
    setIsWorking(false);
    if (left.length === 0) onDone(left);
    else setLeftovers(left);
  };
  if (leftovers.length > 0)
    return (
      <Dialog
        title={`${puzzles.length - leftovers.length} of ${puzzles.length} done`}
        onClose={() => onDone(leftovers)}
      >
        <p role="alert">These were left as they are, and stay selected:</p>
        <RemarkList
          rows={leftovers.map(({ puzzle, reason }) => ({
            id: puzzle.id,
            title: puzzle.title,
            remark: reason,
          }))}
        />
        <Button onClick={() => onDone(leftovers)}>Close</Button>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={isWorking ? () => {} : onClose}>
      {props.children}
      <div className={form['actions']} aria-busy={isWorking}>
        <Button variant="quiet" aria-disabled={isWorking} onClick={isWorking ? undefined : onClose}>
          Cancel
        </Button>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          aria-disabled={isWorking || !isReady}
          onClick={() => void confirm()}
        >
          {isWorking ? 'Working...' : action}
        </Button>
      </div>
    </Dialog>
  );
}
