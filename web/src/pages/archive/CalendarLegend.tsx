import { LevelMonster } from '../../ui/LevelMonster.tsx';
import styles from './CalendarLegend.module.css';

/** Explains the pictures and signs of the calendar. */
export function CalendarLegend() {
  return (
    <ul className={styles['legend']} aria-label="What the pictures mean">
      <li>
        <LevelMonster level={1} />
        Open
      </li>
      <li>
        <LevelMonster className={styles['shadow']} level={5} />
        Begun
      </li>
      <li>
        <LevelMonster level={5} />
        Solved
      </li>
      <li>
        <span className={styles['golden']} aria-hidden="true">
          ★
        </span>
        Solved without help
      </li>
      <li>
        <span className={styles['chain']} aria-hidden="true" />
        Your streak
      </li>
      <li>
        <span className={styles['freeze']} aria-hidden="true">
          ❄
        </span>
        Saved by a freeze
      </li>
    </ul>
  );
}
