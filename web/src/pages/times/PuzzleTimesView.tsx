import type { OwnTime, PuzzleTimes, TimesBoard } from '@monster/contract';
import { useState } from 'react';
import { getOwnTime, getTimes } from '../../api/player/solveCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { clockFace, formatTime } from '../../game/clockFace.ts';
import { formatDate } from '../../lib/dates.ts';
import { NameForm } from '../../names/NameForm.tsx';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import {
  describeDoubt,
  describeMedal,
  describeRank,
  describeStanding,
  medalNames,
} from '../../solves/describeSolve.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { RankTable } from '../../ui/ranks/RankTable.tsx';
import type { RankRow } from '../../ui/ranks/RankTable.tsx';
import ranks from '../../ui/ranks/RankPage.module.css';
import styles from './TimesPage.module.css';

/** The fastest, followed by the player's own row if it is not among them. */
function rowsOf({ top }: TimesBoard, own: OwnTime | null): RankRow[] {
  const standing = own?.standing ?? null;
  const ownIndex = top.findIndex(
    ({ place, name }) => own !== null && place === standing?.rank && name === own.name,
  );
  const rows = top.map(({ place, name, seconds }, index) => ({
    rank: place,
    name,
    value: clockFace(seconds),
    isOwn: index === ownIndex,
  }));
  if (own === null || standing === null || ownIndex >= 0) return rows;
  return [...rows, { rank: standing.rank, name: own.name, value: formatTime(own.playedMs), isOwn: true }];
}

/** The times within which medals are won. */
function Medals({ medals }: { readonly medals: NonNullable<TimesBoard['medals']> }) {
  return (
    <dl className={styles['medals']}>
      {(['gold', 'silver', 'bronze'] as const).map((medal) => (
        <div key={medal} data-medal={medal}>
          <dt>{medalNames[medal]}</dt>
          <dd>{clockFace(medals[medal])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BoardProps {
  readonly title: string;
  readonly board: TimesBoard;
  readonly own: OwnTime | null;
}

function Board({ title, board, own }: BoardProps) {
  const { solves, medianSeconds, medals } = board;
  return (
    <Card className={`${ranks['sheet']} ${styles['board']}`}>
      <h2>{title}</h2>
      {solves === 0 || medianSeconds === null ? (
        <p>Nobody yet. The first time will stand here.</p>
      ) : (
        <>
          <p>
            {solves === 1 ? '1 player has' : `${solves.toLocaleString('en-US')} players have`} solved it, in{' '}
            {clockFace(Math.round(medianSeconds))} at the median.
          </p>
          {medals !== null && <Medals medals={medals} />}
          <RankTable label={title} valueName="Time" rows={rowsOf(board, own)} />
        </>
      )}
    </Card>
  );
}

/** What the player's own solve comes to. */
function OwnNote({ own }: { readonly own: OwnTime }) {
  if (own.standing === null) return <p>Your solve: {describeDoubt(own.doubt ?? '')}</p>;
  return (
    <p>
      Your time is {formatTime(own.playedMs)}. {describeStanding(own)} {describeRank(own.standing)}.
      {own.standing.medal !== null && ` ${describeMedal(own.standing.medal)}`}
    </p>
  );
}

function Times({ times, own }: { readonly times: PuzzleTimes; readonly own: OwnTime | null }) {
  const { puzzle, alone, helped } = times;
  return (
    <>
      <header className={styles['head']}>
        <h1>{puzzle.title}</h1>
        <p>
          {formatDate(puzzle.datePublished, 'medium')}, {puzzle.size}×{puzzle.size}. Each time was replayed by
          the server; the first solve of a player counts.
        </p>
        {own !== null && <OwnNote own={own} />}
      </header>
      <Board title="Without help" board={alone} own={own?.isHelped === false ? own : null} />
      <Board title="With hints, checks or reveals" board={helped} own={own?.isHelped === true ? own : null} />
      <LinkButton href={dailyHref(new URLSearchParams(), puzzle.id)}>
        {own === null ? 'Play this puzzle' : 'Open the puzzle'}
      </LinkButton>
    </>
  );
}

/** The times of a puzzle, from the HTML first and then as they are now, and the player's own. */
export function PuzzleTimesView({ id }: { readonly id: string }) {
  const [changes, setChanges] = useState(0);
  const { data, error, retry } = useQuery(getTimes({ params: { id } }), changes);
  const isInBrowser = useIsInBrowser();
  const ownRequest =
    isInBrowser && data !== undefined ? getOwnTime({ params: { id: data.puzzle.id } }) : null;
  const own = useQuery(ownRequest, changes).data?.own ?? null;
  if (data === undefined)
    return (
      <LoadNote
        loading="Loading the times..."
        failure="The times could not be loaded. There may be no such puzzle."
        retry={error === undefined ? null : retry}
      />
    );
  return (
    <>
      <Times times={data} own={own} />
      <NameForm onChange={() => setChanges((count) => count + 1)} />
    </>
  );
}
