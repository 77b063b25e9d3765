import type { Archive, PuzzleListItem } from '@monster/contract';
import { newestFirst } from '@monster/engine';
import { isUid } from '../../site/uid.ts';
import { ArchiveCalendar } from './ArchiveCalendar.tsx';
import { ArchiveFilters } from './ArchiveFilters.tsx';
import { ArchiveList } from './ArchiveList.tsx';
import styles from './ArchiveMonth.module.css';
import { AllMonths, formatMonth, MonthSteps } from './ArchiveMonths.tsx';
import { describeCount, matchesFilter } from './archiveFilter.ts';
import type { ArchiveFilter } from './archiveFilter.ts';
import { viewOf } from './archiveLinks.ts';
import { CalendarLegend } from './CalendarLegend.tsx';
import { calendarOf } from './calendarOf.ts';
import type { Calendar } from './calendarOf.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { useProgress } from './useProgress.ts';
import type { MonthProgress } from './useProgress.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

interface MonthProgressLineProps {
  readonly archive: Archive;
  readonly dates: readonly string[];
  readonly progress: MonthProgress;
}

function MonthProgressLine({ archive, dates, progress }: MonthProgressLineProps) {
  const { puzzles, month } = archive;
  const [monthName = ''] = formatMonth(month).split(' ');
  const chain = dates.map((date) => progress.chainOn(date)?.kind);
  return (
    <ProgressLine
      monthName={monthName}
      solved={puzzles.filter(({ id }) => progress.progressOf(id)?.state === 'solved').length}
      total={puzzles.length}
      onTime={chain.filter((kind) => kind === 'solved').length}
      frozen={chain.filter((kind) => kind === 'frozen').length}
    />
  );
}

interface CalendarViewProps {
  readonly calendar: Calendar;
  readonly month: string;
  readonly search: URLSearchParams;
  readonly progress: MonthProgress;
  readonly isShown: (puzzle: PuzzleListItem) => boolean;
  readonly isSolved: (puzzle: PuzzleListItem) => boolean;
}

/** The calendar, and below it whatever has no place on a day. */
function CalendarView({ calendar, month, search, progress, isShown, isSolved }: CalendarViewProps) {
  const others = calendar.others.filter(isShown);
  return (
    <>
      <ArchiveCalendar
        key={month}
        weeks={calendar.weeks}
        search={search}
        progress={progress}
        isShown={isShown}
      />
      <CalendarLegend />
      {others.length > 0 && (
        <>
          <h3>More puzzles of {formatMonth(month)}</h3>
          <ArchiveList puzzles={others} search={search} isSolved={isSolved} />
        </>
      )}
    </>
  );
}

interface ArchiveMonthProps {
  readonly archive: Archive;
  readonly search: URLSearchParams;
  readonly filter: ArchiveFilter;
  readonly onFilter: (filter: ArchiveFilter) => void;
}

/** The puzzles of one month, and the way to the others. A month without a Daily Teaser has no calendar. */
export function ArchiveMonth({ archive, search, filter, onFilter }: ArchiveMonthProps) {
  const { month, puzzles } = archive;
  const uid = search.get('uid');
  const progress = useProgress(puzzles, isUid(uid) ? uid : null);
  const isSolved = ({ id }: PuzzleListItem): boolean => progress.progressOf(id)?.state === 'solved';
  const isShown = (puzzle: PuzzleListItem): boolean => matchesFilter(puzzle, isSolved(puzzle), filter);
  const shown = newestFirst(puzzles.filter(isShown));
  const calendar = calendarOf(month, puzzles);
  const days = calendar.weeks.flat().filter((day) => day !== null);
  const hasCalendar = days.some(({ puzzle }) => puzzle !== undefined);
  return (
    <>
      <section className={styles['month']} aria-labelledby="month">
        <div className={styles['head']}>
          <h2 id="month">{formatMonth(month)}</h2>
          {hasCalendar && <ViewSwitch month={month} search={search} />}
        </div>
        <MonthSteps archive={archive} search={search} />
        <MonthProgressLine archive={archive} dates={days.map(({ date }) => date)} progress={progress} />
        <ArchiveFilters
          puzzles={puzzles}
          filter={filter}
          onChange={onFilter}
          count={describeCount(shown.length, filter)}
        />
        {hasCalendar && viewOf(search) === 'calendar' ? (
          <CalendarView {...{ calendar, month, search, progress, isShown, isSolved }} />
        ) : (
          <ArchiveList puzzles={shown} search={search} isSolved={isSolved} />
        )}
      </section>
      <AllMonths archive={archive} search={search} />
    </>
  );
}
