import type { PuzzleStatistics } from '@monster/contract';
import { useState } from 'react';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { ApiError } from '../../../api/client.ts';
import { getPuzzleStatistics } from '../../../api/desk/statisticsCalls.ts';
import { BarTable } from '../../../ui/figures/BarTable.tsx';
import { Numbers } from '../../../ui/figures/Numbers.tsx';
import { countOf } from '../../../ui/desk/countOf.ts';
import { DayChart } from './DayChart.tsx';
import { fewGames, formatCount, formatSeconds, shareOf } from './figures.ts';
import { LeftGames } from './LeftGames.tsx';
import { AboutCounts } from './SiteReport.tsx';
import styles from './Statistics.module.css';
import { timeRanges } from './timeRanges.ts';
import { WrongLetters } from './WrongLetters.tsx';

/** How many solves there are of all times together. */
function solvesOf(times: PuzzleStatistics['times']): number {
  return times.reduce((sum, { total }) => sum + total, 0);
}

function Figures({ statistics }: { readonly statistics: PuzzleStatistics }) {
  const { starts, finishes, revealed, hints, checks, reveals, medianSeconds, times } = statistics;
  const perGame = (count: number): string =>
    starts === 0 ? '' : `${(count / starts).toFixed(1)} per game started`;
  return (
    <Numbers
      rows={[
        ['Started', formatCount(starts)],
        ['Finished', formatCount(finishes), `${shareOf(finishes, starts)} of those started`],
        ['Median time', formatSeconds(medianSeconds), `of ${countOf(solvesOf(times), 'ranked solve')}`],
        ['Hints', formatCount(hints), perGame(hints)],
        ['Checks', formatCount(checks), perGame(checks)],
        ['Letters or words revealed', formatCount(reveals), perGame(reveals)],
        ['Revealed all', formatCount(revealed), `${shareOf(revealed, starts)} of those started`],
      ]}
    />
  );
}

/** Everything that was counted about a puzzle. */
function Parts({ statistics }: { readonly statistics: PuzzleStatistics }) {
  const { starts, days, times } = statistics;
  const solves = solvesOf(times);
  return (
    <>
      {starts < fewGames && (
        <p className={styles['note']}>
          These figures rest on {countOf(starts, 'game')}: a few more may change them a lot.
        </p>
      )}
      <Figures statistics={statistics} />
      <section className={styles['part']} aria-labelledby="last-days">
        <h2 id="last-days">The last 30 days</h2>
        <DayChart days={days} />
      </section>
      <section className={styles['part']} aria-labelledby="times">
        <h2 id="times">How long it takes</h2>
        {solves === 0 ? (
          <p>There is no ranked solve yet. Times count once the server has replayed the game.</p>
        ) : (
          <BarTable
            caption={`How many of ${countOf(solves, 'ranked solve')} took how long, with and without help`}
            columns={['Time', 'Solves']}
            rows={timeRanges(times)}
          />
        )}
      </section>
      <WrongLetters statistics={statistics} />
      <LeftGames statistics={statistics} />
    </>
  );
}

interface ReportBodyProps {
  readonly statistics: PuzzleStatistics;
}

function ReportBody({ statistics }: ReportBodyProps) {
  const { puzzle, starts, finishes, revealed, times } = statistics;
  const isEmpty = starts + finishes + revealed + solvesOf(times) === 0;
  return (
    <>
      <div>
        <h2>{puzzle.title}</h2>
        <p className={styles['soft']}>
          by {puzzle.author}, {puzzle.datePublished}, {puzzle.size}×{puzzle.size} <code>{puzzle.id}</code>
        </p>
      </div>
      {isEmpty ? (
        <p className={styles['empty']}>
          Nobody has been counted on this puzzle yet, or its grid has changed since. The next game that a
          player starts shows here at once.
        </p>
      ) : (
        <Parts statistics={statistics} />
      )}
    </>
  );
}

/** How one puzzle is played. */
export function PuzzleReport({ id }: { readonly id: string }) {
  const [changes, setChanges] = useState(0);
  const { data, error } = useAdminQuery(getPuzzleStatistics({ params: { id } }), changes);
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className={styles['report']}>
      <p>
        <a href="/admin/statistics">All puzzles</a>
      </p>
      <AboutCounts />
      {data === undefined && error === undefined && <p role="status">Loading statistics...</p>}
      {isMissing && <p role="alert">There is no puzzle with the id {id}. It may have been deleted.</p>}
      {error !== undefined && !isMissing && (
        <LoadFailure what="the statistics" onRetry={() => setChanges((count) => count + 1)} />
      )}
      {data !== undefined && <ReportBody statistics={data} />}
    </div>
  );
}
