import type { RoomPeople } from '@monster/contract';
import { MAX_ROOM_PEOPLE } from '@monster/contract/limits';
import { useId } from 'react';
import { useObservable } from '../../lib/useObservable.ts';
import { looksOf } from '../../together/seatLooks.ts';
import { SeatMark } from '../../together/SeatMark.tsx';
import { IconButton } from '../../ui/Button.tsx';
import styles from './PeopleBar.module.css';
import { describeMember, describePlace } from './personText.ts';
import type { RoomActions, RoomOnBar } from './roomOnBar.ts';
import { isVoiceOn, setVoice } from './voiceSetting.ts';

interface PeopleMenuProps {
  readonly session: RoomOnBar;
  readonly people: RoomPeople;
  readonly actions: RoomActions;
}

/** Everybody with all that is known of them; the founder can remove people here. */
function PeopleList({ session, people, actions, menuId }: PeopleMenuProps & { menuId: string }) {
  const { members, founder } = people;
  const { me } = session.room;
  const places = useObservable(session.places, session.places.get());
  const lookOf = looksOf(members);
  const isFounder = me === founder;
  return (
    <ul className={styles['list']} aria-label="Everybody">
      {members.map((member) => {
        const { seat, name } = member;
        const look = lookOf(seat);
        const text = [describeMember(member, founder, me), describePlace(session.store.puzzle, places, seat)];
        return (
          <li key={seat}>
            <SeatMark look={look} isAway={!member.isHere && seat !== me} />
            <span className={styles['who']}>
              <bdi>{name}</bdi>{' '}
              <span className={styles['soft']}>
                {[...text, `${look.color} ${look.shape}`].filter((part) => part !== '').join(', ')}
              </span>
            </span>
            {isFounder && seat !== me && (
              <button
                type="button"
                aria-label={`Remove ${name}`}
                popoverTarget={menuId}
                popoverTargetAction="hide"
                onClick={() => actions.remove(member)}
              >
                Remove
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function VoiceSwitch() {
  const isOn = useObservable(isVoiceOn, true);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => setVoice(currentTarget.checked)}
      />
      Screen readers tell what others do
    </label>
  );
}

/** A menu with everybody in the room, and what is done rarely. */
export function PeopleMenu(props: PeopleMenuProps) {
  const { session, people, actions } = props;
  const id = useId();
  const { members, isLocked, founder } = people;
  const item = (label: string, run: () => void) => (
    <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={run}>
      {label}
    </button>
  );
  return (
    <>
      <span className={styles['menuButton']}>
        <IconButton popoverTarget={id} aria-label="People and room">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {isLocked ? (
              <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
            ) : (
              <path d="M9 5.5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4M3 19.5c0-6.5 12-6.5 12 0M16 6a3 3 0 0 1 0 5.6M18 14.5c2 .8 3 2.4 3 5" />
            )}
          </svg>
        </IconButton>
      </span>
      <div id={id} popover="auto" className={styles['menu']} role="group" aria-label="People and room">
        <p className={styles['soft']}>
          {members.length} of at most {MAX_ROOM_PEOPLE} people
          {isLocked && '. The room is locked: nobody new can come in.'}
        </p>
        <PeopleList {...props} menuId={id} />
        <div className={styles['items']}>
          {item('Invite friends', actions.invite)}
          {item('Change your name', actions.rename)}
          {session.room.me === founder &&
            item(isLocked ? 'Unlock the room' : 'Lock the room', () => actions.lock(!isLocked))}
          <VoiceSwitch />
          <a href="/" onClick={actions.leave}>
            Leave the room
          </a>
        </div>
      </div>
    </>
  );
}
