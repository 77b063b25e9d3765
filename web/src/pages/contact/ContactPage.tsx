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
          {siteName} is made by people who read their email. Whether it's praise, a clue you doubt or trouble
          with the site, it all goes to the same address.
        </p>
        <Card className={styles['card']}>
          <h2>Write to us</h2>
          <p className={styles['address']}>
            <MailLink address={supportEmail} />
          </p>
        </Card>
        <h2>Help us help you</h2>
        <ul>
          <li>
            <strong>A wrong or unfair clue:</strong> tell us the puzzle's title, the clue's number, whether it
            is across or down, and what you expected.
          </li>
          <li>
            <strong>Something that doesn't work:</strong> tell us what you did, what happened, and which
            device and browser you use. A screenshot is worth a page of text.
          </li>
          <li>
            <strong>Your data:</strong> to see or delete what we have about you, write from the email address
            it belongs to, so we can be sure it's yours. The <a href="/privacy-policy">Privacy Policy</a>{' '}
            lists what that might be.
          </li>
          <li>
            <strong>An idea or a puzzle of your own:</strong> describe it in a few lines, and we'll write back
            if we'd like to see more.
          </li>
        </ul>
        <h2>When you'll hear back</h2>
        <p>
          We're a small team, with no phone line and no night shift. We answer messages in the order they
          arrive, but questions about your data come first. Please don't send passwords or other secrets; we
          will never ask for them.
        </p>
      </Prose>
    </Page>
  );
}

export const page: PageModule = { View };
