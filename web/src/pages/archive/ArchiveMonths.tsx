import type { Archive } from '@monster/contract';
import { formatDate } from '../../lib/dates.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArchiveMonths.module.css';
import { monthHref } from './archiveLinks.ts';

/** Formats a month such as `2026-11`: November 2026. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`, 'month');
}

const yearOf = (month: string): string => month.slice(0, 4);

interface MonthsProps {
  readonly archive: Archive;
  readonly search: URLSearchParams;
}

/** The way to the months beside this one, in the order of a calendar, and to today. */
export function MonthSteps({ archive: { newer, older }, search }: MonthsProps) {
  return (
    <nav className={styles['steps']} aria-label="Months">
      {older !== null && (
        <a rel="prev" href={monthHref(search, older)}>
          ‹ <VisuallyHidden>Older: </VisuallyHidden>
          {formatMonth(older)}
        </a>
      )}
      <a className={styles['today']} href={`${monthHref(search)}#today`}>
        Today
      </a>
      {newer !== null && (
        <a rel="next" href={monthHref(search, newer)}>
          <VisuallyHidden>Newer: </VisuallyHidden>
          {formatMonth(newer)} ›
        </a>
      )}
    </nav>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly months: readonly string[];
  readonly nameOf: (month: string) => string;
  readonly current: string;
  readonly search: URLSearchParams;
}

/** Marks the current month, or the year that it is in. */
function Choices({ label, months, nameOf, current, search }: ChoicesProps) {
  const markOf = (month: string) => (month === current ? 'page' : nameOf(month) === nameOf(current));
  return (
    <ul className={styles['choices']} aria-label={label}>
      {months.map((month) => (
        <li key={month}>
          <a href={monthHref(search, month)} aria-current={markOf(month) || undefined}>
            {nameOf(month)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way to the other months of the year, and to other years; nothing if there are none. */
export function AllMonths({ archive: { month, months, years }, search }: MonthsProps) {
  if (months.length <= 1 && years.length <= 1) return null;
  return (
    <nav className={styles['months']} aria-label="All months">
      {months.length > 1 && (
        <Choices
          label={`Months of ${yearOf(month)}`}
          months={months}
          nameOf={formatMonth}
          current={month}
          search={search}
        />
      )}
      {years.length > 1 && (
        <Choices label="Years" months={years} nameOf={yearOf} current={month} search={search} />
      )}
    </nav>
  );
}
