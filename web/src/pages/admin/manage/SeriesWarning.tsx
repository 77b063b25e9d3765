import type { Calendar } from '@monster/contract';
import { formatDate } from '../../../lib/dates.ts';
import styles from './SeriesCalendar.module.css';
import { addDays } from './calendarDays.ts';

/** So near, an empty day is a warning. */
const nearDays = 14;

/** Tells the first coming day without a puzzle of the series. */
export function SeriesWarning({ calendar: { days, firstEmpty } }: { calendar: Calendar }) {
  const today = days[0]?.date ?? firstEmpty;
  const isNear = firstEmpty < addDays(today, nearDays);
  return (
    <p className={isNear ? styles['warning'] : undefined}>
      {isNear && <strong>Warning: </strong>}
      The first day without a Daily Teaser is{' '}
      <time dateTime={firstEmpty}>{formatDate(firstEmpty, 'full')}</time>. The site fills the next two weeks
      by itself; a puzzle of your own takes its place.
    </p>
  );
}
