import type { Group, Reaction } from '@monster/contract';
import { formatTime } from '../../game/clockFace.ts';
import { Reactions } from './Reactions.tsx';
import styles from './Group.module.css';

/** A row of the list: who, in which place, and what to say about the day. */
interface TodayRow {
  readonly id: string;
  readonly place: number | null;
  readonly result: string;
  readonly isHelped: boolean;
}

function rowsOf({ today, me }: Group): TodayRow[] {
  const without = (result: string) => (id: string) => ({ id, place: null, result, isHelped: false });
  return [
    ...today.times.map(({ member, place, playedMs, isHelped }) => ({
      id: member,
      place,
      result: formatTime(playedMs),
      isHelped,
    })),
    ...today.untimed.map(without('Solved, without a time that counts')),
    ...today.waiting.map((id) => without(id === me ? 'You have not played yet' : 'Has not played yet')(id)),
  ];
}

interface TodayListProps {
  readonly group: Group;
  readonly onReact: (to: string, reaction: Reaction) => void;
}

/** Everybody in the group in the order of today's times. */
export function TodayList({ group, onReact }: TodayListProps) {
  const { members, me } = group;
  return (
    <ul className={styles['today']} aria-label="Today's times">
      {rowsOf(group).map(({ id, place, result, isHelped }) => {
        const member = members.find((each) => each.id === id);
        if (member === undefined) return null;
        return (
          <li key={id} data-own={id === me || undefined}>
            <span className={styles['place']} data-place={place ?? undefined}>
              {place === null ? '' : `${place}.`}
            </span>
            <span className={styles['line']}>
              <span className={styles['who']}>
                <bdi>{member.name}</bdi>
                {id === me && <span className={styles['soft']}> (you)</span>}
              </span>
              <span className={place === null ? styles['soft'] : styles['time']}>
                {result}
                {isHelped && <span className={styles['help']}>with help</span>}
              </span>
            </span>
            <Reactions group={group} to={member} onReact={onReact} />
          </li>
        );
      })}
    </ul>
  );
}
