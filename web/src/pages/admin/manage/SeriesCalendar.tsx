import type { Calendar } from '@monster/contract';
import { weekdays } from '../../../lib/late/days.ts';
import { useState } from 'react';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { getCalendar } from '../../../api/desk/adminCalls.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { addDays, mondayOf, weeksOf } from './calendarDays.ts';
import styles from './SeriesCalendar.module.css';

/** An empty day within this many days is worth a warning. */
const warningDays = 14;

/** Shows the first day without a puzzle of the series, as a warning if it is soon. */
function FirstEmptyDay({ calendar: { days, firstEmpty } }: { calendar: Calendar }) {
  const today = days[0]?.date ?? firstEmpty;
  const isSoon = firstEmpty < addDays(today, warningDays);
  return (
    <p className={isSoon ? styles['warning'] : undefined}>
      {isSoon && <strong>Warning: </strong>}
      The first day without a Daily Teaser is{' '}
      <time dateTime={firstEmpty}>{formatDate(firstEmpty, 'full')}</time>. The site fills the next two weeks
      by itself; a puzzle of your own replaces the automatic one.
    </p>
  );
}

type Day = Calendar['days'][number];

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

/** The days of the series, one row per week. */
function Weeks({ days, today }: { days: readonly Day[]; today: string }) {
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

const daysPerPage = 35;

/** Shows which days have a puzzle of the daily series. */
export function SeriesCalendar({ changes }: { changes: number }) {
  const [page, setPage] = useState(0);
  const now = useAdminQuery(getCalendar({ query: { days: 1 } }), changes);
  const today = now.data?.days[0]?.date;
  const from = today === undefined ? null : addDays(mondayOf(today), page * daysPerPage);
  const request = from === null ? null : getCalendar({ query: { days: daysPerPage, from } });
  const { data, error = now.error } = useAdminQuery(request, changes);
  const pageButton = (label: string, target: number) => (
    <Button variant="quiet" size="small" onClick={() => setPage(target)}>
      {label}
    </Button>
  );
  return (
    <section className={styles['series']} aria-labelledby="series">
      <h2 id="series">Daily series</h2>
      {error !== undefined && <p role="alert">The calendar could not be loaded.</p>}
      {now.data !== undefined && <FirstEmptyDay calendar={now.data} />}
      <details>
        <summary>Calendar</summary>
        {data !== undefined && today !== undefined && <Weeks days={data.days} today={today} />}
        <div className={styles['pages']}>
          {pageButton('Earlier', page - 1)}
          {pageButton('Today', 0)}
          {pageButton('Later', page + 1)}
        </div>
      </details>
    </section>
  );
}
