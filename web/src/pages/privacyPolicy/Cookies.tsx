/** Cookies of ours and of ad partners, and how to refuse the latter. */
export function Cookies() {
  return (
    <>
      <h2>Cookies and ad partners</h2>
      <p>
        We set no cookies of our own for players. Only people who log in to run the site get one, for their
        session. What the game has to remember is in your browser's local storage, as said above, and your
        browser remembers your choice about ads, too.
      </p>
      <p>
        The site is free because of ads. Where ads are switched on, they come through Google Ad Manager and
        through partners who bid for the space, and a measurement pixel of Meta may tell us whether our own
        advertising brings visitors. These partners may set cookies or similar identifiers, and they learn
        your network address, your browser and which of our pages you see. They use it to choose, limit and
        measure ads, under their own privacy policies.
      </p>
      <ul>
        <li>
          <strong>You are asked first.</strong> Nothing of these partners is loaded before you have made your
          choice, and nothing at all if you reject; refusing is as easy as accepting. Where another company's
          consent service asks the question for us, its own script has to load first. The game is the same
          either way.
        </li>
        <li>
          <strong>You can change your mind.</strong> Where partners are switched on, "Privacy choices" in the
          footer, and in the settings of a game, brings the question back. Cookies that partners have set
          before stay until they expire or you clear them in your browser. We ask again after half a year.
        </li>
        <li>
          <strong>Your browser can speak for you.</strong> We honour the Global Privacy Control signal: you
          are not asked, Meta's pixel is not loaded, and Google is told to restrict what it does with your
          data.
        </li>
        <li>
          <strong>Your uid is not for them.</strong> Google and the partners who bid are told the address of
          the page without it, though their scripts run in the page and could read it there. Meta's pixel is
          not loaded at all where the address of the page, or of the page before it, holds your uid.
        </li>
      </ul>
      <p>
        Where none of these partners is switched on, no page of this site loads anything from a third party.
      </p>
    </>
  );
}
