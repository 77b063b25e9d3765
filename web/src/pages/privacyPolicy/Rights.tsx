import { useSite } from '../../site/site.ts';
import { MailLink } from '../../ui/prose/MailLink.tsx';

/** How long data is kept, what a player may ask for, children, and changes of the policy. */
export function Rights() {
  const { supportEmail } = useSite();
  const mail = <MailLink address={supportEmail} />;
  return (
    <>
      <h2>How long we keep it</h2>
      <p>
        Leaderboard entries, the email addresses you gave us, your welcome progress and your completed puzzles
        are kept until you ask us to delete them, or until we close the site. What is on your device stays
        until you or your browser remove it. What our email service and our ad partners hold follows their own
        rules; when you ask us to delete your email address, we have it deleted at the email service too.
      </p>
      <h2>Your rights</h2>
      <p>Wherever you live, you can ask us:</p>
      <ul>
        <li>what we hold about you, and for a copy of it;</li>
        <li>to correct it;</li>
        <li>to delete it;</li>
        <li>to stop sending you mail, or to stop using your data in another way you object to.</li>
      </ul>
      <p>
        Write to {mail}, from the email address in question, so that we know it is yours. We will not treat
        you any worse for asking. Depending on where you live, the law may give you further rights, among them
        to complain to your data protection authority.
      </p>
      <h2>Children under 13</h2>
      <p>
        Anyone may play, but children under 13 should not give us an email address or a name, and we do not
        knowingly collect them. If you believe that a child under 13 has done so, write to {mail} and we will
        delete it.
      </p>
      <h2>How we protect it</h2>
      <p>
        Only the people who run the site, and the provider that hosts it, can reach the database. Email
        addresses are not shown on any page, and they are kept out of our logs. No system is perfectly safe,
        which is one more reason why we ask for so little.
      </p>
      <h2>Changes</h2>
      <p>
        If what the site does changes, this page changes with it, and so does the date at its top. Questions
        are welcome at {mail}.
      </p>
    </>
  );
}
