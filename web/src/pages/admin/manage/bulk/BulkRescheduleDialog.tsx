import type { PuzzleListItem } from '@monster/contract';
import { isInSeries, seriesTitle } from '@monster/engine';
import { useState } from 'react';
import { useAdminQuery } from '../../../../admin/useAdminQuery.ts';
import { getCalendar } from '../../../../api/desk/adminCalls.ts';
import { reschedulePuzzles } from '../../../../api/desk/bulkCalls.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { nextDays } from '../calendar/calendarDays.ts';
import { DayField } from '../calendar/DayField.tsx';
import styles from './Bulk.module.css';
import { doWithAll } from './bulkActions.ts';
import type { BulkActionProps } from './BulkDeleteDialog.tsx';
import { BulkDialog, RemarkList } from './BulkDialog.tsx';
import { countOf } from '../../../../ui/desk/countOf.ts';

/** The most that a calendar can be asked for. */
const daysLookedUp = 366;

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** The day of each puzzle, from a day on; null until the server has said which days are taken. */
function usePlan(puzzles: readonly PuzzleListItem[], from: string, skipsPlanned: boolean) {
  const request = from === '' ? null : getCalendar({ query: { from, days: daysLookedUp } });
  const { data, error } = useAdminQuery(request, 0);
  const moving = new Set(puzzles.map(({ id }) => id));
  const planned = data?.days.filter(({ puzzles: there }) =>
    there.some(({ id, isMade }) => !isMade && !moving.has(id)),
  );
  const taken = new Set(skipsPlanned ? planned?.map(({ date }) => date) : []);
  const dates = data === undefined ? [] : nextDays(from, puzzles.length, (date) => taken.has(date));
  return { dates: dates.length === puzzles.length ? dates : null, error };
}

interface BulkRescheduleProps extends BulkActionProps {
  /** The day to propose. */
  readonly firstFree: string;
}

/** Gives the selected puzzles new days, one after the other in the order of the list. */
export function BulkRescheduleDialog({ firstFree, ...props }: BulkRescheduleProps) {
  const puzzles = props.puzzles.toSorted((a, b) => a.order - b.order);
  const [from, setFrom] = useState(firstFree);
  const [joinsSeries, setJoinsSeries] = useState(true);
  const [skipsPlanned, setSkipsPlanned] = useState(true);
  const { dates, error } = usePlan(puzzles, from, skipsPlanned);
  const reschedule = () =>
    doWithAll(puzzles, (part, at) => {
      const puzzleIds = part.map((puzzle) => puzzle.id);
      const days = dates?.slice(at, at + part.length) ?? [];
      return reschedulePuzzles({ body: { puzzleIds, dates: days, joinsSeries } });
    });
  return (
    <BulkDialog
      {...props}
      title={`Reschedule ${countOf(puzzles.length)}`}
      action="Reschedule"
      isReady={dates !== null}
      onConfirm={reschedule}
    >
      <DayField
        label="First day"
        value={from}
        error={error === undefined ? undefined : 'This day could not be looked up.'}
        onChange={setFrom}
      />
      <Checkbox
        label="Skip days that already have a puzzle of yours"
        isChecked={skipsPlanned}
        onChange={setSkipsPlanned}
      />
      {!puzzles.every(isInSeries) && (
        <Checkbox
          label="Make them Daily Teasers, by their titles"
          isChecked={joinsSeries}
          onChange={setJoinsSeries}
        />
      )}
      {dates !== null && (
        <RemarkList
          rows={puzzles.map((puzzle, index) => ({
            id: puzzle.id,
            title: joinsSeries ? seriesTitle(puzzle.title) : puzzle.title,
            remark: formatDate(dates[index] ?? '', 'full'),
          }))}
        />
      )}
    </BulkDialog>
  );
}
