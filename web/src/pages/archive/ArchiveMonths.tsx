import type { Archive } from '@monster/contract';
import { archiveHref } from '../../daily/dailyLinks.ts';
import { formatDate } from '../../lib/dates.ts';
import styles from './ArchivePage.module.css';

/** Formats a month such as `2026-11`: November 2026. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`, 'month');
}

const yearOf = (month: string): string => month.slice(0, 4);

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
          <a href={archiveHref(search, month)} aria-current={markOf(month) || undefined}>
            {nameOf(month)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ArchiveMonthsProps {
  readonly archive: Archive;
  readonly search: URLSearchParams;
}

/** The way to the months beside this one, to the others of its year, and to other years. */
export function ArchiveMonths({
  archive: { month, newer, older, months, years },
  search,
}: ArchiveMonthsProps) {
  return (
    <nav className={styles['months']} aria-label="Months">
      <p className={styles['steps']}>
        {newer !== null && (
          <a rel="prev" href={archiveHref(search, newer)}>
            ‹ Newer: {formatMonth(newer)}
          </a>
        )}
        {older !== null && (
          <a rel="next" href={archiveHref(search, older)}>
            Older: {formatMonth(older)} ›
          </a>
        )}
      </p>
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
