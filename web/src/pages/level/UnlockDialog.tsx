import { EmailDialog } from '../../levels/EmailDialog.tsx';

interface UnlockDialogProps {
  readonly onSubmit: (email: string) => void;
  /** A way on for who would rather play the next level. */
  readonly nextLevelHref: string | undefined;
  readonly onClose: () => void;
}

/** The email form before the special monster. */
export function UnlockDialog({ onSubmit, nextLevelHref, onClose }: UnlockDialogProps) {
  return (
    <EmailDialog
      title="Unlock Your Monster"
      submitLabel="Unlock Monster!"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>A special monster is waiting behind one more crossword. Enter your email to meet it.</p>
      {nextLevelHref !== undefined && (
        <p>
          <a href={nextLevelHref}>Go on to the next level instead</a>
        </p>
      )}
    </EmailDialog>
  );
}
