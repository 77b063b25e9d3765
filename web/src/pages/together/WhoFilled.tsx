import { entryName } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import type { RoomPeople } from '@monster/contract';
import { useLayoutEffect, useMemo } from 'react';
import { looksOf } from '../../together/seatLooks.ts';
import { SeatMark } from '../../together/SeatMark.tsx';
import detailsStyles from '../../ui/details/Details.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { fillerName, fillersOf, runsOf } from './fillers.ts';
import type { Writers } from './fillers.ts';
import { paintWriters } from './paintWriters.ts';
import styles from './WhoFilled.module.css';

interface WhoFilledProps {
  readonly puzzle: Puzzle;
  readonly writers: Writers;
  readonly people: RoomPeople;
  readonly me: number;
}

/** The same as the colors over the grid, word by word. */
function WordsTable({ puzzle, writers, people, me }: WhoFilledProps) {
  return (
    <details className={styles['details']}>
      <summary className={detailsStyles['summary']}>
        Show as a table<VisuallyHidden>: who filled which word</VisuallyHidden>
      </summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Letters by</th>
          </tr>
        </thead>
        <tbody>
          {puzzle.words.map((word) => (
            <tr key={word.id}>
              <th scope="row">
                {entryName(word)}, {word.answer}
              </th>
              <td>
                {runsOf(word, writers).map(({ letters, seat }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- they never move
                  <span key={index}>
                    {index > 0 && ', '}
                    {letters}: <bdi>{fillerName(people, me, seat)}</bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Colors the grid on this page by who filled its cells, and says who that is. */
export function WhoFilled(props: WhoFilledProps) {
  const { puzzle, writers, people, me } = props;
  const { members } = people;
  const lookOf = useMemo(() => looksOf(members), [members]);
  useLayoutEffect(() => paintWriters(writers, lookOf), [writers, lookOf]);
  return (
    <div className={styles['who']}>
      <ul className={styles['legend']} aria-label="Who filled what">
        {fillersOf(puzzle, writers, people, me).map(({ seat, name, count }) => (
          <li key={seat}>
            {seat === null ? (
              <span className={styles['given']} aria-hidden="true" />
            ) : (
              <SeatMark look={lookOf(seat)} />
            )}
            <bdi>{name}</bdi> <strong>{count}</strong>
          </li>
        ))}
      </ul>
      <WordsTable {...props} />
    </div>
  );
}
