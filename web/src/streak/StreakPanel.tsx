import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import { FrozenNote } from './FrozenNote.tsx';
import { describeStreak } from './describeStreak.ts';
import styles from './StreakPanel.module.css';
import { useStatistics } from './useStatistics.ts';
import { WeekDots } from './WeekDots.tsx';

interface StreakPanelProps {
  /** A picture of what tomorrow brings. */
  readonly tomorrow: ReactNode;
}

/** The player's streak and week, and when tomorrow's puzzle arrives. */
export function StreakPanel({ tomorrow }: StreakPanelProps) {
  const { streak, week } = useStatistics();
  return (
    <div className={styles['panel']}>
      <p className={styles['streak']}>{describeStreak(streak.current)}</p>
      <WeekDots week={week} />
      <FrozenNote
        className={styles['frozen']}
        day={week.includes('frozen') ? streak.frozen.at(-1) : undefined}
      />
      <p className={styles['tomorrow']}>
        <span className={styles['picture']}>{tomorrow}</span>
        <span>
          <Countdown />
        </span>
      </p>
    </div>
  );
}
