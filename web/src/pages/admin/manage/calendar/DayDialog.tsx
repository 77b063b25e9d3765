import type { Calendar } from '@monster/contract';
import { useMayEdit } from '../../../../admin/roles.ts';
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

interface DayPuzzleProps {
  readonly puzzle: CalendarDay['puzzles'][number];
  readonly onMove: () => void;
}

/** One of the puzzles of a day, and what can be done with it; those that the site made cannot be moved. */
function DayPuzzle({ puzzle: { id, title, isMade }, onMove }: DayPuzzleProps) {
  const mayEdit = useMayEdit();
  const link = (page: string, name: string) => (
    <LinkButton
      variant="quiet"
      size="small"
      href={`/admin/${page}?puzzle=${id}`}
      aria-label={`${name}: ${title}`}
    >
      {name}
    </LinkButton>
  );
  return (
    <li className={styles['choice']}>
      <span className={styles['name']}>{title}</span>
      {mayEdit && link('edit', 'Edit')}
      {link('play-test', 'Play-test')}
      {!isMade && mayEdit && (
        <Button variant="quiet" size="small" aria-label={`Move to another day: ${title}`} onClick={onMove}>
          Move
        </Button>
      )}
    </li>
  );
}

/** Shows the puzzles of a day, and lets the editor choose one of their own for it. */
export function DayDialog({ day, series, onSchedule, onClose }: DayDialogProps) {
  const explanation = explanations[stateOf(day, series)];
  const mayEdit = useMayEdit();
  return (
    <Dialog title={formatDate(day.date, 'full')} onClose={onClose}>
      <ul className={styles['choices']}>
        {day.puzzles.map((puzzle) => (
          <DayPuzzle
            key={puzzle.id}
            puzzle={puzzle}
            onMove={() => onSchedule({ ...puzzle, datePublished: day.date })}
          />
        ))}
      </ul>
      {explanation !== '' && <p>{explanation}</p>}
      {mayEdit && (
        <>
          <h3>Put a puzzle here</h3>
          <PuzzlePicker changes={0}>
            {(puzzle) => (
              <Button variant="quiet" size="small" onClick={() => onSchedule(puzzle)}>
                {puzzle.title}
              </Button>
            )}
          </PuzzlePicker>
        </>
      )}
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
