import { ForgetMe } from '../../solves/ForgetMe.tsx';
import styles from './PlayReports.module.css';

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
      <div className={styles['choice']}>
        <ForgetMe />
      </div>
      <p>
        <a href="/your-data">Your data</a> shows everything that this browser and our server keep about you,
        saves it as a file, and deletes it on both sides.
      </p>
    </>
  );
}
