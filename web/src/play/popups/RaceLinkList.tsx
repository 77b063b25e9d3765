import { useMemo, useSyncExternalStore } from 'react';
import type { Solved } from '../../game/solved.ts';
import { useObservable } from '../../lib/useObservable.ts';
import { bestSolve } from '../../race/bestSolve.ts';
import { ownBest } from '../../race/opponent.ts';
import { describeRaceEnd } from '../../race/raceEnd.ts';
import { raceHref, raceLink } from '../../race/raceHref.ts';
import { raceOnPage } from '../../race/raceOnPage.ts';
import { ShareLink } from '../../share/ShareLink.tsx';
import { useSite } from '../../site/site.ts';
import { onSent, sentSolveId } from '../../solves/sentSolves.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import styles from './RaceLinkList.module.css';

export interface RaceLinkListProps {
  readonly puzzleId: string;
  readonly solved: Solved;
  readonly onClose: () => void;
}

/** How the race ended, if there was one, and the ways to race and to watch this solve. */
export function RaceLinkList({ puzzleId, solved: { game, isAgain }, onClose }: RaceLinkListProps) {
  const { siteUrl } = useSite();
  const race = useObservable(raceOnPage, null);
  const solveId = useSyncExternalStore(onSent, () => sentSolveId(puzzleId));
  const end = useMemo(
    () => (race === null || isAgain ? null : describeRaceEnd(race, game)),
    [race, isAgain, game],
  );
  const raceAgain = (): void => {
    onClose();
    race?.again();
  };
  return (
    <div className={styles['race']} data-aside>
      {end !== null && <p className={styles['end']}>{end}</p>}
      <div className={styles['links']}>
        {race !== null && (
          <Button variant="quiet" size="small" onClick={raceAgain}>
            Race again
          </Button>
        )}
        {race === null && bestSolve(puzzleId) !== null && (
          <LinkButton
            variant="quiet"
            size="small"
            href={raceHref(location.href, puzzleId, ownBest)}
            onClick={onClose}
          >
            Race your best
          </LinkButton>
        )}
        {game.log !== null && (
          <LinkButton variant="quiet" size="small" href={`/replay?puzzle=${encodeURIComponent(puzzleId)}`}>
            Watch again
          </LinkButton>
        )}
        {/* It keeps its place until the server has the solve, so that nothing moves then. */}
        <span className={styles['late']} data-waiting={solveId === null || undefined}>
          <ShareLink
            label="Challenge a friend"
            text="Can you beat my time?"
            link={raceLink(siteUrl, puzzleId, solveId ?? '')}
          />
        </span>
      </div>
    </div>
  );
}
