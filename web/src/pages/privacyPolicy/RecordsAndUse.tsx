/** What is written down by itself, what never leaves the device, and what all of it is for. */
export function RecordsAndUse() {
  return (
    <>
      <h3>Technical records</h3>
      <p>
        Our server's log notes the time, the kind of page or call, its outcome, how long it took and what went
        wrong, if something did. It holds no email addresses, no uids, no full addresses of pages and no
        network addresses. To slow down abuse we count recent requests by network address, and use those
        counts for nothing else. The provider that hosts the site may keep technical logs of its own.
      </p>
      <h3>What stays on your device</h3>
      <p>
        Your unfinished games, your level progress and scores and your settings are kept in your browser's
        local storage. We cannot read them from afar; clearing your browser's data for this site removes them.
      </p>
      <h2>What we use it for</h2>
      <p>
        To run the game: to show the leaderboard, to keep your ticks, to carry you on through the levels. To
        send you mail about the game, if you gave us your email address. And to keep the site safe. We make no
        decisions about you by automated means, and we build no profile of you.
      </p>
    </>
  );
}
