import type { Group, Reaction } from '@monster/contract';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { reactionLooks } from '../../site/reactions/reactionLooks.ts';
import styles from './Group.module.css';

interface ReactionsProps {
  readonly group: Group;
  readonly to: Group['members'][number];
  readonly onReact: (to: string, reaction: Reaction) => void;
}

/** What friends have said about a member's day. */
function Received({ group, to }: Pick<ReactionsProps, 'group' | 'to'>) {
  const nameOf = (id: string): string => group.members.find((member) => member.id === id)?.name ?? '';
  const received = reactionLooks.flatMap((look) => {
    const from = group.reactions.filter((given) => given.to === to.id && given.reaction === look.reaction);
    return from.length === 0 ? [] : { ...look, from: from.map((given) => nameOf(given.from)) };
  });
  if (received.length === 0) return null;
  return (
    <ul className={styles['received']} aria-label={`Reactions to ${to.name}`}>
      {received.map(({ reaction, picture, name, from }) => (
        <li key={reaction} title={`${name}: ${from.join(', ')}`}>
          <span aria-hidden="true">
            {picture} {from.length}
          </span>
          <VisuallyHidden>
            {name}: {from.join(', ')}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

/** The reactions to a member's day; for others, also a choice of six. */
export function Reactions({ group, to, onReact }: ReactionsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const own = group.reactions.find((given) => given.from === group.me && given.to === to.id)?.reaction;
  const canReact = group.me !== null && group.me !== to.id;
  return (
    <div className={styles['reactions']}>
      <Received group={group} to={to} />
      {canReact && (
        <>
          <button
            type="button"
            className={styles['react']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            React<VisuallyHidden> to {to.name}</VisuallyHidden>
          </button>
          <div
            id={id}
            className={styles['choice']}
            role="group"
            aria-label={`Reaction to ${to.name}`}
            hidden={!isOpen}
          >
            {reactionLooks.map(({ reaction, picture, name }) => (
              <button
                key={reaction}
                type="button"
                aria-pressed={own === reaction}
                onClick={() => onReact(to.id, reaction)}
              >
                <span aria-hidden="true">{picture}</span> {name}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
