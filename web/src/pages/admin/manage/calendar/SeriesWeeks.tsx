import type { Calendar } from '@monster/contract';
import { useMayEdit } from '../../../../admin/roles.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { weekdays } from '../../../../lib/late/days.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { shortTitle } from '../../../../daily/dailyList.ts';
import { stateNames, stateOf, weeksOf } from './calendarDays.ts';
import type { CalendarDay, DayState } from './calendarDays.ts';
import styles from './SeriesCalendar.module.css';
import type { useDayDrag } from './useDayDrag.ts';

interface SeriesWeeksProps {
  readonly calendar: Calendar;
  readonly dragging: ReturnType<typeof useDayDrag>;
  readonly onOpen: (day: CalendarDay) => void;
}

interface DayCellProps extends SeriesWeeksProps {
  readonly day: CalendarDay;
}

function DayCell({ day, calendar, dragging: { drag, dragProps, unlessDragged }, onOpen }: DayCellProps) {
  const { date, puzzles } = day;
  const mayEdit = useMayEdit();
  const state = stateOf(day, calendar);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it has the text
    <td
      data-date={date}
      data-state={state}
      data-over={drag?.over === date ? '' : undefined}
      aria-current={date === calendar.today ? 'date' : undefined}
    >
      <button type="button" className={styles['day']} onClick={unlessDragged(() => onOpen(day))}>
        <time dateTime={date}>{formatDate(date, 'short')}</time>
        <span className={styles['titles']}>
          {puzzles.map(({ id, title, isMade }) => (
            <span
              key={id}
              className={isMade ? undefined : styles['own']}
              {...(!isMade && mayEdit && dragProps({ id, title, datePublished: date }))}
            >
              {shortTitle(title)}
            </span>
          ))}
          <span className={puzzles.length === 0 || state === 'crowded' ? undefined : styles['spoken']}>
            {stateNames[state]}
          </span>
        </span>
      </button>
    </td>
  );
}

const legend: readonly (readonly [DayState, string])[] = [
  ['own', 'Yours'],
  ['made', 'Made by the site'],
  ['later', 'Free: the site makes one in time'],
  ['crowded', 'Several on one day'],
  ['gap', 'A gap'],
];

/** The days of the series, one row per week. */
export function SeriesWeeks(props: SeriesWeeksProps) {
  return (
    <>
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
          {weeksOf(props.calendar.days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles['legend']} aria-label="Colors of the calendar">
        {legend.map(([state, name]) => (
          <li key={state}>
            <span className={styles['swatch']} data-state={state} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
