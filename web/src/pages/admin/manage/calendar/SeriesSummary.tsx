import type { Calendar } from '@monster/contract';
import { formatDate } from '../../../../lib/dates.ts';
import styles from './SeriesCalendar.module.css';

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, 'full')}</time>;
}

/** Says how the series goes on: what is wrong with it, if anything, and where the editor can go on planning. */
export function SeriesSummary({ series: { firstGap, firstFree, crowded } }: { series: Calendar }) {
  return (
    <>
      {firstGap !== null && (
        <p className={styles['warning']}>
          <strong>Warning: </strong>
          There is no Daily Teaser for <Day date={firstGap} />. The site makes one within a minute; if it does
          not, its log says why.
        </p>
      )}
      {crowded.length > 0 && (
        <p className={styles['warning']}>
          <strong>More than one puzzle: </strong>
          {crowded.map((date, index) => (
            <span key={date}>
              {index > 0 && ', '}
              <time dateTime={date}>{formatDate(date, 'weekday')}</time>
            </span>
          ))}
          . Players get the first of a day and find the others in the archive.
        </p>
      )}
      <p>
        Your next free day is <Day date={firstFree} />. The site makes a puzzle for every day that you leave
        free, two weeks ahead; a puzzle of your own replaces it.
      </p>
    </>
  );
}
