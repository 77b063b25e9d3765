import { createGroup, listGroups } from '../../api/player/groupCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { CodeForm } from './CodeForm.tsx';
import { countPeople } from './countPeople.ts';
import { NameForm } from './NameForm.tsx';
import styles from './Group.module.css';

const toGroup = (key: string): void => location.assign(`/friends/${key}`);

/** The groups that this browser has joined. */
export function OwnGroups() {
  const { data, error, retry } = useQuery(listGroups(), 0);
  if (data === undefined)
    return (
      <LoadNote
        loading="Loading your groups..."
        failure="Your groups could not be loaded. Please try again later."
        retry={error === undefined ? null : retry}
      />
    );
  if (data.groups.length === 0)
    return <p>You are in no group yet. Make one, or open the link that a friend has sent you.</p>;
  return (
    <ul className={styles['groups']}>
      {data.groups.map(({ key, name, people }) => (
        <li key={key}>
          <a href={`/friends/${key}`}>
            <bdi>{name}</bdi>
          </a>{' '}
          <span className={styles['soft']}>{countPeople(people)}</span>
        </li>
      ))}
    </ul>
  );
}

function View() {
  return (
    <Page>
      <PageHead
        title="Friends"
        description="Make a group, send its link to your friends, and compare your times on each day's crossword."
      />
      <div className={styles['page']}>
        <header>
          <h1>Friends</h1>
          <p>
            Make a group, send its link to your friends, and compare your times on each day's puzzle. Nobody
            needs an account.
          </p>
        </header>
        <Card className={styles['panel']}>
          <h2>Your groups</h2>
          <ErrorBoundary>
            <OwnGroups />
          </ErrorBoundary>
        </Card>
        <div className={styles['ways']}>
          <Card className={styles['panel']}>
            <h2>Make a group</h2>
            <NameForm
              label="Make a group"
              action="Make the group"
              asksGroupName
              request={({ name, groupName }) => createGroup({ body: { name, groupName } })}
              onDone={({ key }) => toGroup(key)}
            />
          </Card>
          <Card className={styles['panel']}>
            <h2>Join with a code</h2>
            <CodeForm onJoined={toGroup} />
          </Card>
        </div>
        <p className={styles['soft']}>
          You are known by a cookie in this browser, so join again on your other devices. A group that no
          member visits for 400 days is deleted.
        </p>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
