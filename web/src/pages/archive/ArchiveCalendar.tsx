import type { PuzzleListItem } from '@monster/contract';
import { weekdays } from '../../lib/late/days.ts';
import { useState } from 'react';
import { createObservable } from '../../lib/observable.ts';
import type { Observable } from '../../lib/observable.ts';
import { useObservable } from '../../lib/useObservable.ts';
import { useSite } from '../../site/site.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArchiveCalendar.module.css';
import { puzzleHref } from './archiveLinks.ts';
import type { Calendar, CalendarDay } from './calendarOf.ts';
import { DayCell } from './DayCell.tsx';
import type { MonthProgress } from './useProgress.ts';

/** The day that the player points at or has reached by keyboard, in words; screen readers have them in the link. */
function DayNote({ noticed }: { readonly noticed: Observable<string> }) {
  const words = useObservable(noticed, '');
  return (
    <p className={styles['note']} aria-hidden="true">
      {words === '' ? 'Pick a day to play its puzzle.' : words}
    </p>
  );
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">
              {name.slice(0, 1)}
              <span className={styles['wide']}>{name.slice(1, 3)}</span>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ArchiveCalendarProps {
  readonly weeks: Calendar['weeks'];
  readonly search: URLSearchParams;
  readonly progress: MonthProgress;
  readonly isShown: (puzzle: PuzzleListItem) => boolean;
}

/** A month of Daily Teasers. The chain joins the days of a streak. */
export function ArchiveCalendar({ weeks, search, progress, isShown }: ArchiveCalendarProps) {
  const { today } = useSite();
  const [noticed] = useState(() => createObservable(''));
  const drawDay = (day: CalendarDay | null, index: number, week: readonly (CalendarDay | null)[]) => {
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month says nothing
    if (day === null) return <td key={index} />;
    const { date, puzzle } = day;
    const isFilteredOut = puzzle !== undefined && !isShown(puzzle);
    return (
      <DayCell
        key={date}
        day={day}
        facts={{
          today,
          progress: puzzle && progress.progressOf(puzzle.id),
          chain: progress.chainOn(date),
          isFilteredOut,
        }}
        isFirst={(week[index - 1] ?? null) === null}
        href={puzzle === undefined || isFilteredOut ? undefined : puzzleHref(search, puzzle.id)}
        onNotice={noticed.set}
      />
    );
  };
  return (
    <>
      <table className={styles['calendar']} aria-labelledby="month">
        <Weekdays />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>{week.map(drawDay)}</tr>
          ))}
        </tbody>
      </table>
      <DayNote noticed={noticed} />
    </>
  );
}
