import { useState } from 'react';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { getCalendar } from '../../../api/desk/adminCalls.ts';
import { Button } from '../../../ui/Button.tsx';
import { addDays, mondayOf } from './calendarDays.ts';
import styles from './SeriesCalendar.module.css';
import { SeriesWarning } from './SeriesWarning.tsx';
import { Weeks } from './Weeks.tsx';

const span = 35;

/** Which coming days have a puzzle of the daily series. */
export function SeriesCalendar({ changes }: { changes: number }) {
  const [spansOn, setSpansOn] = useState(0);
  const now = useAdminQuery(getCalendar({ query: { days: 1 } }), changes);
  const today = now.data?.days[0]?.date;
  const from = today === undefined ? null : addDays(mondayOf(today), spansOn * span);
  const request = from === null ? null : getCalendar({ query: { days: span, from } });
  const { data, error = now.error } = useAdminQuery(request, changes);
  const turn = (label: string, to: number) => (
    <Button variant="quiet" size="small" onClick={() => setSpansOn(to)}>
      {label}
    </Button>
  );
  return (
    <section className={styles['series']} aria-labelledby="series">
      <h2 id="series">Daily series</h2>
      {error !== undefined && <p role="alert">The calendar could not be loaded.</p>}
      {now.data !== undefined && <SeriesWarning calendar={now.data} />}
      <details>
        <summary>Calendar</summary>
        {data !== undefined && today !== undefined && <Weeks days={data.days} today={today} />}
        <div className={styles['turn']}>
          {turn('Earlier', spansOn - 1)}
          {turn('Today', 0)}
          {turn('Later', spansOn + 1)}
        </div>
      </details>
    </section>
  );
}
