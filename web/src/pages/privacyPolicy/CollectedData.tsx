import { PlayReports } from './PlayReports.tsx';
import { RankedSolves } from './RankedSolves.tsx';
import { Reminders } from './Reminders.tsx';
import { Rooms } from './Rooms.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** What we collect and what we use it for. */
export function CollectedData() {
  return (
    <>
      <h2>What we collect</h2>
      <EmailAddress />
      <Records />
      <h2>What we use it for</h2>
      <p>
        To run the game: to show the leaderboard, keep your check marks, take you on through the levels and
        make better puzzles. To email you about the game, if you gave us your address. And to keep the site
        safe. We make no automated decisions about you, and we build no profile of you.
      </p>
    </>
  );
}

function EmailAddress() {
  return (
    <>
      <h3>Your email address, if you give it to us</h3>
      <p>We learn your email address only in these cases:</p>
      <ul>
        <li>
          <strong>You open a link in one of our emails that contains your address.</strong> As the page
          starts, your browser replaces the address in the link with a uid (see below), before any third-party
          script runs. That browser tab remembers the address itself until you close it. The request that
          opens the page does reach our server with the address in it, but our server does not store or log it
          from there.
        </li>
        <li>
          <strong>You join the leaderboard.</strong> We store your email address and its uid, the username you
          choose, your total score and the time. Others see your username, score and rank, never your email
          address. A cookie lets the browser you joined with, and no other, change your username and raise
          your score. Anyone who enters your email address in the form for joining the leaderboard is shown
          the username stored with it, so choose one you don't mind being seen.
        </li>
        <li>
          <strong>You enter it to skip a level or to unlock the special monster.</strong> We store the email
          address, which of the two it was for, the time and, in most cases, the part before the @ sign as a
          name.
        </li>
      </ul>
      <h3>A uid in place of your email address</h3>
      <p>
        The uid is a SHA-256 hash of your email address, in lowercase, and a fixed text. It lets us recognize
        you without spelling out your address in links. It is a pseudonym rather than full anonymity: someone
        who already knows your email address can compute it. It is part of the page's address while you play,
        so remove it before you share the page if you'd rather not pass it on.
      </p>
    </>
  );
}

function Records() {
  return (
    <>
      <h3>Puzzles you complete</h3>
      <p>
        If you play the daily crossword with a uid, we store the uid, the puzzle and the time you completed
        it, so we can check it off and take you to one you haven't solved. Without a uid, nothing ties what
        you solve to your email address; the next three sections say what we count, what we rank, and what
        others in a room see.
      </p>
      <PlayReports />
      <RankedSolves />
      <Rooms />
      <TakeAlong />
      <Reminders />
      <h3>Your progress in the welcome series</h3>
      <p>
        If you came from an email in our welcome campaign, we record that you solved or revealed one of the
        five levels, together with your email address.
      </p>
      <h3>Technical records</h3>
      <p>
        Our server's log records the time, the kind of page or call, its outcome, how long it took and what
        went wrong, if anything did. It contains no email addresses, no uids, no full page addresses and no IP
        addresses, except that of somebody who tries to log in as the site's admin. Such attempts, and what
        admins do, are also recorded in our database with the IP address. To slow down abuse, we count recent
        requests by IP address, and we use those counts for nothing else. The provider that hosts the site may
        keep its own technical logs.
      </p>
      <h3>What stays on your device</h3>
      <p>
        Your games, which puzzles you have solved and how, what has been counted of them, your level progress
        and scores, and your settings are kept in your browser's local storage. What you send us waits there,
        too, for up to 30 days, if it cannot reach us at once. We cannot read any of it remotely.{' '}
        <a href="/statistics">Your statistics</a> are made from it. <a href="/your-data">Your data</a> shows
        all of it, lets you download it, and deletes it.
      </p>
    </>
  );
}
