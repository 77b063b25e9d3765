import { useSite } from '../../site/site.ts';
import { MailLink } from '../../ui/prose/MailLink.tsx';

/** How long data is kept, what players can ask for, children, security and changes to the policy. */
export function Rights() {
  const { supportEmail } = useSite();
  const mail = <MailLink address={supportEmail} />;
  return (
    <>
      <h2>How long we keep it</h2>
      <p>
        We keep leaderboard entries, the email addresses you gave us, your progress in the welcome series and
        your completed puzzles until you ask us to delete them or we close the site. Records of admin logins
        are deleted after a year. What is on your device stays there until you or your browser removes it. Our
        email service and our ad partners follow their own rules; when you ask us to delete your email
        address, we have it deleted at the email service, too.
      </p>
      <h2>Your rights</h2>
      <p>Wherever you live, you can ask us to:</p>
      <ul>
        <li>tell you what data we have about you, and give you a copy of it;</li>
        <li>correct it;</li>
        <li>delete it;</li>
        <li>stop emailing you, or stop using your data in any other way you object to.</li>
      </ul>
      <p>
        Write to {mail} from the email address in question, so we know it is yours. We will not treat you any
        worse for asking. Depending on where you live, the law may give you further rights, such as the right
        to complain to your data protection authority.
      </p>
      <h2>Children under 13</h2>
      <p>
        Anyone may play, but children under 13 should not give us an email address or a name, and we do not
        knowingly collect them. If you believe that a child under 13 has given us either, write to {mail} and
        we will delete it.
      </p>
      <h2>How we protect it</h2>
      <p>
        Only the people who run the site and the provider that hosts it can access the database. Email
        addresses are not shown on any page, and they are kept out of our logs. No system is perfectly secure,
        which is one more reason we ask for so little.
      </p>
      <h2>Changes</h2>
      <p>
        If what the site does changes, this page will change with it, and so will the date at the top.
        Questions are welcome at {mail}.
      </p>
    </>
  );
}
