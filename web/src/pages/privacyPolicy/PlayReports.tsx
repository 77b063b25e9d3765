import { useState } from 'react';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { asksNotToBeTracked, hasPlayerAgreed, rememberChoice } from '../../reports/mayReport.ts';
import { useSite } from '../../site/site.ts';
import styles from './PlayReports.module.css';

/** Lets players decide, in this browser; the server has drawn what holds for most. */
function ReportChoice() {
  const isInBrowser = useIsInBrowser();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isObjecting = isInBrowser && asksNotToBeTracked();
  const isAgreed = chosen ?? (!isInBrowser || hasPlayerAgreed());
  const choose = (isChecked: boolean): void => {
    rememberChoice(isChecked);
    setChosen(isChecked);
  };
  return (
    <div className={styles['choice']}>
      <label>
        <input
          type="checkbox"
          checked={isAgreed && !isObjecting}
          disabled={!isInBrowser || isObjecting}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        Count the games that I play in this browser
      </label>
      <p role="status">
        {isObjecting && 'Your browser asks us not to track you, so nothing is counted.'}
        {chosen === true && 'Saved. Your games will be counted.'}
        {chosen === false && 'Saved. Nothing more will be counted.'}
      </p>
    </div>
  );
}

/** How puzzles are counted, and how to stay out of it. */
export function PlayReports() {
  const { hasPlayStatistics } = useSite();
  return (
    <>
      <h3>How puzzles are played, without who plays them</h3>
      {!hasPlayStatistics && <p>On this site, this is switched off: nothing of this section happens.</p>}
      <p>
        To see whether a puzzle is too hard, we count. While you play, your browser may report that a game of
        a puzzle was started; later, whether it was solved or revealed, how many hints, checks and reveals
        there were, and at which clue, and with how much filled in, a game was left. We add each report to
        sums at once, such as “212 games started”, and keep only the sums. A report contains no email address,
        no uid, no cookie, no page address and no number that would let us recognize you, your browser or your
        game, so we can neither look up nor delete what you have added.
      </p>
      <ul>
        <li>Your browser notes what it has reported, so that it counts each puzzle only once.</li>
        <li>
          Nothing is reported if your browser sends the Global Privacy Control or Do Not Track signal. Where
          we ask for your consent to ads or measurement, nothing is reported until you have agreed, and
          nothing at all if you reject.
        </li>
        <li>
          What you play offline is reported only if the page is still open when the network is back, or when
          you go on with the game later.
        </li>
        <li>
          Sums per day are deleted after three months, and all sums of a puzzle with the puzzle, 30 days after
          it was deleted.
        </li>
      </ul>
      {hasPlayStatistics && <ReportChoice />}
    </>
  );
}
