import { useMemo, useState } from 'react';
import { weekdays } from '../../lib/late/days.ts';
import { formatDate } from '../../lib/dates.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Play } from './plays.ts';
import pageStyles from './StatisticsPage.module.css';
import { countStates, playedDays, yearCalendar, yearsOf } from './yearCalendar.ts';
import type { CalendarDay, CalendarMonth, DayState } from './yearCalendar.ts';
import styles from './YearSection.module.css';

/** What a day is called, and the sign in its square. */
const marks: Readonly<Record<DayState, { readonly words: string; readonly sign: string }>> = {
  solved: { words: 'solved without help', sign: '✓' },
  helped: { words: 'solved with help', sign: '+' },
  together: { words: 'solved together', sign: '&' },
  frozen: { words: 'saved by a freeze', sign: '❄' },
  revealed: { words: 'revealed', sign: '!' },
  begun: { words: 'begun', sign: '…' },
  open: { words: 'still open', sign: '' },
  missed: { words: 'missed', sign: '–' },
  none: { words: 'nothing', sign: '' },
};
/** The legend explains those that happened, in this order. */
const explained = ['solved', 'helped', 'together', 'frozen', 'begun', 'revealed', 'missed', 'open'] as const;

function Mark({ state }: { readonly state: DayState }) {
  return (
    <span className={styles['mark']} data-state={state} aria-hidden="true">
      {marks[state].sign}
    </span>
  );
}

function Day({ date, state }: CalendarDay) {
  return (
    <>
      <Mark state={state} />
      <VisuallyHidden>
        {formatDate(date, 'short')}: {marks[state].words}
      </VisuallyHidden>
    </>
  );
}

type WeekRow = CalendarMonth['weeks'][number];

function Week({ week }: { readonly week: WeekRow }) {
  return (
    <tr>
      {weekdays.map((name, index) => {
        const day = week[index] ?? null;
        return <td key={name}>{day !== null && <Day {...day} />}</td>;
      })}
    </tr>
  );
}

function Month({ month: { month, weeks } }: { readonly month: CalendarMonth }) {
  return (
    <table className={styles['month']}>
      <caption>{formatDate(`${month}-01`, 'month')}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name[0]}
              <VisuallyHidden>{name.slice(1)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Week key={week.find((day) => day !== null)?.date} week={week} />
        ))}
      </tbody>
    </table>
  );
}

function Legend({ months }: { readonly months: readonly CalendarMonth[] }) {
  const counts = countStates(months);
  return (
    <ul className={styles['legend']} aria-label="Days of the year">
      {explained
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state}>
            <Mark state={state} />
            <span>
              {counts[state]} {marks[state].words}
            </span>
          </li>
        ))}
    </ul>
  );
}

interface YearSectionProps {
  readonly plays: readonly Play[];
  readonly frozen: readonly number[];
  readonly now: number;
}

/** What became of every day of a year, as a table for each month. */
export function YearSection({ plays, frozen, now }: YearSectionProps) {
  const played = useMemo(() => playedDays(plays, frozen, now), [plays, frozen, now]);
  const years = yearsOf(played);
  const [year, setYear] = useState(new Date(now).getUTCFullYear());
  const months = useMemo(() => yearCalendar(played, year), [played, year]);
  return (
    <section className={pageStyles['part']} aria-labelledby="year">
      <h2 id="year">Your year {year}</h2>
      {years.length > 1 && (
        <div className={pageStyles['choice']}>
          <SelectField
            id="year-shown"
            label="Year"
            value={String(year)}
            options={years.map((each) => ({ value: String(each), name: String(each) }))}
            onChange={(chosen) => setYear(Number(chosen))}
          />
        </div>
      )}
      <Legend months={months} />
      <div className={styles['months']}>
        {months.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </div>
    </section>
  );
}
