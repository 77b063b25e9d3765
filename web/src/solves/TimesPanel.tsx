import type { OwnTime } from '@monster/contract';
import { getOwnTime } from '../api/player/solveCalls.ts';
import { useQuery } from '../api/queries.ts';
import { useObservable } from '../lib/useObservable.ts';
import { Button } from '../ui/Button.tsx';
import { describeDoubt, describeMedal, describeRank, describeStanding } from './describeSolve.ts';
import { solveOnPage } from './solveState.ts';
import type { SolveStatus } from './solveState.ts';
import styles from './TimesPanel.module.css';

function Standing({ own }: { readonly own: OwnTime }) {
  if (own.doubt !== null || own.standing === null) return <p>{describeDoubt(own.doubt ?? '')}</p>;
  const { medal } = own.standing;
  return (
    <>
      <p className={styles['lead']}>{describeStanding(own)}</p>
      {medal !== null && (
        <p className={styles['medal']} data-medal={medal}>
          {describeMedal(medal)}
        </p>
      )}
      <p className={styles['rank']}>
        {describeRank(own.standing)} as <bdi>{own.name}</bdi>
      </p>
    </>
  );
}

/** How the player's solve compares, as soon as the server has it. */
function SentSolve({ puzzleId }: { readonly puzzleId: string }) {
  const { data, error } = useQuery(getOwnTime({ params: { id: puzzleId } }), 0);
  if (data !== undefined) return data.own === null ? null : <Standing own={data.own} />;
  return (
    <p>{error === undefined ? 'Comparing your time...' : 'Your time could not be compared just now.'}</p>
  );
}

function Status({ puzzleId, solve }: { readonly puzzleId: string; readonly solve: SolveStatus }) {
  switch (solve.status) {
    case 'sending':
      return <p>The server is checking your time...</p>;
    case 'sent':
      return <SentSolve puzzleId={puzzleId} />;
    case 'waiting':
      return <p>You are offline: your time is sent and ranked when you are back.</p>;
    case 'unlogged':
      return <p>Not ranked: the record of this game is not complete, since it was very long or is old.</p>;
    case 'unknown':
      return (
        <p>Not ranked: the game began without a connection, or this browser does not let us keep games.</p>
      );
    case 'refused':
      return <p>Not ranked: {solve.reason ?? 'the server does not take this game.'}</p>;
    case 'unsent':
      return (
        <>
          <p>Your time stays in this browser. Do you want it to be compared and ranked?</p>
          <Button variant="quiet" size="small" onClick={solve.send}>
            Send my time
          </Button>
        </>
      );
  }
}

/** What the server makes of the solve on this page, and the way to everyone's times. */
export function TimesPanel({ puzzleId }: { readonly puzzleId: string }) {
  const onPage = useObservable(solveOnPage, null);
  const solve: SolveStatus = onPage?.puzzleId === puzzleId ? onPage.solve : { status: 'sending' };
  return (
    <div className={styles['panel']} data-aside>
      <div className={styles['status']} role="status">
        <Status puzzleId={puzzleId} solve={solve} />
      </div>
      <a href={`/times?puzzle=${encodeURIComponent(puzzleId)}`}>See the fastest times</a>
    </div>
  );
}
