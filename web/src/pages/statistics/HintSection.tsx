import { hintStatisticsOf } from './hintStatistics.ts';
import { Numbers } from '../../ui/figures/Numbers.tsx';
import type { Play } from './plays.ts';
import styles from './StatisticsPage.module.css';
import { trendLength, type Trend } from './trend.ts';
import { TrendAhead, TrendNote } from './TrendNote.tsx';

/** "0.4": one digit is enough for hints. */
const rounded = (average: number): string => String(Math.round(10 * average) / 10);

function HintTrend({ trend }: { readonly trend: Trend }) {
  const [recent, before] = [rounded(trend.recent), rounded(trend.before)];
  const averages = `${recent} per solve in your last ${trendLength}, ${before} in the ${trendLength} before`;
  if (recent === before) return <TrendNote direction="level">As many hints as before: {averages}.</TrendNote>;
  const isFewer = trend.recent < trend.before;
  return (
    <TrendNote direction={isFewer ? 'down' : 'up'}>
      <strong>{isFewer ? 'Fewer' : 'More'} hints</strong>: {averages}.
    </TrendNote>
  );
}

/** How much help the player takes. */
export function HintSection({ plays }: { readonly plays: readonly Play[] }) {
  const { solves, total, withoutHelp, perSolve, trend } = hintStatisticsOf(plays);
  const share = `${Math.floor((100 * withoutHelp) / solves)}%`;
  return (
    <section className={styles['part']} aria-labelledby="hints">
      <h2 id="hints">Your hints</h2>
      <Numbers
        rows={[
          ['Hints used', total],
          ['Hints per solve', rounded(perSolve ?? 0)],
          ['Solved without help', share, `${withoutHelp} of ${solves}`],
        ]}
      />
      {trend === null ? <TrendAhead missing={2 * trendLength - solves} /> : <HintTrend trend={trend} />}
    </section>
  );
}
