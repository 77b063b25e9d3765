import type { PlayDay } from '@monster/contract';
import { formatDate } from '../../../lib/dates.ts';
import { countOf } from '../../../ui/desk/countOf.ts';
import styles from './DayChart.module.css';
import statistics from './Statistics.module.css';
import { formatCount } from './figures.ts';

const step = 10;
const barWidth = 7;
const height = 60;

/** One path for the bars of all days, so that a line around them stays even. */
function barsOf(counts: readonly number[], most: number): string {
  return counts
    .map((count, index) => {
      const size = Math.round((100 * height * count) / most) / 100;
      return count === 0 ? '' : `M${index * step + 1.5} ${height}v${-size}h${barWidth}v${size}z`;
    })
    .join('');
}

function DayTable({ days }: { readonly days: readonly PlayDay[] }) {
  return (
    <details className={statistics['details']}>
      <summary>The days in numbers</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Started</th>
            <th scope="col">Finished</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, starts, finishes }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, 'weekday')}</th>
              <td>{formatCount(starts)}</td>
              <td>{formatCount(finishes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Games that were started and finished, day by day, as bars; the table below has the same numbers. */
export function DayChart({ days }: { readonly days: readonly PlayDay[] }) {
  const starts = days.map((day) => day.starts);
  const finishes = days.map((day) => day.finishes);
  const most = Math.max(1, ...starts, ...finishes);
  const label = `The last ${days.length} days: ${countOf(sum(starts), 'game')} started, ${formatCount(sum(finishes))} finished. The table below has every day.`;
  return (
    <>
      <figure className={styles['chart']}>
        <figcaption className={styles['legend']}>
          <span className={styles['starts']}>Started: {formatCount(sum(starts))}</span>
          <span className={styles['finishes']}>Finished: {formatCount(sum(finishes))}</span>
        </figcaption>
        <span className={styles['most']} aria-hidden="true">
          {formatCount(most)}
        </span>
        <span className={styles['zero']} aria-hidden="true">
          0
        </span>
        <svg
          className={styles['plot']}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles['startBars']} d={barsOf(starts, most)} />
          <path className={styles['finishBars']} d={barsOf(finishes, most)} />
        </svg>
        <span className={styles['dates']} aria-hidden="true">
          <span>{formatDate(days[0]?.date ?? '', 'short')}</span>
          <span>{formatDate(days.at(-1)?.date ?? '', 'short')}</span>
        </span>
      </figure>
      <DayTable days={days} />
    </>
  );
}
