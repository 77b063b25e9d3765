import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { EmailDialog } from '../../levels/EmailDialog.tsx';
import { HatchingPlace } from '../../play/HatchingPlace.tsx';

interface UnlockDialogProps {
  readonly onSubmit: (email: string) => void;
  /** A way on for who would rather play the next level. */
  readonly nextLevel?: { readonly level: number; readonly href: string } | undefined;
  readonly onClose: () => void;
}

/** The email form before the special monster. */
export function UnlockDialog({ onSubmit, nextLevel, onClose }: UnlockDialogProps) {
  return (
    <EmailDialog
      title="Unlock Your Monster"
      picture={<HatchingPlace puzzleId={MONSTER_PUZZLE_ID} isShadow />}
      submitLabel="Unlock Monster!"
      onSubmit={onSubmit}
      onClose={onClose}
      instead={nextLevel && <a href={nextLevel.href}>No thanks, on to level {nextLevel.level}</a>}
    >
      A special monster is waiting behind one more crossword. Enter your email to meet it.
    </EmailDialog>
  );
}
