/** Who receives data, including what ad partners learn through cookies. */
export function Sharing() {
  return (
    <>
      <h2>Whom we share it with</h2>
      <ul>
        <li>
          <strong>Our email service.</strong> If it is switched on, your email address and your progress in
          the welcome series ("Level 2 Success", for example) go to SendGrid, the service that manages our
          mailing list.
        </li>
        <li>
          <strong>The push service of your browser,</strong> if you turn reminders on. It passes on our
          messages, which it cannot read, and learns when they are sent.
        </li>
        <li>
          <strong>Our hosting provider.</strong> The server and its database run on the machines of a provider
          that handles the data on our behalf.
        </li>
        <li>
          <strong>Ad and measurement partners.</strong> If ads are switched on, these partners receive what
          the next section describes. We give them neither your email address nor your uid.
        </li>
        <li>
          <strong>Authorities,</strong> when the law requires us to.
        </li>
      </ul>
      <p>
        We do not sell your data for money. Under some laws, such as California's, showing ads based on your
        visits to other sites counts as "sharing"; the next section explains how to say no to it.
      </p>
      <Cookies />
    </>
  );
}

function Cookies() {
  return (
    <>
      <h2>Cookies and ad partners</h2>
      <p>
        We set one cookie of our own for players, with the first time that is ranked, the first group, room or
        name, or when you join the leaderboard: it lets your browser, and nobody else's, change or delete what
        belongs to it. People who log in to run the site get cookies for their session and to recognize their
        browser. What the game needs to remember is kept in your browser's local storage, as described above,
        and your browser remembers your choice about ads, too.
      </p>
      <p>
        Ads keep the site free. If they are switched on, they come through Google Ad Manager and through
        partners that bid for the space, and a measurement pixel from Meta may tell us whether our own
        advertising brings in visitors. These partners may set cookies or similar identifiers, and they learn
        your IP address, your browser and which of our pages you see. They use this to choose, limit and
        measure ads, under their own privacy policies.
      </p>
      <ul>
        <li>
          <strong>We ask first.</strong> Nothing from these partners is loaded before you have made your
          choice, and nothing at all if you reject; rejecting is as easy as accepting. If another company's
          consent service asks the question for us, its own script has to load first. The game is the same
          either way.
        </li>
        <li>
          <strong>You can change your mind.</strong> If partners are switched on, "Privacy choices" in the
          footer and in a game's settings brings the question back. Cookies that partners have already set
          stay until they expire or you clear them in your browser. We ask again after six months.
        </li>
        <li>
          <strong>Your browser can speak for you.</strong> We honor the Global Privacy Control signal: you are
          not asked, Meta's pixel is not loaded, and Google is told to restrict what it does with your data.
        </li>
        <li>
          <strong>Your uid is not for them.</strong> We give Google and the bidding partners the page's
          address without your uid, though their scripts run in the page and could read it there. Meta's pixel
          is not loaded at all if the address of the page, or of the page before it, contains your uid.
        </li>
      </ul>
      <p>If none of these partners is switched on, no page of this site loads anything from a third party.</p>
    </>
  );
}
