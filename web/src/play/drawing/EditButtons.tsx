import { IconButton } from '../../ui/Button.tsx';
import { PencilIcon, RedoIcon, UndoIcon } from './icons.tsx';

/** Undo, redo and the pencil, for a mouse: the game handles them like the keys of the on-screen keyboard. */
export function EditButtons() {
  return (
    <>
      <IconButton aria-label="Undo" data-key="undo">
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo" data-key="redo">
        <RedoIcon />
      </IconButton>
      <IconButton aria-label="Pencil" data-key="pencil" aria-pressed="false">
        <PencilIcon />
      </IconButton>
    </>
  );
}
