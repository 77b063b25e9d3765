import { useState } from 'react';
import { failureOf } from '../../api/sending/useSendingWith.ts';
import { useSite } from '../../site/site.ts';
import { progressHere } from '../../takeAlong/arrive.ts';
import { hasProgress, progressFile } from '../../takeAlong/progressFile.ts';
import { saveProgress } from '../../takeAlong/saveProgress.ts';
import { sendProgress, stopSharing } from '../../takeAlong/sendProgress.ts';
import type { Shared } from '../../takeAlong/sendProgress.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { SharedCode } from './SharedCode.tsx';

const nothing = 'There is no progress on this device yet. Play a puzzle first.';

/** Sends this device's progress by a code, and makes codes useless again. */
function useSending(site: string) {
  const [shared, setShared] = useState<Shared | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    if (isMaking) return;
    setShared(null);
    setFailure(null);
    setNote('');
    const progress = progressHere();
    if (!hasProgress(progress)) {
      setFailure(nothing);
      return;
    }
    setIsMaking(true);
    try {
      setShared(await sendProgress(JSON.stringify(progressFile(progress, site, Date.now()))));
    } catch (error) {
      setFailure(failureOf(error).reason);
    }
    setIsMaking(false);
  };
  const stop = async (): Promise<void> => {
    if (shared === null) return;
    try {
      await stopSharing(shared);
      setShared(null);
      setFailure(null);
      setNote('The code no longer works, and what was sent is deleted.');
    } catch (error) {
      setFailure(failureOf(error).reason);
    }
  };
  return { shared, isMaking, note, failure, make, stop, setNote, setFailure };
}

/** "Send from this device". Without encryption, only as a file. */
export function SendPanel({ canUseCodes }: { canUseCodes: boolean }) {
  const { siteName } = useSite();
  const { shared, isMaking, note, failure, make, stop, setNote, setFailure } = useSending(siteName);
  const save = (): void => {
    const progress = progressHere();
    const name = hasProgress(progress) ? saveProgress(progress, siteName) : null;
    setNote(name === null ? '' : `Saved as ${name}. Open it on the other device, on this page.`);
    if (!hasProgress(progress)) setFailure(nothing);
    else setFailure(name === null ? 'Your browser did not take the file.' : null);
  };
  return (
    <>
      <h2>Send from this device</h2>
      {shared === null ? (
        canUseCodes && (
          <>
            <p>
              You get a code for the other device. Your progress is encrypted in this browser, and the server
              keeps it for ten minutes without being able to read it.
            </p>
            <div>
              <Button onClick={() => void make()} aria-disabled={isMaking}>
                Make a code
              </Button>
            </div>
          </>
        )
      ) : (
        <SharedCode key={shared.id} shared={shared} onStop={() => void stop()} onAgain={() => void make()} />
      )}
      <p role="status">{isMaking ? 'Making a code...' : note}</p>
      {failure !== null && <ErrorNote>{failure}</ErrorNote>}
      <div>
        <Button variant="quiet" onClick={save}>
          {canUseCodes ? 'Save as a file instead' : 'Save as a file'}
        </Button>
      </div>
    </>
  );
}
