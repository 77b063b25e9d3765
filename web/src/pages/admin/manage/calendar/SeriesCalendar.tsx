import type { Calendar } from '@monster/contract';
import { useId, useState } from 'react';
import { useMayEdit } from '../../../../admin/roles.ts';
import { useAdminQuery } from '../../../../admin/useAdminQuery.ts';
import { getCalendar } from '../../../../api/desk/adminCalls.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { addDays, mondayOf } from './calendarDays.ts';
import type { CalendarDay } from './calendarDays.ts';
import { DayDialog } from './DayDialog.tsx';
import { PuzzlePicker } from './PuzzlePicker.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { Schedulable } from './schedulePlan.ts';
import styles from './SeriesCalendar.module.css';
import { SeriesSummary } from './SeriesSummary.tsx';
import { SeriesWeeks } from './SeriesWeeks.tsx';
import { useDayDrag } from './useDayDrag.ts';

const daysPerPage = 35;

interface CalendarPagesProps {
  readonly from: string;
  readonly today: string;
  readonly onTurn: (from: string) => void;
}

/** Turns the pages of the calendar. */
function CalendarPages({ from, today, onTurn }: CalendarPagesProps) {
  const id = useId();
  const button = (label: string, target: string) => (
    <Button variant="quiet" size="small" onClick={() => onTurn(target)}>
      {label}
    </Button>
  );
  return (
    <div className={styles['pages']}>
      {button('Earlier', addDays(from, -daysPerPage))}
      {button('Today', mondayOf(today))}
      {button('Later', addDays(from, daysPerPage))}
      <Field
        id={`${id}-day`}
        label="Go to"
        type="date"
        min="0001-01-08"
        max="9999-12-31"
        defaultValue=""
        onChange={({ currentTarget: { value, validity } }) => {
          if (value !== '' && validity.valid) onTurn(mondayOf(value));
        }}
      />
    </div>
  );
}

type Open = { readonly day: CalendarDay } | { readonly puzzle: Schedulable; readonly date: string };

interface TrayProps {
  readonly changes: number;
  readonly dragging: ReturnType<typeof useDayDrag>;
  readonly onPick: (puzzle: Schedulable) => void;
}

/** The editors' puzzles, to be dragged into the calendar or pressed; nothing for those who may only look. */
function Tray({ changes, dragging: { unlessDragged, dragProps }, onPick }: TrayProps) {
  if (!useMayEdit()) return null;
  return (
    <section className={styles['tray']} aria-labelledby="to-schedule">
      <h3 id="to-schedule">Puzzles to schedule</h3>
      <PuzzlePicker changes={changes}>
        {(puzzle) => (
          <button
            type="button"
            className={styles['chip']}
            onClick={unlessDragged(() => onPick(puzzle))}
            {...dragProps(puzzle)}
          >
            <span>{puzzle.title}</span>
            <time dateTime={puzzle.datePublished}>{puzzle.datePublished}</time>
          </button>
        )}
      </PuzzlePicker>
    </section>
  );
}

function Instruction() {
  return (
    <p>
      {useMayEdit()
        ? 'Press a day to plan it, or drag one of your puzzles to a day.'
        : 'Press a day to see its puzzles.'}
    </p>
  );
}

interface PlannerProps {
  readonly series: Calendar;
  readonly changes: number;
  readonly onChanged: () => void;
}

/** The calendar, and beside it the puzzles that an editor can put into it. */
function Planner({ series, changes, onChanged }: PlannerProps) {
  const { today, firstFree } = series;
  const [from, setFrom] = useState(mondayOf(today));
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error } = useAdminQuery(getCalendar({ query: { days: daysPerPage, from } }), changes);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const dragging = useDayDrag((puzzle, date) => setOpen({ puzzle, date }));
  const close = (): void => setOpen(null);
  return (
    <div className={styles['planner']} data-dragging={dragging.drag === null ? undefined : ''}>
      <div className={styles['weeks']}>
        <Instruction />
        {error !== undefined && <p role="alert">The calendar could not be loaded.</p>}
        {shown !== undefined && (
          <SeriesWeeks calendar={shown} dragging={dragging} onOpen={(day) => setOpen({ day })} />
        )}
        <CalendarPages from={from} today={today} onTurn={setFrom} />
      </div>
      <Tray changes={changes} dragging={dragging} onPick={(puzzle) => setOpen({ puzzle, date: firstFree })} />
      {open !== null && 'day' in open && (
        <DayDialog
          day={open.day}
          series={series}
          onClose={close}
          onSchedule={(puzzle) => setOpen({ puzzle, date: open.day.date })}
        />
      )}
      {open !== null && 'puzzle' in open && (
        <ScheduleDialog
          {...open}
          onClose={close}
          onScheduled={(date) => {
            close();
            showToast({ title: `Scheduled for ${formatDate(date, 'full')}` });
            onChanged();
          }}
        />
      )}
    </div>
  );
}

interface SeriesCalendarProps {
  readonly series: Calendar | undefined;
  readonly error: unknown;
  readonly changes: number;
  readonly onChanged: () => void;
}

/** Plans the daily series. The calendar is fetched when it is first opened. */
export function SeriesCalendar({ series, error, changes, onChanged }: SeriesCalendarProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className={styles['series']} aria-labelledby="series">
      <h2 id="series">Daily series</h2>
      {error !== undefined && <p role="alert">The calendar could not be loaded.</p>}
      {series !== undefined && (
        <>
          <SeriesSummary series={series} />
          <details onToggle={() => setWasOpened(true)}>
            <summary>Calendar</summary>
            {wasOpened && <Planner series={series} changes={changes} onChanged={onChanged} />}
          </details>
        </>
      )}
    </section>
  );
}
