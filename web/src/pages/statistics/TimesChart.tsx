import { formatTime } from '../../game/clockFace.ts';
import styles from './TimesSection.module.css';
import type { TimedSolve } from './timesBySize.ts';

const width = 100;
const height = 40;

/** Where a solve lies in the chart: oldest to the left, slowest on top. */
function pointsOf(times: readonly number[]): (readonly [x: number, y: number])[] {
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const range = slowest - fastest;
  return times.map((time, index) => [
    (width * index) / (times.length - 1),
    range === 0 ? height / 2 : (height * (slowest - time)) / range,
  ]);
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = ([x, y]: readonly [number, number]): string => `${round(x)} ${round(y)}`;

interface TimesChartProps {
  /** Oldest first; at least two. */
  readonly solves: readonly TimedSolve[];
  readonly best: TimedSolve;
}

/** The times in order, as dots on a line. The table below it has the same in numbers. */
export function TimesChart({ solves, best }: TimesChartProps) {
  const times = solves.map(({ timeMs }) => timeMs);
  const points = pointsOf(times);
  const bestPoint = points[solves.indexOf(best)];
  const dot = (point: readonly [number, number]): string => `M${at(point)}h0`;
  const label = `Times of your last ${solves.length} solves, the oldest first, between ${formatTime(Math.min(...times))} and ${formatTime(Math.max(...times))}. The table has them all.`;
  return (
    <figure className={styles['chart']}>
      <span className={styles['slowest']} aria-hidden="true">
        {formatTime(Math.max(...times))}
      </span>
      <span className={styles['fastest']} aria-hidden="true">
        {formatTime(Math.min(...times))}
      </span>
      <div className={styles['plot']}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path d={`M${points.map(at).join('L')}`} />
          <path className={styles['dots']} d={points.map(dot).join('')} />
          {bestPoint !== undefined && (
            <>
              <path className={styles['best']} d={dot(bestPoint)} />
              <path className={styles['bestInside']} d={dot(bestPoint)} />
            </>
          )}
        </svg>
      </div>
      <figcaption>
        Your last {solves.length}
        {bestPoint !== undefined && ', with your best in a ring'}
      </figcaption>
    </figure>
  );
}
