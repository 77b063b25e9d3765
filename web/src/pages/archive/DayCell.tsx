import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArchiveCalendar.module.css';
import type { CalendarDay } from './calendarOf.ts';
import { DayPicture } from './DayPicture.tsx';
import { describeDay } from './describeDay.ts';
import type { DayFacts } from './describeDay.ts';
import { moveFocus } from './moveFocus.ts';

interface DayCellProps {
  readonly day: CalendarDay;
  readonly facts: DayFacts;
  /** True when no day is drawn before it in its week. */
  readonly isFirst: boolean;
  readonly href: string | undefined;
  readonly onNotice: (words: string) => void;
}

const flag = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);

/** A day of the calendar. Its whole cell is the link to its puzzle, unless the filter leaves that out. */
export function DayCell({ day, facts, isFirst, href, onNotice }: DayCellProps) {
  const { date, puzzle } = day;
  const { today, progress, chain, isFilteredOut } = facts;
  const words = describeDay(day, facts);
  const isToday = date === today;
  const current = isToday ? 'date' : undefined;
  const isGolden = progress?.isGolden === true;
  const content: ReactNode = (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className={styles['number']} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      {puzzle !== undefined && <DayPicture puzzle={puzzle} progress={progress} />}
      <span className={styles['sign']} aria-hidden="true">
        {chain?.kind === 'frozen' && '❄'}
        {chain?.kind !== 'frozen' && isGolden && !isFilteredOut && '★'}
      </span>
    </>
  );
  return (
    <td
      id={isToday ? 'today' : undefined}
      data-state={progress?.state}
      data-golden={flag(isGolden)}
      data-ahead={flag(date > today)}
      data-dimmed={flag(isFilteredOut)}
      data-chain={chain?.kind}
      data-after={flag(chain?.isLinkedAfter === true)}
      data-before={flag(isFirst && chain?.isLinkedBefore === true)}
    >
      {href === undefined ? (
        <span className={styles['day']} aria-current={current}>
          {content}
        </span>
      ) : (
        <a
          className={styles['day']}
          href={href}
          aria-current={current}
          onKeyDown={moveFocus}
          onFocus={() => onNotice(words)}
          onPointerEnter={() => onNotice(words)}
        >
          {content}
        </a>
      )}
    </td>
  );
}
