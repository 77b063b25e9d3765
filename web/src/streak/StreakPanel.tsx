import type { DayMark } from '@monster/engine';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { storedResults } from '../daily/results.ts';
import { statisticsOf } from './statistics.ts';
import styles from './StreakPanel.module.css';
import { untilTomorrow } from './untilTomorrow.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a screen reader says of a day, and the sign in its dot. */
const marks: Record<DayMark, { readonly words: string; readonly sign: string }> = {
  solved: { words: 'solved', sign: '✓' },
  frozen: { words: 'saved by a freeze', sign: '❄' },
  missed: { words: 'missed', sign: '' },
  open: { words: 'still open', sign: '' },
  ahead: { words: 'yet to come', sign: '' },
};

/** The seven days of the week as dots. */
function WeekDots({ week }: { readonly week: readonly DayMark[] }) {
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

/** The time, read once a second so that the countdown stays right. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface StreakPanelProps {
  /** A picture of what tomorrow brings. */
  readonly tomorrow: ReactNode;
}

/** The player's streak and week, and when tomorrow's puzzle arrives. */
export function StreakPanel({ tomorrow }: StreakPanelProps) {
  const now = useNow();
  const [results] = useState(() => Object.values(storedResults()));
  const { streak, week } = statisticsOf(results, now);
  return (
    <div className={styles['panel']}>
      <p className={styles['streak']}>
        {streak.current === 0 ? 'No streak yet' : `${streak.current}-day streak`}
      </p>
      <WeekDots week={week} />
      <p className={styles['tomorrow']}>
        <span className={styles['picture']}>{tomorrow}</span>
        <span>
          Tomorrow's egg hatches in <span className={styles['time']}>{untilTomorrow(now)}</span>
        </span>
      </p>
    </div>
  );
}
