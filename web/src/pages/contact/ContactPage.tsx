import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { Card } from '../../ui/Card.tsx';
import { MailLink } from '../../ui/prose/MailLink.tsx';
import { Page } from '../../site/Page.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import styles from './ContactPage.module.css';

function View() {
  const { siteName, supportEmail } = useSite();
  return (
    <Page>
      <PageHead
        title="Contact"
        description="How to reach us: a wrong clue, a problem with the site, a question about your data, or an idea for a puzzle."
      />
      <Prose>
        <h1>Contact</h1>
        <p>
          {siteName} is made by people who read their mail. Praise, doubts about a clue, trouble with the
          site: it all goes to the same address.
        </p>
        <Card className={styles['card']}>
          <h2>Write to us</h2>
          <p className={styles['address']}>
            <MailLink address={supportEmail} />
          </p>
        </Card>
        <h2>What helps us to help you</h2>
        <ul>
          <li>
            <strong>A wrong or unfair clue:</strong> the puzzle's title, the number of the clue, across or
            down, and what you would have expected.
          </li>
          <li>
            <strong>Something that does not work:</strong> what you did, what happened, and which device and
            browser you use. A screenshot says more than a page of text.
          </li>
          <li>
            <strong>Your data:</strong> to see or delete what we hold about you, write from the email address
            that it belongs to, so that we can be sure it is yours. The{' '}
            <a href="/privacy-policy">Privacy Policy</a> says what that may be.
          </li>
          <li>
            <strong>An idea or a puzzle of your own:</strong> tell us in a few lines, and we will write back
            if we would like to see more.
          </li>
        </ul>
        <h2>When we answer</h2>
        <p>
          We are a small team without a telephone line or a night shift. We answer in the order in which
          letters arrive, and questions about your data come first. Please do not send passwords or anything
          else that is secret; we will never ask for them.
        </p>
      </Prose>
    </Page>
  );
}

export const page: PageModule = { View };
