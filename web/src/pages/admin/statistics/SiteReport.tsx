import type { PlayedPuzzle, SiteStatistics } from '@monster/contract';
import { useState } from 'react';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { usePagedQuery } from '../../../admin/usePagedQuery.ts';
import { getSiteStatistics } from '../../../api/desk/statisticsCalls.ts';
import { useSite } from '../../../site/site.ts';
import { Pager } from '../../../ui/desk/Pager.tsx';
import { countOf } from '../../../ui/desk/countOf.ts';
import { DayChart } from './DayChart.tsx';
import { formatCount, formatSeconds, shareOf } from './figures.ts';
import { statisticsHref } from './statisticsHref.ts';
import styles from './Statistics.module.css';

const pageSize = 25;
const firstView = { page: 1 };

function PuzzleTable({ puzzles }: { readonly puzzles: readonly PlayedPuzzle[] }) {
  return (
    <div className={styles['wide']}>
      <table className={styles['table']} aria-labelledby="most-played">
        <thead>
          <tr>
            <th scope="col">Puzzle</th>
            <th scope="col">Started</th>
            <th scope="col">Finished</th>
            <th scope="col">Share</th>
            <th scope="col">Median time</th>
          </tr>
        </thead>
        <tbody>
          {puzzles.map(({ id, title, datePublished, starts, finishes, medianSeconds }) => (
            <tr key={id}>
              <th scope="row">
                <a href={statisticsHref(id)}>{title}</a>{' '}
                <span className={styles['soft']}>
                  {datePublished} <code>{id}</code>
                </span>
              </th>
              <td>{formatCount(starts)}</td>
              <td>{formatCount(finishes)}</td>
              <td>{shareOf(finishes, starts)}</td>
              <td>{formatSeconds(medianSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says what will be here, and when. */
function NothingYet() {
  const { hasPlayStatistics } = useSite();
  return (
    <p className={styles['empty']}>
      {hasPlayStatistics
        ? 'Nothing has been counted yet. The first game that a player starts shows here at once: games per day, and for each puzzle how many finish it, how long they take, and where they go wrong or stop.'
        : 'Nothing has been counted, and nothing will be while statistics are turned off (PLAY_STATISTICS).'}
    </p>
  );
}

/** What the numbers are, and what they are not. */
export function AboutCounts() {
  const { hasPlayStatistics } = useSite();
  return (
    <p className={styles['text']}>
      Counted from what players’ browsers report without saying who plays. A browser counts once per puzzle.
      Players who object, or whose browsers do, are not counted.
      {!hasPlayStatistics && ' Counting is turned off now (PLAY_STATISTICS).'}
    </p>
  );
}

function describeList(list: SiteStatistics | null, hasFailed: boolean): string {
  if (hasFailed) return '';
  return list === null ? 'Loading statistics...' : `${countOf(list.total, 'puzzle')} played so far`;
}

/** The last 30 days of the site, and its puzzles by how often they were started. */
export function SiteReport() {
  const [changes, setChanges] = useState(0);
  const requestFor = ({ page }: typeof firstView) => getSiteStatistics({ query: { page, pageSize } });
  const { view, show, list, pages, error } = usePagedQuery({ firstView, pageSize, requestFor, changes });
  const isEmpty = list !== null && list.total === 0 && list.days.every(({ starts }) => starts === 0);
  return (
    <div className={styles['report']}>
      <AboutCounts />
      <p role="status">{describeList(list, error !== undefined)}</p>
      {error !== undefined && (
        <LoadFailure what="the statistics" onRetry={() => setChanges((count) => count + 1)} />
      )}
      {isEmpty && <NothingYet />}
      {list !== null && !isEmpty && (
        <>
          <section className={styles['part']} aria-labelledby="last-days">
            <h2 id="last-days">The last 30 days</h2>
            <DayChart days={list.days} />
          </section>
          <section className={styles['part']} aria-labelledby="most-played">
            <h2 id="most-played">Puzzles, the most started first</h2>
            <PuzzleTable puzzles={list.puzzles} />
            <Pager page={view.page} pages={pages} onPage={(page) => show({ page })} />
          </section>
        </>
      )}
    </div>
  );
}
