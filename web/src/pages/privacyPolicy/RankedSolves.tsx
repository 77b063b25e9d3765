import { useState } from 'react';
import { forgetPlayer } from '../../api/player/solveCalls.ts';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { QuestionDialog } from '../../site/question/QuestionDialog.tsx';
import { forgetSent } from '../../solves/sentSolves.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PlayReports.module.css';

const question = {
  title: 'Delete what the server knows of you?',
  text: 'Your times, your name, your places in groups and rooms and your row on the leaderboard will be gone for good. What is on this device stays.',
  action: 'Delete all of it',
  request: forgetPlayer(),
};

/** Deletes what the server knows of the player in this browser, after asking. */
function ForgetMe() {
  const isInBrowser = useIsInBrowser();
  const [progress, setProgress] = useState<'none' | 'asking' | 'done'>('none');
  const onDone = (): void => {
    forgetSent();
    setProgress('done');
  };
  return (
    <div className={styles['choice']}>
      <div>
        <Button variant="danger" disabled={!isInBrowser} onClick={() => setProgress('asking')}>
          Delete what the server knows of me
        </Button>
      </div>
      <p role="status">{progress === 'done' && 'Done. The server knows nothing of you any more.'}</p>
      {progress === 'asking' && (
        <QuestionDialog question={{ ...question, onDone }} onClose={() => setProgress('none')} />
      )}
    </div>
  );
}

/** What is stored when a solve is ranked, for how long, and how to get rid of it. */
export function RankedSolves() {
  return (
    <>
      <h3>Times that are ranked</h3>
      <p>
        When you solve a puzzle, your browser sends us what you typed into its grid and when, so that our
        server can replay the game and compare your time with others. We store the time, the help you used and
        that record of the game under a random number in a cookie, which is tied to no name, no email address
        and no uid. Others see your time beside a made-up monster name, or beside the name that you choose. In
        a group of friends, whoever has its link sees the name that you gave there and your times.
      </p>
      <ul>
        <li>
          Nothing of this is sent if you do not want your games to be counted, or if your browser asks us not
          to track you, unless you press “Send my time” after a game.
        </li>
        <li>Records of games are deleted after 90 days, except for that of your best time of a puzzle.</li>
        <li>
          Times, names and memberships in groups stay until you delete them. The cookie goes after 400 days
          without a solve; after that, nobody can tell whose they were.
        </li>
      </ul>
      <ForgetMe />
    </>
  );
}
