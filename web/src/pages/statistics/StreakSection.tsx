import { formatDate } from '../../lib/dates.ts';
import { dateOf, dayMs } from '../../lib/late/days.ts';
import type { Statistics } from '../../streak/statistics.ts';
import { StreakRules } from '../../streak/StreakRules.tsx';
import { Numbers } from '../../ui/figures/Numbers.tsx';
import details from '../../ui/details/Details.module.css';
import styles from './StatisticsPage.module.css';

/** Freezes from before this many weeks show only in the calendar. */
const weeksOfFreezes = 12;

/** Says which missed days a freeze has covered, the newest first. */
function FrozenDays({ frozen, now }: { readonly frozen: readonly number[]; readonly now: number }) {
  const recent = frozen.filter((day) => day * dayMs > now - weeksOfFreezes * 7 * dayMs).reverse();
  if (recent.length === 0) return null;
  return (
    <div className={styles['frozen']}>
      <h3>Saved by a freeze</h3>
      <ul>
        {recent.map((day) => (
          <li key={day}>
            <span aria-hidden="true">❄ </span>
            <time dateTime={dateOf(day)}>{formatDate(dateOf(day), 'weekday')}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StreakSectionProps {
  readonly statistics: Statistics;
  readonly now: number;
}

/** The days in a row, and what has kept them together. */
export function StreakSection({ statistics: { played, solved, together, streak }, now }: StreakSectionProps) {
  return (
    <section className={styles['part']} aria-labelledby="streak">
      <h2 id="streak">Your streak</h2>
      <Numbers
        rows={[
          ['Current streak', streak.current],
          ['Longest streak', streak.longest],
          ['Freezes left', streak.freezes],
          ['Solved', solved, together > 0 ? `${together} together` : undefined],
          ['Played', played],
        ]}
      />
      <FrozenDays frozen={streak.frozen} now={now} />
      <details className={styles['details']}>
        <summary className={details['summary']}>How streaks and freezes work</summary>
        <StreakRules />
      </details>
    </section>
  );
}
