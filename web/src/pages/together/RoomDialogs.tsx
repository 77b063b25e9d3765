import type { RoomMember } from '@monster/contract';
import { useId } from 'react';
import { removeFromRoom } from '../../api/player/roomCalls.ts';
import { NameForm } from '../../names/NameForm.tsx';
import { QuestionDialog } from '../../site/question/QuestionDialog.tsx';
import type { RoomEvent } from '../../together/roomEvents.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { showToast } from '../../ui/toasts.ts';

/** What a dialog asks or shows. */
export type RoomDialog =
  | { readonly type: 'link' }
  | { readonly type: 'name' }
  | { readonly type: 'remove'; readonly member: RoomMember }
  | { readonly type: 'revealAll'; readonly reveal: () => void };

interface RoomDialogsProps {
  readonly dialog: RoomDialog;
  readonly roomKey: string;
  /** The link to the room. */
  readonly link: string;
  readonly onClose: () => void;
}

/** The link, where a browser can neither share nor copy it. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog title="Invite friends" onClose={onClose}>
      <p>Copy this link and send it to your friends. Whoever has it can come in.</p>
      <Field
        id={id}
        label="Link of the room"
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

function RevealDialog({ reveal, onClose }: { reveal: () => void; onClose: () => void }) {
  return (
    <Dialog title="Reveal everything for everyone?" onClose={onClose}>
      <p>All answers are shown to everybody in the room, and the game is over. This cannot be taken back.</p>
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            reveal();
          }}
        >
          Reveal everything
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialogs that a room's buttons open. */
export function RoomDialogs({ dialog, roomKey: key, link, onClose }: RoomDialogsProps) {
  if (dialog.type === 'link') return <LinkDialog link={link} onClose={onClose} />;
  if (dialog.type === 'revealAll') return <RevealDialog reveal={dialog.reveal} onClose={onClose} />;
  if (dialog.type !== 'remove')
    return (
      <Dialog title="How others see you" onClose={onClose}>
        <NameForm />
        <Button onClick={onClose}>Back to the puzzle</Button>
      </Dialog>
    );
  const { seat, name } = dialog.member;
  const question = {
    title: `Remove ${name}?`,
    text: 'This person leaves the room at once and cannot come back in the same browser. Their letters stay.',
    action: 'Remove',
    request: removeFromRoom({ params: { key, seat } }),
    onDone: () => {
      onClose();
      showToast({ title: `${name} has been removed` });
    },
  };
  return <QuestionDialog question={question} onClose={onClose} />;
}

interface EndedDialogProps {
  readonly ended: Extract<RoomEvent, { type: 'ended' }>;
  readonly puzzleId: string;
}

/** Says why nothing goes on here, with a way on. */
export function EndedDialog({ ended: { reason, message }, puzzleId }: EndedDialogProps) {
  if (reason === 'outdated')
    return (
      <Dialog title="There is a newer version of this page">
        <p>{message} Your letters are kept.</p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Dialog>
    );
  return (
    <Dialog title={reason === 'removed' ? 'You have left this room' : 'This room is closed'}>
      <p>{message} You can still play the puzzle on your own.</p>
      <LinkButton href={`/puzzles/${encodeURIComponent(puzzleId)}`}>Play on your own</LinkButton>
    </Dialog>
  );
}
