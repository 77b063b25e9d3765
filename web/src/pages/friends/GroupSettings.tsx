import type { Group } from '@monster/contract';
import { useState } from 'react';
import { closeGroup, leaveGroup, removeMember, renameMember } from '../../api/player/groupCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { NameForm } from './NameForm.tsx';
import { QuestionDialog } from '../../site/question/QuestionDialog.tsx';
import type { Question } from '../../site/question/QuestionDialog.tsx';
import details from '../../ui/details/Details.module.css';
import styles from './Group.module.css';

interface GroupSettingsProps {
  readonly group: Group;
  readonly groupKey: string;
  /** Called when something about the group has changed. */
  readonly onChanged: () => void;
}

const toGroups = (): void => location.assign('/friends');

function leavingText({ members, isFounder }: Group): string {
  if (members.length === 1) return 'Nobody else is in it, so the group is deleted with you.';
  return isFounder
    ? `Your name and reactions leave the group at once. It goes on with ${members[1]?.name ?? ''} as its founder.`
    : 'Your name and reactions leave the group at once. You can join again with the link.';
}

function removal(key: string, { id, name }: Group['members'][number], onChanged: () => void): Question {
  return {
    title: `Remove ${name}`,
    text: 'This person leaves the group at once and cannot join it again in the same browser. Whoever has the link can still look at the group.',
    action: 'Remove',
    request: removeMember({ params: { key, id } }),
    onDone: () => {
      showToast({ title: `${name} has been removed` });
      onChanged();
    },
  };
}

function closing(key: string, { name }: Group): Question {
  return {
    title: `Close ${name}`,
    text: 'The group is deleted for everyone, with all names and reactions. This cannot be taken back.',
    action: 'Close the group',
    request: closeGroup({ params: { key } }),
    onDone: toGroups,
  };
}

function leaving(key: string, group: Group): Question {
  return {
    title: `Leave ${group.name}`,
    text: leavingText(group),
    action: 'Leave',
    request: leaveGroup({ params: { key } }),
    onDone: toGroups,
  };
}

/** What the founder can do beyond what every member can. */
function Founding({
  group,
  groupKey: key,
  onChanged,
  ask,
}: GroupSettingsProps & { ask: (question: Question) => void }) {
  const others = group.members.filter(({ id }) => id !== group.me);
  return (
    <>
      {others.length > 0 && (
        <ul className={styles['others']} aria-label="People in the group">
          {others.map((member) => (
            <li key={member.id}>
              <bdi>{member.name}</bdi>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${member.name}`}
                onClick={() => ask(removal(key, member, onChanged))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="danger" onClick={() => ask(closing(key, group))}>
          Close the group
        </Button>
      </div>
    </>
  );
}

/** What a member can change: their name, whether they stay, and for the founder, the group itself. */
export function GroupSettings({ group, groupKey: key, onChanged }: GroupSettingsProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const changed = (): void => {
    setQuestion(null);
    onChanged();
  };
  const name = group.members.find(({ id }) => id === group.me)?.name ?? '';
  return (
    <details className={styles['settings']}>
      <summary className={details['summary']}>
        {group.isFounder ? 'Your name, leaving, and people' : 'Your name, and leaving'}
      </summary>
      <NameForm
        label="Your name"
        action="Change my name"
        isQuiet
        name={name}
        request={(names) => renameMember({ params: { key }, body: { name: names.name } })}
        onDone={() => {
          showToast({ title: 'Your name has been changed' });
          changed();
        }}
      />
      <div>
        <Button variant="quiet" onClick={() => setQuestion(leaving(key, group))}>
          Leave the group
        </Button>
      </div>
      {group.isFounder && <Founding group={group} groupKey={key} onChanged={changed} ask={setQuestion} />}
      {question !== null && <QuestionDialog question={question} onClose={() => setQuestion(null)} />}
    </details>
  );
}
