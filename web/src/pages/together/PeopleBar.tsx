import type { RoomPeople } from '@monster/contract';
import { useObservable } from '../../lib/useObservable.ts';
import { reactionLooks } from '../../site/reactions/reactionLooks.ts';
import { looksOf } from '../../together/seatLooks.ts';
import { SeatMark } from '../../together/SeatMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LinkLine, useSteadyStatus } from './LinkLine.tsx';
import styles from './PeopleBar.module.css';
import { PeopleMenu } from './PeopleMenu.tsx';
import { describeMember } from './personText.ts';
import { ReactionMenu } from './ReactionMenu.tsx';
import type { RoomActions, RoomOnBar } from './roomOnBar.ts';

interface PeopleBarProps {
  readonly session: RoomOnBar;
  /** What people have just said, by seat. */
  readonly reactions: ReadonlyMap<number, string>;
  /** What screen readers are told about the others. */
  readonly said: string;
  readonly actions: RoomActions;
  /** Where the screen has a place for the bar. */
  readonly className: string;
}

const pictureOf = (reaction: string | undefined): string | undefined =>
  reactionLooks.find((look) => look.reaction === reaction)?.picture;

interface ChipsProps {
  readonly people: RoomPeople;
  readonly me: number;
  readonly reactions: PeopleBarProps['reactions'];
  /** Leaves only the shapes. */
  readonly isShort: boolean;
}

function Chips({ people: { members, founder }, me, reactions, isShort }: ChipsProps) {
  const lookOf = looksOf(members);
  return (
    <ul className={styles['people']} aria-label="People in this room" data-short={isShort || undefined}>
      {members.map((member) => {
        const { seat, name, isHere } = member;
        const more = describeMember(member, founder, me);
        const picture = pictureOf(reactions.get(seat));
        return (
          <li key={seat} title={more === '' ? name : `${name} (${more})`} data-own={seat === me || undefined}>
            <SeatMark look={lookOf(seat)} isAway={!isHere && seat !== me} />
            <span className={styles['name']}>
              <bdi>{name}</bdi>
            </span>
            {more !== '' && <VisuallyHidden> ({more})</VisuallyHidden>}
            {seat === me && (
              <span className={styles['you']} aria-hidden="true">
                (you)
              </span>
            )}
            {picture !== undefined && (
              <span className={styles['said']} aria-hidden="true">
                {picture}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Who is in the room, what they have just said, and what one can do about it. Says when it is not connected. */
export function PeopleBar({ session, reactions, said, actions, className }: PeopleBarProps) {
  const { me } = session.room;
  const people = useObservable(session.people, session.people.get());
  const status = useSteadyStatus(session.status);
  const isAlone = people.members.length === 1;
  return (
    <div className={`${className} ${styles['bar']}`} role="group" aria-label="Room">
      {status !== 'offline' && status !== 'connecting' && (
        <Chips people={people} me={me} reactions={reactions} isShort={status === 'polling'} />
      )}
      <LinkLine status={status} waiting={session.waiting} />
      <span className={styles['buttons']}>
        <span className={styles['invite']} data-alone={isAlone || undefined}>
          <Button size="small" variant={isAlone ? 'primary' : 'quiet'} onClick={actions.invite}>
            Invite
          </Button>
        </span>
        <ReactionMenu onReact={session.react} />
        <PeopleMenu session={session} people={people} actions={actions} />
      </span>
      <div className={styles['voice']} aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}
