import type { PuzzleListItem } from '@monster/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import form from '../../../ui/form/Form.module.css';

interface MoveDialogProps {
  readonly puzzle: PuzzleListItem;
  /** Places count from 1. */
  readonly place: number;
  readonly total: number;
  readonly onMove: (puzzle: PuzzleListItem, place: number) => void;
  readonly onClose: () => void;
}

/** Moves a puzzle to any place of the list in one step. */
export function MoveDialog({ puzzle, place, total, onMove, onClose }: MoveDialogProps) {
  const id = useId();
  const [text, setText] = useState(String(place));
  return (
    <Dialog title={`Move ${puzzle.title}`} onClose={onClose}>
      <form
        className={form['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(puzzle, Number(text));
        }}
      >
        <Field
          id={`${id}-place`}
          label={`Place, from 1 to ${total.toLocaleString('en-US')}`}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={total}
          step={1}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={form['actions']}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Move</Button>
        </div>
      </form>
    </Dialog>
  );
}
