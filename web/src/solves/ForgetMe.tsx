import { useState } from 'react';
import { forgetPlayer } from '../api/player/dataCalls.ts';
import { useIsInBrowser } from '../lib/useIsInBrowser.ts';
import { QuestionDialog } from '../site/question/QuestionDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { forgetSent } from './sentSolves.ts';

const question = {
  title: 'Delete what the server knows of you?',
  text: 'Your times, your name, your places in groups and rooms, your reminders and your row on the leaderboard will be gone for good. What is on this device stays.',
  action: 'Delete all of it',
  request: forgetPlayer(),
};

/** Deletes what the server knows of the player in this browser, after asking. */
export function ForgetMe({ onForgotten }: { readonly onForgotten?: () => void }) {
  const isInBrowser = useIsInBrowser();
  const [progress, setProgress] = useState<'none' | 'asking' | 'done'>('none');
  const onDone = (): void => {
    forgetSent();
    setProgress('done');
    onForgotten?.();
  };
  return (
    <>
      <div>
        <Button variant="danger" disabled={!isInBrowser} onClick={() => setProgress('asking')}>
          Delete what the server knows of me
        </Button>
      </div>
      <p role="status">{progress === 'done' && 'Done. The server knows nothing of you any more.'}</p>
      {progress === 'asking' && (
        <QuestionDialog question={{ ...question, onDone }} onClose={() => setProgress('none')} />
      )}
    </>
  );
}
