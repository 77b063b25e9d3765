import { useState } from 'react';
import { send as sendRequest } from '../../api/client.ts';
import { forgetPlayer } from '../../api/player/dataCalls.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import form from '../../ui/form/Form.module.css';
import styles from './YourData.module.css';

/** Which sides were deleted. */
export type Deleted = 'both' | 'device';

interface DeleteDialogProps {
  /** Deletes what this browser keeps. */
  readonly onDevice: (deleted: Deleted) => Promise<void>;
  /** Whether the player has refused something, which stays. */
  readonly hasRefused: boolean;
  readonly onClose: () => void;
}

/** Says what goes when everything is deleted, and does it: first on the server, then here, so that nothing is half done. */
export function DeleteDialog({ onDevice, hasRefused, onClose }: DeleteDialogProps) {
  const { send, isSending, failure } = useSendingWith(sendRequest);
  const [isDeleting, setIsDeleting] = useState(false);
  const deleteHere = async (deleted: Deleted): Promise<void> => {
    setIsDeleting(true);
    await onDevice(deleted);
  };
  const deleteBoth = async (): Promise<void> => {
    if (!isDeleting && (await send(forgetPlayer())) !== undefined) await deleteHere('both');
  };
  return (
    <Dialog title="Delete everything?" onClose={onClose}>
      <p>This will be gone for good, and nobody can bring it back:</p>
      <ul className={styles['goes']}>
        <li>
          On our server: your times and the records of your games, your name, your places in groups and rooms,
          your reminders, your level scores and your row on the leaderboard.
        </li>
        <li>
          On this device: your games, your lair, your statistics with your streak, your level progress, your
          settings, the puzzles to play offline, and the cookie by which we know you. Games in other tabs are
          closed.
        </li>
        {hasRefused && <li>What you have refused stays refused, and only that is remembered.</li>}
      </ul>
      <p>Email addresses that you gave us stay until you write to us.</p>
      {failure !== null && (
        <ErrorNote>
          {failure.reason} Nothing was deleted. If you delete only what is on this device, the cookie stays,
          so that you can delete the rest later.
        </ErrorNote>
      )}
      <div className={form['actions']} aria-busy={isSending || isDeleting}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {failure !== null && (
          <Button variant="quiet" onClick={() => void deleteHere('device')}>
            Delete only what is on this device
          </Button>
        )}
        <Button variant="danger" onClick={() => void deleteBoth()}>
          Delete everything
        </Button>
      </div>
    </Dialog>
  );
}
