import { PageHead } from '../../site/PageHead.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { Page } from '../../site/Page.tsx';
import styles from './NoPuzzle.module.css';

/** What to ask for, for who came without asking for a puzzle. */
export function NoPuzzle() {
  return (
    <Page>
      <PageHead
        title="Daily Teaser"
        description="How to open the crossword of the day or an earlier one."
        isIndexed={false}
      />
      <div className={styles['help']}>
        <Mascot className={styles['mascot']} />
        <h1>No puzzle specified</h1>
        <p>Expected format:</p>
        <p>
          <code>/todaycrossword?puzzle=today</code>
        </p>
        <p>
          <code>/todaycrossword?puzzle=&#123;id&#125;&amp;timer=&#123;minutes&#125;</code>
        </p>
        <p>An id looks like 05-1-0001. The timer may be left out.</p>
        <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
      </div>
    </Page>
  );
}
