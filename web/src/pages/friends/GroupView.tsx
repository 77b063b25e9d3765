import type { Group, Reaction } from '@monster/contract';
import { MAX_GROUP_MEMBERS } from '@monster/contract/limits';
import { send as sendRequest } from '../../api/client.ts';
import { joinGroup, react } from '../../api/player/groupCalls.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Retry } from '../../lib/retry.ts';
import { PageHead } from '../../site/PageHead.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { countPeople } from './countPeople.ts';
import { GroupSettings } from './GroupSettings.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { NameForm } from './NameForm.tsx';
import { TodayList } from './TodayList.tsx';
import { useGroup } from './useGroup.ts';
import { WeekTable } from './WeekTable.tsx';
import styles from './Group.module.css';

/** Until the group is there; also what the HTML of all groups shows. */
export function GroupLoading({ retry = null }: { retry?: Retry | null }) {
  return (
    <div className={styles['page']}>
      <h1>A group of friends</h1>
      <LoadNote
        loading="Loading the group..."
        failure="The group could not be loaded. Please try again later."
        retry={retry}
      />
    </div>
  );
}

/** For the link of a group that is closed, or never was. */
function NoGroup() {
  return (
    <div className={styles['gone']} role="status">
      <Mascot className={styles['mascot']} />
      <h1>There is no group here</h1>
      <p>Its founder may have closed it, everybody may have left, or the link may be incomplete.</p>
      <LinkButton href="/friends">Your groups, or a new one</LinkButton>
    </div>
  );
}

function JoinPanel({
  group,
  groupKey: key,
  onJoined,
}: {
  group: Group;
  groupKey: string;
  onJoined: () => void;
}) {
  return (
    <Card className={styles['panel']}>
      <h2>Join this group</h2>
      {group.members.length < MAX_GROUP_MEMBERS ? (
        <>
          <p>
            No account needed. The others, and whoever has the link, see the name that you choose and your
            times, and nothing else.
          </p>
          <NameForm
            label="Join this group"
            action="Join"
            request={({ name }) => joinGroup({ params: { key }, body: { name } })}
            onDone={onJoined}
          />
        </>
      ) : (
        <p>It is full: at most {MAX_GROUP_MEMBERS} people can be in a group.</p>
      )}
    </Card>
  );
}

function Today({
  group,
  groupKey: key,
  onChanged,
}: {
  group: Group;
  groupKey: string;
  onChanged: () => void;
}) {
  const { send, failure } = useSendingWith(sendRequest);
  const { date, puzzle, waiting } = group.today;
  const onReact = async (to: string, reaction: Reaction): Promise<void> => {
    await send(react({ params: { key }, body: { to, date, reaction } }));
    onChanged();
  };
  const isToPlay = group.me !== null && waiting.includes(group.me);
  return (
    <Card className={styles['panel']}>
      <h2>Today</h2>
      <p className={styles['soft']}>
        {puzzle?.title ?? 'There is no puzzle today'}, {formatDate(date, 'long')}
      </p>
      <TodayList group={group} onReact={(to, reaction) => void onReact(to, reaction)} />
      {failure !== null && <ErrorNote>{failure.reason}</ErrorNote>}
      {puzzle !== null && (
        <div>
          <LinkButton href="/todaycrossword?puzzle=today" variant={isToPlay ? 'primary' : 'quiet'}>
            Play Today's Crossword
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** A group of friends: today's times, the week, and what its members can do. */
export function GroupView({ groupKey }: { groupKey: string }) {
  const { data: group, error, retry, isGone, refresh } = useGroup(groupKey);
  if (isGone) return <NoGroup />;
  if (group === undefined) return <GroupLoading retry={error === undefined ? null : retry} />;
  const onChanged = (): void => void refresh();
  const parts = { group, groupKey, onChanged };
  const isAlone = group.members.length === 1;
  const invitation = group.me !== null && (
    <Card className={styles['panel']}>
      <InvitePanel group={group} groupKey={groupKey} />
    </Card>
  );
  return (
    <div className={styles['page']}>
      <PageHead title={group.name} description="Times among friends." isIndexed={false} />
      <header>
        <h1>
          <bdi>{group.name}</bdi>
        </h1>
        <p className={styles['soft']}>
          {countPeople(group.members.length)} · <a href="/friends">All your groups</a>
        </p>
      </header>
      {error !== undefined && (
        <ErrorNote>These times may be out of date: the server could not be reached.</ErrorNote>
      )}
      {group.me === null && <JoinPanel group={group} groupKey={groupKey} onJoined={onChanged} />}
      {isAlone && invitation}
      <Today {...parts} />
      <Card className={styles['panel']}>
        <h2>This week</h2>
        <WeekTable group={group} />
      </Card>
      {!isAlone && invitation}
      {group.me !== null && <GroupSettings {...parts} />}
    </div>
  );
}
