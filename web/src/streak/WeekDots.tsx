import type { DayMark } from '@monster/engine';
import { weekdays } from '../lib/late/days.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './WeekDots.module.css';

/** What a screen reader says of a day, and the sign in its dot. */
const marks: Record<DayMark, { readonly words: string; readonly sign: string }> = {
  solved: { words: 'solved', sign: '✓' },
  frozen: { words: 'saved by a freeze', sign: '❄' },
  missed: { words: 'missed', sign: '' },
  open: { words: 'still open', sign: '' },
  ahead: { words: 'yet to come', sign: '' },
};

/** The seven days of the week as dots. */
export function WeekDots({ week }: { readonly week: readonly DayMark[] }) {
  return (
    <ol className={styles['week']} aria-label="This week">
      {week.map((mark, i) => (
        <li key={weekdays[i]} data-mark={mark}>
          <span aria-hidden="true">{weekdays[i]?.[0]}</span>
          <span className={styles['dot']} aria-hidden="true">
            {marks[mark].sign}
          </span>
          <VisuallyHidden>
            {weekdays[i]}: {marks[mark].words}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
