import type { Group } from '@monster/contract';
import { formatTime } from '../../game/clockFace.ts';
import { formatDate } from '../../lib/dates.ts';
import { weekdays } from '../../lib/late/days.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Group.module.css';

type WeekRow = Group['week']['rows'][number];

function Day({ day }: { day: WeekRow['days'][number] }) {
  if (day === null) return <td className={styles['soft']}>–</td>;
  if (day === 'untimed')
    return (
      <td>
        <span aria-hidden="true">✓</span>
        <VisuallyHidden>solved, without a time</VisuallyHidden>
      </td>
    );
  return (
    <td>
      {formatTime(day.playedMs)}
      {day.isHelped && (
        <>
          <span aria-hidden="true">*</span>
          <VisuallyHidden> with help</VisuallyHidden>
        </>
      )}
    </td>
  );
}

function Heads({ dates }: { dates: readonly string[] }) {
  return (
    <tr>
      <th scope="col">Name</th>
      {dates.map((date, index) => (
        <th key={date} scope="col" title={formatDate(date, 'weekday')}>
          <abbr title={weekdays[index]}>{weekdays[index]?.slice(0, 3)}</abbr>
        </th>
      ))}
      <th scope="col">Solved</th>
      <th scope="col">First places</th>
      <th scope="col">Total</th>
    </tr>
  );
}

/** The week from Monday to Sunday; on a narrow screen it scrolls by itself. */
export function WeekTable({ group: { week, members, me } }: { group: Group }) {
  const rows = week.rows.map((row) => ({ ...row, name: members.find(({ id }) => id === row.member)?.name }));
  const hasHelp = week.rows.some(({ days }) =>
    days.some((day) => day !== null && day !== 'untimed' && day.isHelped),
  );
  return (
    <>
      {/* Keyboards can scroll only what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scroller']} role="region" aria-label="Table of the week" tabIndex={0}>
        <table className={styles['week']}>
          <thead>
            <Heads dates={week.dates} />
          </thead>
          <tbody>
            {rows.map(({ member, name, days, solved, firstPlaces, totalMs }) => (
              <tr key={member} data-own={member === me || undefined}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {days.map((day, index) => (
                  <Day key={week.dates[index]} day={day} />
                ))}
                <td>{solved}</td>
                <td>{firstPlaces}</td>
                <td>{totalMs === 0 ? '–' : formatTime(totalMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasHelp && <p className={styles['soft']}>* with help, and so behind all who solved it without</p>}
    </>
  );
}
