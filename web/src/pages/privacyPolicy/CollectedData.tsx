/** What a player's own doings tell us. */
export function CollectedData() {
  return (
    <>
      <h2>What we collect</h2>
      <h3>Your email address, where you give it</h3>
      <p>We learn your email address only in these cases:</p>
      <ul>
        <li>
          <strong>You open a link in one of our mails that carries your address.</strong> As the page starts,
          your browser replaces the address in the link by a uid (see below), before any script of a third
          party runs. The address itself is remembered by that browser tab until you close it. The request
          that opens the page does reach our server with the address in it; our server does not store or log
          it from there.
        </li>
        <li>
          <strong>You join the leaderboard.</strong> We store your email address and its uid, the username you
          choose, your total score and the time. Others see your username, score and rank, never your email
          address. Whoever enters an email address in the form that joins the leaderboard is shown the
          username stored with it, so choose one that you do not mind being seen.
        </li>
        <li>
          <strong>You enter it to skip a level or to unlock the special monster.</strong> We store the email
          address, which of the two it was, the time and, in most cases, the part before the @ sign as a name.
        </li>
      </ul>
      <h3>A uid in place of your email address</h3>
      <p>
        The uid is a SHA-256 hash of your email address, in lower case, and a fixed text. It lets us know you
        again without your address being spelled out in links. It is a pseudonym rather than full anonymity:
        somebody who already knows your email address can compute it. It stands in the address of the page
        while you play, so share the page without it if you would rather not pass it on.
      </p>
      <h3>Puzzles you complete</h3>
      <p>
        If you play the daily crossword with a uid, we store the uid, the puzzle and the time at which you
        completed it, so that we can tick it off and lead you to one you have not solved. Without a uid we do
        not store which puzzles you solve.
      </p>
      <h3>Your progress in the welcome series</h3>
      <p>
        If you came through a mail of our welcome campaign, we note that you solved or revealed one of the
        five levels, together with your email address.
      </p>
    </>
  );
}
