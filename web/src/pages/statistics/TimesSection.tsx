import { dailyHref } from '../../daily/dailyLinks.ts';
import { clockFace, formatTime } from '../../game/clockFace.ts';
import { formatDate } from '../../lib/dates.ts';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import details from '../../ui/details/Details.module.css';
import styles from './TimesSection.module.css';
import pageStyles from './StatisticsPage.module.css';
import { sizeName, type SizeTimes, type TimedSolve } from './timesBySize.ts';
import { TimesChart } from './TimesChart.tsx';
import { trendLength } from './trend.ts';
import { TrendAhead, TrendNote } from './TrendNote.tsx';

/** The chart and its table show so many solves, the last ones. */
const solvesShown = 30;

/** Compares the last solves with those before them, in whole seconds, as they are shown. */
function TimeTrend({ times: { trend, solves } }: { readonly times: SizeTimes }) {
  if (trend === null) return <TrendAhead missing={2 * trendLength - solves.length} />;
  const [recent, before] = [trend.recent, trend.before].map((ms) => Math.floor(ms / 1000)) as [
    number,
    number,
  ];
  const medians = `median ${clockFace(recent)} in your last ${trendLength}, ${clockFace(before)} in the ${trendLength} before`;
  if (recent === before) return <TrendNote direction="level">As fast as before: {medians}.</TrendNote>;
  const isFaster = recent < before;
  return (
    <TrendNote direction={isFaster ? 'down' : 'up'}>
      <strong>
        {isFaster ? 'Faster' : 'Slower'} by {clockFace(Math.abs(recent - before))}
      </strong>
      : {medians}.
    </TrendNote>
  );
}

interface TimesTableProps {
  readonly name: string;
  readonly solves: readonly TimedSolve[];
  readonly search: URLSearchParams;
}

/** What the chart shows, the newest first. */
function TimesTable({ name, solves, search }: TimesTableProps) {
  return (
    <details>
      <summary className={details['summary']}>
        Show as a table<VisuallyHidden>: times of {name}</VisuallyHidden>
      </summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Puzzle of</th>
            <th scope="col">Time</th>
            <th scope="col">Hints</th>
          </tr>
        </thead>
        <tbody>
          {[...solves].reverse().map(({ puzzleId, date, timeMs, hintsUsed }) => (
            <tr key={puzzleId}>
              <th scope="row">
                <a href={dailyHref(search, puzzleId)}>{formatDate(date, 'medium')}</a>
              </th>
              <td>{formatTime(timeMs)}</td>
              <td>{hintsUsed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface SizeCardProps {
  readonly times: SizeTimes;
  readonly search: URLSearchParams;
}

function SizeCard({ times, search }: SizeCardProps) {
  const { size, solves, best, medianMs } = times;
  const name = sizeName(size);
  const shown = solves.slice(-solvesShown);
  return (
    <li>
      <Card className={styles['card']}>
        <h3>{name}</h3>
        <dl className={styles['facts']}>
          <div>
            <dt>Solved</dt>
            <dd>{solves.length}</dd>
          </div>
          <div>
            <dt>Median</dt>
            <dd>{formatTime(medianMs)}</dd>
          </div>
          <div>
            <dt>Best</dt>
            <dd>{formatTime(best.timeMs)}</dd>
            <dd className={styles['when']}>
              <a href={dailyHref(search, best.puzzleId)}>{formatDate(best.date, 'medium')}</a>
            </dd>
          </div>
        </dl>
        <TimeTrend times={times} />
        {shown.length > 1 && <TimesChart solves={shown} best={best} />}
        <TimesTable name={name} solves={shown} search={search} />
      </Card>
    </li>
  );
}

interface TimesSectionProps {
  readonly sizes: readonly SizeTimes[];
  readonly search: URLSearchParams;
}

/** A card for each size of grid. */
export function TimesSection({ sizes, search }: TimesSectionProps) {
  return (
    <section className={pageStyles['part']} aria-labelledby="times">
      <h2 id="times">Your times by size</h2>
      <ul className={styles['cards']}>
        {sizes.map((times) => (
          <SizeCard key={times.size} times={times} search={search} />
        ))}
      </ul>
    </section>
  );
}
