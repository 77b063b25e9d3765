import { useState } from 'react';
import { sendAsAdmin } from '../../../../admin/adminSession.ts';
import { failureOf } from '../../../../admin/useSending.ts';
import { useAdminQuery } from '../../../../admin/useAdminQuery.ts';
import { getCalendar } from '../../../../api/desk/adminCalls.ts';
import { reschedulePuzzles } from '../../../../api/desk/bulkCalls.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import form from '../../../../ui/form/Form.module.css';
import { DayField } from './DayField.tsx';
import { planSchedule } from './schedulePlan.ts';
import type { Schedulable, SchedulePlan } from './schedulePlan.ts';
import styles from './SeriesCalendar.module.css';

/** Moves puzzles to their new dates; returns why one could not be moved, if any. */
async function reschedule(moves: readonly Schedulable[]): Promise<string | undefined> {
  const body = {
    puzzleIds: moves.map(({ id }) => id),
    dates: moves.map(({ datePublished }) => datePublished),
    joinsSeries: true,
  };
  try {
    const { results } = await sendAsAdmin(reschedulePuzzles({ body }));
    return results.find(({ isDone }) => !isDone)?.message;
  } catch (error) {
    return failureOf(error).reason;
  }
}

/** What scheduling the puzzle for a day changes; null until the server has said what is there. */
function usePlan(puzzle: Schedulable, date: string) {
  const request = date === '' ? null : getCalendar({ query: { from: date, days: 1 } });
  const { data, error } = useAdminQuery(request, 0);
  const day = data?.days.find((each) => each.date === date);
  return { plan: data !== undefined && day !== undefined ? planSchedule(puzzle, day, data) : null, error };
}

function Plan({ plan }: { plan: SchedulePlan | null }) {
  return (
    <div className={styles['plan']} role="status">
      {plan?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface ScheduleDialogProps {
  readonly puzzle: Schedulable;
  /** The day to propose. */
  readonly date: string;
  readonly onClose: () => void;
  readonly onScheduled: (date: string) => void;
}

/** Shows what scheduling a puzzle for a day changes, and does it once the editor confirms. */
export function ScheduleDialog({ puzzle, date: proposed, onClose, onScheduled }: ScheduleDialogProps) {
  const [date, setDate] = useState(proposed);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { plan, error } = usePlan(puzzle, date);
  const move = async (...moves: readonly Schedulable[]): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const reason = await reschedule(moves);
    setIsSending(false);
    setFailure(reason);
    if (reason === undefined) onScheduled(date);
  };
  const was = puzzle.datePublished;
  const here = { ...puzzle, datePublished: date };
  const swapWith = plan?.swapWith ?? null;
  return (
    <Dialog title={`Schedule ${puzzle.title}`} onClose={onClose}>
      <form
        className={form['form']}
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          if (plan !== null) void move(here);
        }}
      >
        <p>Now dated {formatDate(was, 'full')}.</p>
        <DayField
          label="Day"
          value={date}
          error={failure ?? (error === undefined ? undefined : 'This day could not be looked up.')}
          onChange={setDate}
        />
        <Plan plan={plan} />
        <div className={form['actions']}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {swapWith !== null && (
            <Button variant="quiet" onClick={() => void move(here, { ...swapWith, datePublished: was })}>
              Swap the two
            </Button>
          )}
          <Button type="submit">{swapWith === null ? 'Schedule' : 'Have both'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
