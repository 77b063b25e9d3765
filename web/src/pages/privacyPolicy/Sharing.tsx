/** Who else gets to see what. */
export function Sharing() {
  return (
    <>
      <h2>Whom we share it with</h2>
      <ul>
        <li>
          <strong>Our email service.</strong> Where it is switched on, your email address and your progress in
          the welcome series ("Level 2 Success", for example) go to SendGrid, the service that manages our
          mailing list.
        </li>
        <li>
          <strong>Our hosting provider.</strong> The server and its database run on machines of a provider,
          who handles the data on our behalf.
        </li>
        <li>
          <strong>Ad and measurement partners.</strong> Where ads are switched on, they receive what the next
          section describes. We hand them neither your email address nor your uid.
        </li>
        <li>
          <strong>Authorities,</strong> where the law obliges us to.
        </li>
      </ul>
      <p>
        We do not sell your data for money. Under some laws, such as California's, showing ads that draw on
        your visits to other sites counts as "sharing"; the next section says how to refuse it.
      </p>
    </>
  );
}
