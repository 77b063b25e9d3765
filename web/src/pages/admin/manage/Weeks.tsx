import type { Calendar } from '@monster/contract';
import { formatDate } from '../../../lib/dates.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { weeksOf } from './calendarDays.ts';
import styles from './SeriesCalendar.module.css';

type Day = Calendar['days'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function DayCell({ day: { date, puzzles }, today }: { day: Day; today: string }) {
  const isEmpty = puzzles.length === 0;
  return (
    <td
      className={isEmpty ? styles['empty'] : styles['full']}
      aria-current={date === today ? 'date' : undefined}
    >
      <time dateTime={date}>{formatDate(date, 'short')}</time>
      <span className={styles['titles']}>
        {isEmpty ? 'no puzzle' : puzzles.map(({ title }) => title).join(', ')}
      </span>
    </td>
  );
}

/** Weeks of the daily series, day by day. */
export function Weeks({ days, today }: { days: readonly Day[]; today: string }) {
  return (
    <table className={styles['calendar']}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name.slice(0, 2)}
              <VisuallyHidden>{name.slice(2)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <DayCell key={day.date} day={day} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
