import type { Calendar } from '@monster/contract';
import { formatDate } from '../../../../lib/dates.ts';
import { Button, LinkButton } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { stateOf } from './calendarDays.ts';
import type { CalendarDay, DayState } from './calendarDays.ts';
import { PuzzlePicker } from './PuzzlePicker.tsx';
import type { Schedulable } from './schedulePlan.ts';
import styles from './SeriesCalendar.module.css';

const explanations: Readonly<Record<DayState, string>> = {
  own: '',
  made: 'The site made this one. A puzzle of your own replaces it.',
  crowded: 'Players get the first of these and find the others in the archive. Move or delete all but one.',
  gap: 'This day has no puzzle yet. The site makes one within a minute; if it does not, its log says why.',
  later: 'This day is free. If you leave it free, the site makes a puzzle for it two weeks ahead.',
  past: 'Nothing was published on this day.',
};

interface DayDialogProps {
  readonly day: CalendarDay;
  readonly series: Calendar;
  readonly onSchedule: (puzzle: Schedulable) => void;
  readonly onClose: () => void;
}

/** Shows the puzzles of a day, and lets the editor choose one of their own for it. */
export function DayDialog({ day, series, onSchedule, onClose }: DayDialogProps) {
  const explanation = explanations[stateOf(day, series)];
  return (
    <Dialog title={formatDate(day.date, 'full')} onClose={onClose}>
      <ul className={styles['choices']}>
        {day.puzzles.map(({ id, title, isMade }) => (
          <li key={id} className={styles['choice']}>
            <span className={styles['name']}>{title}</span>
            <LinkButton
              variant="quiet"
              size="small"
              href={`/admin/edit?puzzle=${id}`}
              aria-label={`Edit: ${title}`}
            >
              Edit
            </LinkButton>
            <LinkButton
              variant="quiet"
              size="small"
              href={`/admin/play-test?puzzle=${id}`}
              aria-label={`Play-test: ${title}`}
            >
              Play-test
            </LinkButton>
            {!isMade && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Move to another day: ${title}`}
                onClick={() => onSchedule({ id, title, datePublished: day.date })}
              >
                Move
              </Button>
            )}
          </li>
        ))}
      </ul>
      {explanation !== '' && <p>{explanation}</p>}
      <h3>Put a puzzle here</h3>
      <PuzzlePicker changes={0}>
        {(puzzle) => (
          <Button variant="quiet" size="small" onClick={() => onSchedule(puzzle)}>
            {puzzle.title}
          </Button>
        )}
      </PuzzlePicker>
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
